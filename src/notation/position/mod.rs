//! Position texts: `key=value` entries and the piece numbers of a hand. What a key means, and whether the
//! position is possible, is decided elsewhere.

mod count;
mod entry;
mod read;

pub use count::Count;
pub use entry::Entry;
pub use read::{counts, read};

#[cfg(test)]
mod tests;
