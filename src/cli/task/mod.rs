//! What each command answers to one case.

mod answer;
mod count;
mod open;
mod replay;
mod show;
mod solve;
mod task;
mod watch;
mod why;
mod worker;

pub use answer::Answer;
pub use open::{open, request};
pub use replay::{Replayed, against, replay, rules};
pub use task::Task;
pub use worker::Worker;
