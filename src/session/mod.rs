//! Floor 5: one game in play: texts in, decisions made, taken back and made again, written down.

pub mod answer;
mod chance;
pub mod command;
pub mod compare;
pub mod coverage;
mod diagram;
mod fault;
pub mod file;
pub mod fresh;
mod invocation;
mod played;
mod reading;
mod reel;
mod replay;
pub mod rule_test;
mod session;
mod setup;
pub mod shelf;
mod solving;
pub mod travel;
mod verify;
mod view;
mod writing;

pub use answer::ErrorAnswer;
pub use chance::Chance;
pub use diagram::Diagram;
pub use invocation::invocation;
pub use played::Played;
pub use reading::Reading;
pub use reel::reel;
pub use replay::Replay;
pub use session::Session;
pub use setup::Beginning;
pub use shelf::{Loaded, Recent, Shelf, set_option};
pub use view::View;
