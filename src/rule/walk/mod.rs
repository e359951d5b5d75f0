//! The meaning of rules: expressions walked over a position, one node after the other.
//!
//! This is the slow and plain form; the compiled form must give the same answers.

mod act;
mod ask;
mod bounded;
mod count;
mod evaluate;
mod explain;
mod generate;
mod lines;
mod path;
mod perform;
mod slides;
mod text;
mod view;
mod which;

pub(crate) use perform::perform;
pub use view::View;
