//! What a difference does to puzzles: the lengths of the shortest solutions of the same boards under both rulesets.

mod boards;
mod puzzles;

pub use puzzles::{Length, Puzzle, Puzzles, PuzzlesJob, puzzles};
