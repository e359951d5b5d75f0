use super::laws::{Laws, Way};
use super::{Finding, Law};
use crate::analysis::Work;
use crate::analysis::shrink::leave_out;
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::position::Position;
use crate::rule::{Game, Rules};
use std::cell::Cell;
use std::sync::Arc;

/// How many decisions are made at most to make one game shorter.
const DECISIONS: usize = 4000;

/// A finding with a game from which no decision can be left out, if so much can be tried.
pub(super) fn shorter(
    rules: &Rules,
    notation: &Notation,
    start: &Position,
    finding: Finding,
    work: &Work,
) -> Finding {
    let Ok(twin) = Rules::new(rules.game().clone()) else { return finding };
    let (law, games, made) = (finding.law, finding.games, Cell::new(0));
    let wanted = finding.clone();
    let mut replay = |rest: &mut dyn Iterator<Item = &String>| {
        let way = Way::Told { texts: rest.cloned().collect(), law: Some(law) };
        let mut laws = Laws::new(rules, &twin, notation, way);
        laws.play(start, u32::MAX, &|| work.is_stopped())?;
        made.set(made.get() + laws.texts().len() + 1);
        laws.findings.into_iter().find(|found| found.is_same(&wanted))
    };
    let enough = || work.is_stopped() || made.get() > DECISIONS;
    let mut found = finding;
    loop {
        let length = found.game.as_ref().map_or(0, Vec::len);
        found = leave_out(found, &mut replay, &enough);
        if found.game.as_ref().map_or(0, Vec::len) >= length || enough() {
            return Finding { games, ..found };
        }
    }
}

/// The laws that break along a game, from a position: those of its decisions that are open when their turn comes are
/// made. Each game is as short as it can be. With a law, only that one is looked at.
///
/// # Errors
/// If the rules cannot be started.
pub fn broken(
    game: &Arc<Game>,
    notation: &Notation,
    start: &Position,
    texts: &[String],
    law: Option<Law>,
    work: &Work,
) -> Result<Vec<Finding>, Diagnostic> {
    let (rules, twin) = (Rules::new(game.clone())?, Rules::new(game.clone())?);
    let way = Way::Told { texts: texts.iter().cloned().collect(), law };
    let mut laws = Laws::new(&rules, &twin, notation, way);
    laws.play(start, u32::MAX, &|| work.is_stopped());
    let found = laws.findings.into_iter();
    Ok(found.map(|finding| shorter(&rules, notation, start, finding, work)).collect())
}
