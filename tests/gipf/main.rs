//! The game of the rules folder, held against values that other programs computed, and its own laws.

#[path = "../support/mod.rs"]
mod support;

mod houses;
mod laws;
mod oracle;
mod record;
mod sides;
mod standard;
mod suite;
mod why;
