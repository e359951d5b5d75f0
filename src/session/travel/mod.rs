//! Looking about in a game that goes on: between the effects of a decision, at cells and rules that are watched, and
//! at what differs between two of its positions. Nothing here changes the game.

mod breaks;
mod cursor;
mod lifted;
mod line;
mod watch;

pub use breaks::{Break, Breaks};
pub use cursor::{Cursor, Way};
pub use watch::{CellChange, Watch};
