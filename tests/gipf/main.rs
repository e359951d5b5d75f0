//! The game of the rules folder, held against values that other programs computed, and its own laws.

#[path = "../support/mod.rs"]
mod support;

mod oracle;
mod sides;
