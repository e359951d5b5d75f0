//! The game at the prompt, and from a pipe or a script: reads lines, hands them to the engine, prints its replies.

mod bell;
mod bots;
mod driver;
mod helper;
mod keeper;
mod play;
mod print;
mod saver;
mod terminal;
mod timer;

pub use play::play;
