//! The fast way: a puzzle of sliding pieces, solved as such.

use super::shape::{Recognised, recognise};
use super::slide::{self, Limits, Outcome};
use super::solved::Method;
use super::{SolveJob, Solved, Stop, Verdict};
use crate::analysis::Guard;
use crate::position::Position;
use crate::rule::{Decision, Game};

/// Solves a position as a puzzle of sliding pieces; nothing if it is none, or one too large for that.
pub(super) fn slides(game: &Game, position: &Position, job: &SolveJob, guard: &Guard<'_>) -> Option<Solved> {
    let recognised = recognise(game, position)?;
    let limits = Limits {
        max_depth: job.max_depth.unwrap_or(u32::MAX),
        max_bytes: job.memory,
        // One more than is told shows whether there are more.
        max_solutions: if job.all { SolveJob::MOST_SOLUTIONS + 1 } else { 1 },
        ..Limits::default()
    };
    let mut stopped_by = None;
    let mut interrupted = |length, nodes| {
        guard.work.reach(nodes, length);
        stopped_by = Stop::by(guard);
        stopped_by.is_some()
    };
    let found = slide::solve(&recognised.problem, limits, &mut interrupted).ok()?;
    let mut solved = Solved {
        verdict: Verdict::Solved,
        solutions: Vec::new(),
        more: false,
        lower_bound: None,
        nodes: found.nodes,
        bytes: found.bytes,
        method: Method::Slides,
    };
    match found.outcome {
        Outcome::Solved(lines) => {
            solved.more = lines.len() > SolveJob::MOST_SOLUTIONS;
            let told = lines.iter().take(SolveJob::MOST_SOLUTIONS);
            solved.solutions = decisions(&recognised, told)?;
            solved.lower_bound = solved.length().map(|length| length as u32);
        }
        Outcome::Unsolvable => solved.verdict = Verdict::Unsolvable,
        Outcome::Unknown { lower_bound, stopped_by: stop } => {
            // A solution may be longer than the tables can count.
            if stop == slide::Stop::Depth && job.max_depth.is_none_or(|most| most >= lower_bound) {
                return None;
            }
            solved.lower_bound = Some(lower_bound);
            solved.verdict = Verdict::Unknown(match stop {
                slide::Stop::Depth => Stop::Depth,
                slide::Stop::Memory => Stop::Memory,
                slide::Stop::Interrupt => stopped_by.unwrap_or(Stop::Interrupt),
            });
        }
    }
    Some(solved)
}

fn decisions<'a>(
    recognised: &Recognised,
    lines: impl Iterator<Item = &'a Vec<slide::Move>>,
) -> Option<Vec<Vec<Decision>>> {
    lines.map(|line| recognised.decisions(line)).collect()
}
