//! Shortest ways to win for one who decides alone, with the proof that there is none shorter.

mod clock;
mod confirm;
mod job;
mod search;
mod shape;
mod slide;
mod slides;
mod solve;
mod solved;
mod subject;

pub use confirm::confirm;
pub use job::SolveJob;
pub use solve::solve;
pub use solved::{Method, Solved, Stop, Verdict};
