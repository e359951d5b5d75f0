//! One file for each way in which a command runs.

mod cases;
mod list;
mod once;
mod replay;
mod threads;

/// Deep rules need more stack than a thread usually has.
const STACK: usize = 16 << 20;

pub use cases::cases;
pub use list::list;
pub use once::once;
pub use replay::replay;
pub use threads::threads;
