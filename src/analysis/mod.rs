//! Floor 4: what can be found out about a game by playing it: sequences of decisions, random games, shortest
//! solutions; and whether its rules keep the laws of every game; how two games differ.

mod branching;
mod check;
pub mod compare;
pub mod coverage;
mod guard;
mod own_rules;
mod perft;
mod playouts;
mod random_game;
mod runner;
mod shrink;
pub mod solve;
mod stream;
mod used;
mod work;

pub use crate::compile::Lengths;
/// What random games came to.
pub use crate::compile::PlayoutTally as Playouts;
pub use branching::Branching;
pub use check::{Check, CheckJob, Finding, Law, broken, check};
pub use guard::Guard;
pub use perft::{Perft, PerftJob, perft};
pub use playouts::{PlayoutsJob, failing, playouts};
pub use runner::Runner;
pub use stream::stream;
pub use used::Used;
pub use work::{HowFar, Work};
