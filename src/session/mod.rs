//! Floor 5: one game in play: texts in, decisions made, taken back and made again, written down.

mod played;
mod reading;
mod replay;
mod session;
mod setup;
mod writing;

pub use played::Played;
pub use reading::Reading;
pub use replay::Replay;
pub use session::Session;
pub use setup::Beginning;
