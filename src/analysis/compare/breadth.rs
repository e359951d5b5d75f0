use super::after::After;
use super::{Both, Cause, Difference, Pair};
use crate::analysis::Guard;
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// How many positions are gone on from before it is looked whether that is enough.
const BATCH: usize = 64;

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// How many decisions.
    pub depth: u32,
    /// How many pairs of positions.
    pub positions: usize,
}

/// What a search breadth first came to.
#[derive(Debug, Default)]
pub(super) struct Searched {
    /// The first difference; no game is shorter after which there is one.
    pub difference: Option<Difference>,
    /// After how many decisions everything was looked at.
    pub depth: u32,
    /// How many positions were reached, the start among them.
    pub positions: u64,
    /// Whether there are no others.
    pub complete: bool,
}

/// A pair of positions, and how it was reached.
struct Reached {
    from: Option<u32>,
    text: String,
    at: Both,
}

/// Positions that were reached, each once.
#[derive(Default)]
struct Known {
    reached: Vec<Reached>,
    by_hash: FxHashMap<u64, SmallVec<[u32; 1]>>,
}

impl Known {
    fn has(&self, at: &Both) -> bool {
        let same = |number: &u32| self.reached[*number as usize].at == *at;
        self.by_hash.get(&hash(at)).is_some_and(|numbers| numbers.iter().any(same))
    }

    fn add(&mut self, reached: Reached) {
        self.by_hash.entry(hash(&reached.at)).or_default().push(self.reached.len() as u32);
        self.reached.push(reached);
    }

    fn game(&self, mut number: u32) -> Vec<String> {
        let mut game = Vec::new();
        loop {
            let reached = &self.reached[number as usize];
            let Some(from) = reached.from else { break };
            game.push(reached.text.clone());
            number = from;
        }
        game.reverse();
        game
    }
}

fn hash(at: &Both) -> u64 {
    at[0].hash() ^ at[1].hash().rotate_left(32)
}

/// What comes of one position: others, up to the first that differs.
type Grown = (Vec<Reached>, Option<(String, Cause, Both)>);

/// Looks for the shortest game after which two rulesets differ, through every position that both reach, nearer ones
/// first. The answer does not depend on the number of threads.
///
/// # Errors
/// If the rules cannot be started.
pub(super) fn breadth(
    games: &[Arc<Game>; 2],
    pair: &Pair,
    start: &Both,
    reach: Reach,
    guard: Guard<'_>,
) -> Result<Searched, Diagnostic> {
    let mut searched = Searched { positions: 1, difference: pair.start(start), ..Searched::default() };
    if searched.difference.is_some() {
        return Ok(searched);
    }
    // starting scripts anew in every thread costs more than it brings
    let alone = games.iter().any(|game| game.has_functions());
    let mut known = Known::default();
    known.add(Reached { from: None, text: String::new(), at: start.clone() });
    let mut level = 0..1;
    guard.work.begin("positions", None);
    while searched.depth < reach.depth && !guard.is_over() {
        let mut from = level.start;
        while from < level.end {
            if known.reached.len() >= reach.positions {
                searched.positions = known.reached.len() as u64;
                return Ok(searched);
            }
            let numbers = from..level.end.min(from + BATCH);
            let grown: Vec<Grown> = if alone {
                numbers.clone().map(|number| grow(pair, &known, number, guard)).collect()
            } else {
                let grow = |pair: &mut Result<Pair, Diagnostic>, number| match pair {
                    Ok(pair) => Ok(grow(pair, &known, number, guard)),
                    Err(error) => Err(error.clone()),
                };
                numbers
                    .clone()
                    .into_par_iter()
                    .map_init(|| Pair::new(games), grow)
                    .collect::<Result<_, _>>()?
            };
            for (number, (others, difference)) in numbers.clone().zip(grown) {
                for other in others {
                    if !known.has(&other.at) {
                        known.add(other);
                    }
                }
                if let Some((text, cause, at)) = difference {
                    let mut game = known.game(number as u32);
                    game.push(text);
                    let before = known.reached[number].at.clone();
                    searched.positions = known.reached.len() as u64;
                    searched.difference = Some(Difference { game, cause, before, at });
                    return Ok(searched);
                }
            }
            if guard.is_over() {
                searched.positions = known.reached.len() as u64;
                return Ok(searched);
            }
            guard.work.reach(known.reached.len() as u64, 0);
            from = numbers.end;
        }
        searched.depth += 1;
        searched.positions = known.reached.len() as u64;
        level = level.end..known.reached.len();
        if level.is_empty() {
            searched.complete = true;
            break;
        }
    }
    Ok(searched)
}

/// Stops between two decisions if it is told to.
fn grow(pair: &Pair, known: &Known, number: usize, guard: Guard<'_>) -> Grown {
    let at = &known.reached[number].at;
    let mut others = Vec::new();
    for choice in pair.open(at).unwrap_or_default() {
        if guard.is_over() {
            break;
        }
        let next = match pair.play(at, &choice) {
            After::Same(next) => next,
            After::Nothing => continue,
            After::Differs(cause, next) => return (others, Some((choice.text, cause, next))),
        };
        if known.has(&next) {
            continue;
        }
        if let Err(cause) = pair.open(&next) {
            return (others, Some((choice.text, cause, next)));
        }
        others.push(Reached { from: Some(number as u32), text: choice.text, at: next });
    }
    (others, None)
}
