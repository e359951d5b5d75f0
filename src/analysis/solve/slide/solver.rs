//! The way in: picks board and key, runs the search, checks its answer.

use super::board::{Board, LineBoard, StepBoard};
use super::cells::FAR;
use super::outcome::{Limits, Outcome, Solution, Stop};
use super::plan::Plan;
use super::problem::{SlideProblem, Unfit};
use super::search::{Search, Step};
use super::simulate::solves;
use super::state::{DEEPEST, bits};
use super::trace;
use super::word::Word;

/// Finds a shortest solution, or shows that there is none. `interrupted` is asked now and then, and told the length that is looked at
/// and how many states were taken up.
///
/// Fails with [`Unfit`] if the problem is malformed or too large for any key.
pub fn solve(
    problem: &SlideProblem,
    limits: Limits,
    interrupted: &mut dyn FnMut(u32, u64) -> bool,
) -> Result<Solution, Unfit> {
    let plan = Plan::new(problem)?;
    match LineBoard::new(&plan) {
        Some(board) => with_key(problem, &plan, board, limits, interrupted),
        None => match StepBoard::new(&plan) {
            Some(board) => with_key(problem, &plan, board, limits, interrupted),
            None => Err(Unfit::Malformed("movement tables")),
        },
    }
}

fn with_key<B: Board>(
    problem: &SlideProblem,
    plan: &Plan,
    board: B,
    limits: Limits,
    interrupted: &mut dyn FnMut(u32, u64) -> bool,
) -> Result<Solution, Unfit> {
    if bits(plan) <= u64::BITS {
        run(problem, Search::<u64, B>::new(plan, board)?, limits, interrupted)
    } else {
        run(problem, Search::<u128, B>::new(plan, board)?, limits, interrupted)
    }
}

fn run<W: Word, B: Board>(
    problem: &SlideProblem,
    mut search: Search<'_, W, B>,
    limits: Limits,
    interrupted: &mut dyn FnMut(u32, u64) -> bool,
) -> Result<Solution, Unfit> {
    let outcome = outcome(problem, &mut search, limits, interrupted)?;
    let bytes = search.bytes.max(search.table.bytes());
    Ok(Solution { outcome, nodes: search.nodes, bytes })
}

fn outcome<W: Word, B: Board>(
    problem: &SlideProblem,
    search: &mut Search<'_, W, B>,
    limits: Limits,
    interrupted: &mut dyn FnMut(u32, u64) -> bool,
) -> Result<Outcome, Unfit> {
    search.every_goal = limits.max_solutions > 1;
    let deepest = limits.max_depth.min(DEEPEST);
    let mut length = match search.begin() {
        FAR => return Ok(Outcome::Unsolvable),
        0 => return Ok(Outcome::Solved(vec![Vec::new()])),
        need => u32::from(need),
    };
    loop {
        let stopped = |stopped_by| Outcome::Unknown { lower_bound: length, stopped_by };
        if length > deepest {
            return Ok(stopped(Stop::Depth));
        }
        match search.run(length, &limits, interrupted) {
            Step::Done => {}
            Step::Interrupted => return Ok(stopped(Stop::Interrupt)),
            Step::Full => return Ok(stopped(Stop::Memory)),
            Step::Goal => return solutions(problem, search, length, limits.max_solutions),
        }
        match search.next_length(length) {
            Some(next) => length = next,
            None => return Ok(Outcome::Unsolvable),
        }
    }
}

/// The solutions that were met, each checked by the plain rules.
fn solutions<W: Word, B: Board>(
    problem: &SlideProblem,
    search: &mut Search<'_, W, B>,
    length: u32,
    most: usize,
) -> Result<Outcome, Unfit> {
    let lines = match search.goals.first() {
        Some(&goal) if !search.every_goal => trace::line_to(search, goal).into_iter().collect(),
        _ => trace::lines(search, most),
    };
    let sound = |line: &Vec<_>| line.len() == length as usize && solves(problem, line);
    if lines.is_empty() || !lines.iter().all(sound) { Err(Unfit::Fault) } else { Ok(Outcome::Solved(lines)) }
}
