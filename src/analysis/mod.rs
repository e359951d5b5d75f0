//! Floor 4: what can be counted about a game: sequences of decisions, random games.

mod perft;
mod playouts;
mod stream;

pub use perft::{Perft, PerftJob, perft};
pub use playouts::{Playouts, PlayoutsJob, playouts};
pub use stream::stream;
