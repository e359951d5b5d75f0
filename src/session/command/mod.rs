//! What may be typed at the prompt besides moves. One table makes the dispatch, the help and the completion.

mod ahead;
mod asked;
mod bots;
mod change;
mod command;
mod complete;
mod completion;
mod dispatch;
mod engine;
mod entry;
mod files;
mod kept;
mod line;
mod live;
mod lua;
mod others;
mod picture;
mod preview;
mod record;
mod reply;
mod table;
mod travel;
mod word;

pub use asked::Asked;
pub use bots::Bots;
pub use command::Command;
pub use complete::Candidates;
pub use completion::Completion;
pub use engine::{Engine, Outcome};
pub use entry::Entry;
pub use line::{Item, split};
pub use others::Others;
pub use preview::Preview;
pub use reply::Reply;
pub use table::TABLE;
pub use word::Word;
