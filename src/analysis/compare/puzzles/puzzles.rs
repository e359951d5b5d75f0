use super::boards::{share_boards, shuffled};
use crate::analysis::Guard;
use crate::analysis::compare::play::USUAL;
use crate::analysis::compare::{Both, Estimate, Measure, Unit};
use crate::analysis::solve::{SolveJob, Verdict, confirm, solve};
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::Position;
use crate::rule::{Game, Rules};
use rayon::prelude::*;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Which boards are solved under both rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlesJob {
    /// How many, each with the pieces of the start in other places; only the start itself if absent.
    pub boards: Option<u64>,
    /// What their random numbers come from.
    pub seed: u64,
    /// Longer solutions are not looked for.
    pub max_depth: Option<u32>,
    /// How long a board may take under each.
    pub each: Duration,
}

/// What is known of the shortest solution of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many decisions, proven shortest.
    Solved(u32),
    /// There is none.
    Unsolvable,
    /// A limit was reached before it was known.
    Unknown,
}

/// A board, and its shortest solutions under each ruleset.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The board.
    pub board: Both,
    /// How long they are.
    pub lengths: [Length; 2],
}

/// The same boards solved under two rulesets.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzles {
    /// The boards, in the order of their numbers.
    pub puzzles: Vec<Puzzle>,
}

/// Solves the same boards under two rulesets, each proven shortest. Nothing if they are no puzzles for one player with
/// a goal, or do not begin with the same pieces on the same cells. The same job draws the same boards in any number of
/// threads.
///
/// # Errors
/// If the rules cannot be started, or a function rule fails.
pub fn puzzles(
    games: &[Arc<Game>; 2],
    start: &Both,
    job: PuzzlesJob,
    guard: Guard<'_>,
) -> Result<Option<Puzzles>, Diagnostic> {
    let sides = [games[0].as_ref(), games[1].as_ref()];
    if sides.iter().any(|game| game.players.len() != 1) || !share_boards(sides, start) {
        return Ok(None);
    }
    let rules = [Rules::new(games[0].clone())?, Rules::new(games[1].clone())?];
    let mut boards = Vec::new();
    match job.boards {
        None => boards.push(start.clone()),
        Some(count) => {
            for number in 0..count {
                boards.extend(shuffled(&rules, start, job.seed, number)?);
            }
        }
    }
    guard.work.begin("boards", Some(boards.len() as u64));
    let solved: Result<Vec<Puzzle>, Diagnostic> = boards
        .into_par_iter()
        .with_max_len(1)
        .map(|board| {
            let length = |side: usize| length(&games[side], &board[side], job, guard);
            let lengths = [length(0)?, length(1)?];
            guard.work.step(1);
            Ok(Puzzle { lengths, board })
        })
        .collect();
    match solved {
        Ok(puzzles) => Ok(Some(Puzzles { puzzles })),
        // it is no puzzle that can be solved
        Err(error) if error.kind == Kind::Usage => Ok(None),
        Err(error) => Err(error),
    }
}

fn length(
    game: &Arc<Game>,
    board: &Position,
    job: PuzzlesJob,
    guard: Guard<'_>,
) -> Result<Length, Diagnostic> {
    let left = guard.deadline.map_or(Duration::MAX, |end| end.saturating_duration_since(Instant::now()));
    if left.is_zero() || guard.work.is_stopped() {
        return Ok(Length::Unknown);
    }
    let job = SolveJob {
        max_depth: job.max_depth,
        time_limit: Some(job.each.min(left)),
        memory: SolveJob::MEMORY / 4,
        ..SolveJob::default()
    };
    let found = solve(game, board, &job, guard.work)?;
    let solved = match confirm(game, board, found)? {
        Some(solved) => solved,
        // what does not hold is not told: the rules themselves are walked then
        None => solve(game, board, &SolveJob { plainly: true, ..job }, guard.work)?,
    };
    Ok(match (solved.verdict, solved.length()) {
        (Verdict::Solved, Some(length)) => Length::Solved(length as u32),
        (Verdict::Unsolvable, _) => Length::Unsolvable,
        _ => Length::Unknown,
    })
}

impl Puzzles {
    /// The lengths of the boards that are solved under both.
    pub fn pairs(&self) -> Vec<[u32; 2]> {
        let both = self.puzzles.iter().filter_map(|puzzle| match puzzle.lengths {
            [Length::Solved(first), Length::Solved(second)] => Some([first, second]),
            _ => None,
        });
        both.collect()
    }

    /// How long the shortest solutions are under each, and by how much they change, board by board.
    pub fn length(&self) -> Measure {
        let pairs = self.pairs();
        let count = pairs.len().max(1) as f64;
        let mean = |of: &dyn Fn(&[u32; 2]) -> f64| {
            let value = pairs.iter().map(of).sum::<f64>() / count;
            Estimate::mean(value, pairs.iter().map(|pair| of(pair) - value), USUAL)
        };
        Measure {
            name: "solution".to_string(),
            unit: Unit::Decisions,
            games: pairs.len() as u64,
            values: [mean(&|pair| f64::from(pair[0])), mean(&|pair| f64::from(pair[1]))],
            change: mean(&|pair| f64::from(pair[1]) - f64::from(pair[0])),
        }
    }

    /// Which share of the boards can be solved at all, of those for which that is known under both.
    pub fn solvable(&self) -> Measure {
        let known = self.puzzles.iter().filter(|puzzle| !puzzle.lengths.contains(&Length::Unknown));
        let (mut counts, mut of) = ([[0; 2]; 2], 0);
        for puzzle in known {
            let [first, second] = puzzle.lengths.map(|length| usize::from(length != Length::Unsolvable));
            counts[first][second] += 1;
            of += 1;
        }
        let [[_, second], [first, both]] = counts;
        Measure {
            name: "solvable".to_string(),
            unit: Unit::Share,
            games: of,
            values: [Estimate::share(both + first, of, USUAL), Estimate::share(both + second, of, USUAL)],
            change: Estimate::change_of_share(both, first, second, of, USUAL),
        }
    }
}
