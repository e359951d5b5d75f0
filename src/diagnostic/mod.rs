//! Floor 0: what went wrong, where, what was expected, and the nearest thing that exists.

mod diagnostic;
mod kind;
mod nearest;
mod source;
mod span;

pub use diagnostic::{Diagnostic, Report};
pub use kind::Kind;
pub use nearest::nearest;
pub use source::Source;
pub use span::Span;
