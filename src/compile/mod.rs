//! Floor 2: rules as code. The trees of [`crate::rule`] become closures over sets of bits, and with them random
//! games and counts run at full speed.
//!
//! A game is compiled once and shared by threads. [`Unsupported`] says what has no compiled form, such as a function;
//! then the rules are walked. The walk is the meaning: a test plays both side by side.
//!
//! From expression to closure: `set`, `number`, `condition`, `moves`, `act` and `flow` each turn one kind of tree into
//! code. What the code looks at is a `state::State`: some sets of cells and some numbers that the `plan::Plan`
//! keeps because a rule asks for them. Open decisions stand in a `menu::Menu` as groups: an origin or a
//! direction with a set of ends.

mod act;
mod amount;
mod bits;
mod build;
#[cfg(test)]
#[path = "../../tests/built/mod.rs"]
mod built;
mod cells;
mod cellwise;
mod chain;
mod check;
mod choice;
mod compiler;
mod condition;
mod dealt;
mod decide;
mod deed;
mod engine;
mod fault;
mod field;
mod filling;
#[cfg(test)]
mod filling_tests;
mod flow;
mod group;
mod kept;
mod leaf;
mod lengths;
mod lines;
mod machine;
mod maker;
mod memo;
mod mentions;
mod menu;
mod moves;
mod number;
mod offer;
mod pen;
mod perft;
mod perft_count;
mod plan;
mod playout;
mod post;
mod program;
mod random;
mod set;
mod shows;
mod spare;
mod state;
mod strides;
mod tally;
#[cfg(test)]
mod twin;
mod unsupported;
mod variable;

pub use lengths::Lengths;
pub use perft_count::{Leaves, PerftCount};
pub use program::Program;
pub use tally::{PlayoutJob, PlayoutTally};
pub use unsupported::Unsupported;
