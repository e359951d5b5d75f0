use super::after::After;
use super::{Both, Difference, Pair};
use crate::analysis::Guard;
use crate::analysis::stream;
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use rand::RngExt;
use rayon::prelude::*;
use std::sync::Arc;

/// How many games are played before it is looked whether one of them shows a difference.
const BATCH: u64 = 16;

/// Plays random games under both rulesets at once; the shortest of the first ones that show a difference, and how
/// many were played. The same seed finds the same in any number of threads.
///
/// # Errors
/// If the rules cannot be started.
pub(super) fn random(
    games: &[Arc<Game>; 2],
    start: &Both,
    (count, seed, max_plies): (u64, u64, u32),
    guard: Guard<'_>,
) -> Result<(Option<Difference>, u64), Diagnostic> {
    let mut played = 0;
    guard.work.begin("games", Some(count));
    while played < count && !guard.is_over() {
        let batch = played..count.min(played + BATCH);
        let found: Vec<Option<Option<Difference>>> = (0..(batch.end - batch.start) as usize)
            .into_par_iter()
            .with_min_len(BATCH as usize / 4)
            .map_init(
                || Pair::new(games),
                |pair, game| {
                    let pair = pair.as_ref().map_err(Clone::clone)?;
                    Ok(one(pair, start, (seed, batch.start + game as u64), max_plies, guard))
                },
            )
            .collect::<Result<_, Diagnostic>>()?;
        played += found.iter().flatten().count() as u64;
        guard.work.reach(played, 0);
        let found = found.into_iter().flatten().flatten();
        let shortest = found.min_by_key(|difference| difference.game.len());
        if shortest.is_some() {
            return Ok((shortest, played));
        }
    }
    Ok((None, played))
}

/// The difference that a game shows, if it shows one; nothing at all if it is stopped before its end.
fn one(
    pair: &Pair,
    start: &Both,
    (seed, number): (u64, u64),
    max_plies: u32,
    guard: Guard<'_>,
) -> Option<Option<Difference>> {
    let mut random = stream(seed, number);
    let (mut at, mut before, mut game) = (start.clone(), start.clone(), Vec::new());
    let limit = start[0].turn().ply.saturating_add(max_plies);
    while at[0].turn().ply < limit {
        if guard.is_over() {
            return None;
        }
        let mut open = match pair.open(&at) {
            Ok(open) if open.is_empty() => return Some(None),
            Ok(open) => open,
            Err(cause) => return Some(Some(Difference { game, cause, before, at })),
        };
        let choice = open.swap_remove(random.random_range(0..open.len()));
        game.push(choice.text.clone());
        let next = match pair.play(&at, &choice) {
            After::Same(next) => next,
            After::Nothing => return Some(None),
            After::Differs(cause, next) => {
                return Some(Some(Difference { game, cause, before: at, at: next }));
            }
        };
        before = std::mem::replace(&mut at, next);
    }
    Some(None)
}
