//! Floor 4: what can be counted about a game: sequences of decisions, random games.

mod perft;
mod playouts;
mod runner;
mod stream;

/// What random games came to.
pub use crate::compile::PlayoutTally as Playouts;
pub use perft::{Perft, PerftJob, perft};
pub use playouts::{PlayoutsJob, playouts};
pub use runner::Runner;
pub use stream::stream;
