//! Recognises, from the trees of a game's rules and never from its name, a puzzle of sliding pieces.
//!
//! Everything that can make a difference is either understood in full or the puzzle is not recognised. Sets of
//! cells are worked out for every state that a cell can be in, conditions for every value that what they speak
//! about can have; both are asked of the rules themselves.

mod flat;
mod goal;
mod local;
mod memory;
mod motion;
mod parts;
mod reads;
mod recognise;
mod table;

pub(super) use recognise::{Recognised, recognise};
