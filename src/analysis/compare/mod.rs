//! Two rulesets side by side: the shortest game after which they differ, and what the difference does to play.

mod after;
mod breadth;
mod cause;
mod choice;
mod compare;
mod difference;
mod follow;
mod likeness;
mod pair;
mod play;
mod puzzles;
mod random;
mod shrink;

pub use cause::{Cause, Entry};
pub use compare::{CompareJob, Compared, Found, compare};
pub use difference::Difference;
pub use follow::follow;
pub use pair::{Both, Pair};
pub use play::{Estimate, Measure, Play, PlayJob, Unit, play};
pub use puzzles::{Length, Puzzle, Puzzles, PuzzlesJob, puzzles};
