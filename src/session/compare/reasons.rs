use super::Side;
use crate::analysis::compare::{Both, Pair};
use crate::board::Point;
use crate::diagnostic::{Diagnostic, Source};
use crate::notation::meaning;
use crate::rule::{Event, Game, Intent};
use crate::session::answer::WhyAnswer;
use serde::Serialize;

/// What both rulesets say of a decision that is open under one of them only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The decision.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether it is legal under each, and why.
    pub why: [WhyAnswer; 2],
}

/// A rule that changes something when a decision is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Doer {
    /// Its name.
    pub rule: String,
    /// Its number and sentence, or its name again.
    pub says: String,
    /// `file:line`.
    pub at: String,
}

impl Reason {
    /// Asks both rulesets about a decision, and which points of each board it is about.
    ///
    /// # Errors
    /// If a function rule fails.
    pub(super) fn of(
        sides: &[Side; 2],
        pair: &Pair,
        at: &Both,
        text: &str,
    ) -> Result<(Reason, [Vec<Point>; 2]), Diagnostic> {
        let mut points = [Vec::new(), Vec::new()];
        let mut ask = |side: usize| -> Result<WhyAnswer, Diagnostic> {
            let (game, rules) = (&sides[side].loaded.game, &pair.rules()[side]);
            match intent(&sides[side], text) {
                Ok(intent) => {
                    points[side].extend([intent.from, intent.to].into_iter().flatten());
                    points[side].extend(intent.cells.iter().flatten().copied());
                    Ok(WhyAnswer::of(game, rules.why(&at[side], &intent)?))
                }
                Err(error) => WhyAnswer::refused(error),
            }
        };
        let why = [ask(0)?, ask(1)?];
        Ok((Reason { text: text.to_string(), why }, points))
    }
}

impl Doer {
    /// The rules that made changes, each once, in order.
    pub(super) fn all(game: &Game, events: &[Event]) -> Vec<Doer> {
        let mut doers: Vec<Doer> = Vec::new();
        for rule in events.iter().filter_map(|event| event.rule).map(|rule| game.rule(rule)) {
            let doer = Doer { rule: rule.name.clone(), says: rule.says(), at: rule.place() };
            if !doers.contains(&doer) {
                doers.push(doer);
            }
        }
        doers
    }
}

/// What the words of a decision mean in a game.
fn intent(side: &Side, text: &str) -> Result<Intent, Diagnostic> {
    let source = Source::new("decision", text);
    let phrase = side.loaded.notation.read_decision(&source, 0)?;
    meaning(&side.loaded.game, &source, &phrase)
}
