//! Shortest ways to win for one who decides alone, with the proof that there is none shorter.

mod clock;
mod confirm;
mod guard;
mod job;
mod progress;
mod search;
mod shape;
mod slide;
mod slides;
mod solve;
mod solved;
mod subject;

pub use confirm::confirm;
pub use job::SolveJob;
pub use progress::SolveProgress;
pub use solve::solve;
pub use solved::{Method, Solved, Stop, Verdict};
