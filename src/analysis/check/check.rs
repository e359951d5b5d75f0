use super::finding::at_rule;
use super::laws::{Laws, Way};
use super::shorter::shorter;
use super::still::still;
use super::{Finding, Law};
use crate::analysis::Work;
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::rule::{Game, Rules};
use std::sync::Arc;

/// How the laws are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckJob {
    /// How many random games are played.
    pub games: u64,
    /// What their random numbers come from.
    pub seed: u64,
    /// After how many turns a game is given up.
    pub max_plies: u32,
}

/// What was found about the rules of a game, and how far it was looked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// What was found, the gravest first, each once.
    pub findings: Vec<Finding>,
    /// How many games were played.
    pub games: u64,
    /// How many of them were over before they were given up.
    pub ended: u64,
    /// How many turns were played.
    pub turns: u64,
}

/// Looks at the rules of a game by themselves, then at random games. Of what shows in several games the shortest
/// is kept, and made as short as it can be. The same seed finds the same. If the work is stopped, what the games finished
/// until then show is the answer.
///
/// # Errors
/// If the rules cannot be started at all.
pub fn check(game: &Arc<Game>, notation: &Notation, job: CheckJob, work: &Work) -> Result<Check, Diagnostic> {
    let mut check = Check { findings: still(game), ..Check::default() };
    let rules = Rules::new(game.clone())?;
    let start = rules.start()?;
    let mut unended = None;
    work.begin("random games", Some(job.games));
    for number in 0..job.games {
        let twin = Rules::new(game.clone())?;
        let mut laws = Laws::new(&rules, &twin, notation, Way::random(job.seed, number));
        let Some(end) = laws.play(&start, job.max_plies, &|| work.is_stopped()) else { break };
        check.games += 1;
        work.step(1);
        if unended.is_none() && end.turn().outcome.is_none() {
            unended = Some((end.turn().phase, laws.texts().to_vec()));
        }
        check.ended += u64::from(end.turn().outcome.is_some());
        check.turns += u64::from(end.turn().ply - start.turn().ply);
        laws.findings.into_iter().for_each(|finding| check.keep(finding));
    }
    let found = std::mem::take(&mut check.findings).into_iter();
    check.findings = found
        .map(|finding| match finding.game {
            Some(_) => shorter(&rules, notation, &start, finding, work),
            None => finding,
        })
        .collect();
    let broken = check.findings.iter().any(|finding| finding.game.is_some());
    if let Some((phase, texts)) = unended.filter(|_| check.ended == 0 && !broken) {
        let message = format!("no random game was over after {} turns", job.max_plies);
        let error = at_rule(game, game.rule(game.phase(phase).moves), message);
        check.findings.push(Finding { law: Law::End, error, game: Some(texts), games: check.games });
    }
    check.findings.sort_by_key(|finding| finding.law);
    Ok(check)
}

impl Check {
    fn keep(&mut self, finding: Finding) {
        let Some(known) = self.findings.iter_mut().find(|known| known.is_same(&finding)) else {
            self.findings.push(finding);
            return;
        };
        let games = known.games + finding.games;
        let length = |finding: &Finding| finding.game.as_ref().map_or(0, Vec::len);
        if length(&finding) < length(known) {
            *known = finding;
        }
        known.games = games;
    }
}
