//! The game at the prompt, and from a pipe or a script: reads lines, hands them to the engine, prints its replies.

mod bells;
mod driver;
mod helper;
mod keeper;
mod play;
mod print;
mod saver;
mod terminal;
mod tidy;

#[cfg(feature = "serve")]
pub use play::engine;
pub use play::play;
#[cfg(feature = "serve")]
pub use saver::Saver;
#[cfg(feature = "serve")]
pub use terminal::{leave, unfinished};
