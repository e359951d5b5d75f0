//! Floor 5: one game in play: texts in, decisions made, taken back and made again, written down.

mod played;
mod reading;
mod session;
mod writing;

pub use played::Played;
pub use reading::Reading;
pub use session::Session;
