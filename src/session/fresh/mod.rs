//! A new game or house rule to begin with: a few lines that run at once, and its rule test.

mod change;
mod fresh;
mod texts;

pub use fresh::{Fresh, fresh};
