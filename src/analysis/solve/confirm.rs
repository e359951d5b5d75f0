use super::{Solved, subject};
use crate::diagnostic::Diagnostic;
use crate::position::{Player, Position};
use crate::rule::{Decision, Game, Rules};
use std::sync::Arc;

/// Plays every solution that was found by the rules: each decision must be open, and the last one must win, and none
/// before it. The same answer with the decisions as the rules make them; nothing if a solution does not hold.
///
/// # Errors
/// As [`super::solve`].
pub fn confirm(game: &Arc<Game>, position: &Position, solved: Solved) -> Result<Option<Solved>, Diagnostic> {
    let rules = Rules::new(game.clone())?;
    let solver = subject::solver(game, position)?;
    let mut confirmed = Vec::new();
    for line in &solved.solutions {
        match play(&rules, position, solver, line)? {
            Some(line) => confirmed.push(line),
            None => return Ok(None),
        }
    }
    Ok(Some(Solved { solutions: confirmed, ..solved }))
}

fn play(
    rules: &Rules,
    position: &Position,
    solver: Player,
    line: &[Decision],
) -> Result<Option<Vec<Decision>>, Diagnostic> {
    let (mut position, mut played) = (position.clone(), Vec::new());
    for decision in line {
        let mut open = rules.decisions(&position)?;
        let Some(found) = open.iter().position(|open| open == decision) else { return Ok(None) };
        let decision = open.swap_remove(found);
        rules.play(&mut position, &decision)?;
        played.push(decision);
        if position.turn().outcome.is_some() {
            break;
        }
    }
    Ok((played.len() == line.len() && subject::is_won(&position, solver)).then_some(played))
}
