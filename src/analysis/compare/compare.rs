use super::breadth::{Reach, breadth};
use super::random::random;
use super::shrink::shrink;
use super::{Both, Difference, Pair};
use crate::analysis::Guard;
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use std::sync::Arc;

/// How far it is looked for a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompareJob {
    /// How many decisions deep at most breadth first.
    pub depth: u32,
    /// How many positions at most breadth first.
    pub positions: usize,
    /// How many random games, if that finds nothing.
    pub games: u64,
    /// After how many turns such a game is given up.
    pub max_plies: u32,
    /// What their random numbers come from.
    pub seed: u64,
}

/// How a difference was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// No game is shorter that shows one.
    Shortest,
    /// In a random game, of which no decision can be left out.
    Shrunk,
}

/// What a comparison came to, and how far it was looked.
#[derive(Debug)]
pub struct Compared {
    /// Where every game began.
    pub start: Both,
    /// The difference, if there is one.
    pub difference: Option<(Difference, Found)>,
    /// All games of so many decisions were looked at.
    pub depth: u32,
    /// How many positions were looked at breadth first.
    pub positions: u64,
    /// Whether these are all that can be reached.
    pub complete: bool,
    /// How many random games were played.
    pub games: u64,
    /// Whether it was stopped before all was looked at that was asked for, and so says less than it might.
    pub stopped: bool,
}

/// Looks for the shortest game after which two rulesets differ: in the decisions that are open, in what a decision
/// does, in who wins. Breadth first as far as the job says, then in random games, which are made shorter. The same
/// job finds the same in any number of threads, unless it is stopped.
///
/// # Errors
/// If the rules cannot be started.
pub fn compare(
    games: &[Arc<Game>; 2],
    start: &Both,
    job: CompareJob,
    guard: Guard<'_>,
) -> Result<Compared, Diagnostic> {
    let pair = Pair::new(games)?;
    let reach = Reach { depth: job.depth, positions: job.positions };
    let searched = breadth(games, &pair, start, reach, guard)?;
    let mut compared = Compared {
        start: start.clone(),
        difference: searched.difference.map(|difference| (difference, Found::Shortest)),
        depth: searched.depth,
        positions: searched.positions,
        complete: searched.complete,
        games: 0,
        stopped: false,
    };
    if compared.difference.is_some() || compared.complete {
        return Ok(compared);
    }
    let (found, played) = random(games, start, (job.games, job.seed, job.max_plies), guard)?;
    compared.games = played;
    if let Some(found) = found {
        let found = shrink(games, &pair, start, found, guard)?;
        // breadth first has looked at all shorter games
        let shortest = found.game.len() as u32 <= compared.depth + 1;
        compared.difference = Some((found, if shortest { Found::Shortest } else { Found::Shrunk }));
    }
    compared.stopped = compared.difference.is_none() && guard.is_over();
    Ok(compared)
}
