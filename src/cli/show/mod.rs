//! Answers as a person reads them.

mod archive;
mod changes;
mod columns;
mod compare;
mod compare_play;
mod compare_puzzles;
mod coverage;
mod moves;
mod perft;
mod playouts;
mod replay;
mod rules;
mod solve;
mod table;
mod tint;
mod travel;
mod why;
mod wrap;

pub use archive::archive;
pub use changes::changes;
pub use columns::columns;
pub use compare::compare;
pub use compare_play::compare_play;
pub use compare_puzzles::compare_puzzles;
pub use coverage::{coverage, listing};
pub use moves::moves;
pub use perft::perft;
pub use playouts::playouts;
pub use replay::replay;
pub use rules::{options, rules};
pub use solve::solve;
pub use table::table;
pub use tint::Tint;
pub use travel::{broke, diff, list, step, watched};
pub use why::why;
pub use wrap::wrap;
