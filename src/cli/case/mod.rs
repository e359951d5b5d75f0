//! Many inputs in one run: JSON Lines in, one line out for each, in order.

mod case;
mod fields;
mod lines;
mod pipeline;

pub use case::Case;
pub use fields::{BadCase, overlay};
pub use lines::{Line, Lines};
pub use pipeline::pipeline;
