//! Shortest solutions of sliding-piece puzzles, proven.

#[cfg(test)]
mod agree;
mod board;
mod bound;
mod bucket;
mod cells;
mod chains;
mod expand;
mod expand_chained;
mod free;
mod outcome;
mod pairs;
mod plan;
mod problem;
mod search;
mod simulate;
mod solver;
mod state;
mod table;
mod trace;
mod ways;
mod word;

pub use outcome::{Limits, Move, Outcome, Stop};
pub use problem::{Before, Motion, Moved, Reach, SlideProblem};
pub use simulate::{Situation, Slid, slide};
pub use solver::solve;
