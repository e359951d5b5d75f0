use super::after::After;
use super::breadth::{Reach, breadth};
use super::{Both, Difference, Pair};
use crate::analysis::Guard;
use crate::analysis::shrink::{Witness, leave_out};
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use std::sync::Arc;

/// How many positions are searched from each position of a game for a shorter way on.
const POSITIONS: usize = 400;
/// From how many of its last positions.
const FROM: usize = 12;

impl Witness for Difference {
    fn game(&self) -> &[String] {
        &self.game
    }
}

/// Makes a game shorter after which two rulesets differ: leaves out decisions while they still differ, and looks
/// for shorter ways on from its last positions, until neither helps.
///
/// # Errors
/// If the rules cannot be started.
pub(super) fn shrink(
    games: &[Arc<Game>; 2],
    pair: &Pair,
    start: &Both,
    mut found: Difference,
    guard: Guard<'_>,
) -> Result<Difference, Diagnostic> {
    loop {
        let length = found.game.len();
        found = leave_out(found, &mut |rest| replay(pair, start, rest, guard), &|| guard.is_over());
        if let Some(shorter) = shorten(games, pair, start, &found, guard)? {
            found = shorter;
        }
        if found.game.len() >= length || guard.is_over() {
            return Ok(found);
        }
    }
}

/// Plays those decisions of a list that are open when their turn comes, up to the first difference; nothing if it is
/// stopped before.
fn replay(
    pair: &Pair,
    start: &Both,
    game: &mut dyn Iterator<Item = &String>,
    guard: Guard<'_>,
) -> Option<Difference> {
    let (mut at, mut before, mut played) = (start.clone(), start.clone(), Vec::new());
    let mut open = match pair.open(&at) {
        Ok(open) => open,
        Err(cause) => return Some(Difference { game: played, cause, before, at }),
    };
    for text in game {
        if guard.is_over() {
            return None;
        }
        let Ok(place) = open.binary_search_by(|choice| choice.text.cmp(text)) else { continue };
        played.push(text.clone());
        let next = match pair.play(&at, &open[place]) {
            After::Same(next) => next,
            After::Nothing => return None,
            After::Differs(cause, next) => {
                return Some(Difference { game: played, cause, before: at, at: next });
            }
        };
        before = std::mem::replace(&mut at, next);
        open = match pair.open(&at) {
            Ok(open) => open,
            Err(cause) => return Some(Difference { game: played, cause, before, at }),
        };
    }
    None
}

/// A shorter way on from one of the last positions of a game.
fn shorten(
    games: &[Arc<Game>; 2],
    pair: &Pair,
    start: &Both,
    found: &Difference,
    guard: Guard<'_>,
) -> Result<Option<Difference>, Diagnostic> {
    let mut way = vec![start.clone()];
    for text in &found.game {
        let Some(at) = way.last().filter(|_| !guard.is_over()) else { break };
        let open = pair.open(at).unwrap_or_default();
        let Some(choice) = open.iter().find(|choice| choice.text == *text) else { break };
        let After::Same(next) = pair.play(at, choice) else { break };
        way.push(next);
    }
    let length = found.game.len();
    for (from, at) in way.iter().enumerate().rev().filter(|(from, _)| from + 1 < length).take(FROM) {
        let depth = (length - from - 1) as u32;
        let searched = breadth(games, pair, at, Reach { depth, positions: POSITIONS }, guard)?;
        if let Some(rest) = searched.difference {
            let game = found.game[..from].iter().cloned().chain(rest.game).collect();
            return Ok(Some(Difference { game, ..rest }));
        }
    }
    Ok(None)
}
