//! One file for each way in which a command runs.

mod cases;
mod check;
mod compare;
mod draw;
mod list;
mod new;
mod once;
mod replay;
#[cfg(feature = "serve")]
mod serve;
mod test;
mod threads;

/// Deep rules need more stack than a thread usually has.
const STACK: usize = 16 << 20;

pub use cases::cases;
pub use check::check;
pub use compare::compare;
pub use draw::draw;
pub use list::list;
pub use new::new;
pub use once::once;
pub use replay::replay;
#[cfg(feature = "serve")]
pub use serve::serve;
pub use test::test;
pub use threads::threads;
