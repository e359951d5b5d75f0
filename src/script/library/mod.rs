//! Where scripts are: folders and the copies in the program, and games by their names.

mod library;
mod listed;
mod loaded;
mod names;
mod paths;
mod request;
mod shelf;
mod tests;

pub use library::Library;
pub use listed::Listed;
pub use loaded::{Loaded, rules_hash};
pub(super) use names::is_path;
pub use paths::LibraryPaths;
pub use request::Request;
pub use tests::{RuleTests, TestFile};
