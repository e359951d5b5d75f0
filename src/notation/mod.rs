//! Floor 3: texts to syntax trees with spans. The only module that uses pest.
//!
//! A [`Notation`] is the grammar of a game's decisions, merged from layers and compiled when a game is loaded.
//! [`position`] splits position texts, [`records`] reads and writes game records. Nothing here knows a
//! board: what a text means is decided against a position on a higher floor.

mod builtin;
mod complaint;
mod field;
mod grammar_error;
mod layers;
mod limits;
mod literals;
mod meaning;
mod notation;
mod phrase;
mod phrases;
pub mod position;
pub mod records;
mod setting;
mod shape;
mod tokens;

pub use builtin::builtin;
pub use field::Field;
pub use meaning::meaning;
pub use notation::Notation;
pub use phrase::Phrase;
pub use phrases::Phrases;
pub use setting::{read_position, variables, write_position};

#[cfg(test)]
mod compile_tests;
#[cfg(test)]
mod read_tests;
