//! Where scripts are: folders and the copies in the program, and games by their names.

mod files;
mod library;
mod listed;
mod loaded;
mod names;
mod paths;
mod request;
mod shelf;
mod tests;

pub use files::Files;
pub(super) use files::{Stamp, stamp};
pub use library::Library;
pub use listed::Listed;
pub use loaded::{Loaded, rules_hash};
pub(super) use names::is_path;
pub use paths::LibraryPaths;
pub use request::Request;
pub(super) use shelf::shipped;
pub use tests::{RuleTests, TestFile};
