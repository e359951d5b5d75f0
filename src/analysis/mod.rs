//! Floor 4: what can be counted about a game: sequences of decisions, random games; and whether its rules keep
//! the laws of every game.

mod check;
mod perft;
mod playouts;
mod runner;
mod stream;

/// What random games came to.
pub use crate::compile::PlayoutTally as Playouts;
pub use check::{Check, CheckJob, Finding, Law, check};
pub use perft::{Perft, PerftJob, perft};
pub use playouts::{PlayoutsJob, playouts};
pub use runner::Runner;
pub use stream::stream;
