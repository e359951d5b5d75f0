use crate::analysis::{Check, Finding};
use crate::script::Request;
use crate::session::rule_test::test_of_finding;
use serde::Serialize;

/// What was found about the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckAnswer {
    /// The game.
    pub game: String,
    /// Whether nothing was found but remarks.
    pub ok: bool,
    /// How many random games were played.
    pub games: u64,
    /// How many of them were over before they were given up.
    pub ended: u64,
    /// How many turns were played.
    pub turns: u64,
    /// What was found, the gravest first.
    pub findings: Vec<FindingAnswer>,
}

/// Something that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingAnswer {
    /// What does not hold, in a word or two.
    pub law: String,
    /// Whether it may be as it is meant.
    pub remark: bool,
    /// How it does not hold.
    pub message: String,
    /// `file:line:column` of the rule.
    pub at: Option<String>,
    /// What to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// In how many games it was seen; 0 where none is needed.
    pub games: u64,
    /// The decisions of the shortest game that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
    /// A rule test in Lua that fails as long as the law is broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule_test: Option<String>,
}

impl CheckAnswer {
    /// The answer that tells what was found about a game.
    pub fn of(request: &Request, check: &Check) -> CheckAnswer {
        CheckAnswer {
            game: request.game.clone(),
            ok: check.findings.iter().all(|finding| finding.law.is_remark()),
            games: check.games,
            ended: check.ended,
            turns: check.turns,
            findings: check.findings.iter().map(|finding| FindingAnswer::of(request, finding)).collect(),
        }
    }
}

impl FindingAnswer {
    fn of(request: &Request, finding: &Finding) -> FindingAnswer {
        FindingAnswer {
            law: finding.law.to_string(),
            remark: finding.law.is_remark(),
            message: finding.error.message.clone(),
            at: finding.error.place(),
            help: finding.error.help.clone(),
            games: finding.games,
            moves: finding.game.clone(),
            rule_test: test_of_finding(request, finding),
        }
    }
}
