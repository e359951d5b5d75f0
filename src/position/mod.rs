//! Floor 1: positions as plain data: stacks, hands, captured pieces, whose decision it is, variables, hash.
//!
//! A position changes only through [`Effect`]s, each of which can be taken back exactly.

mod decider;
mod effect;
mod hash;
mod outcome;
mod piece;
mod player;
mod position;
mod stack;
mod turn;

pub use decider::Decider;
pub use effect::Effect;
pub use outcome::Outcome;
pub use piece::Piece;
pub use player::Player;
pub use position::{Dimensions, Position};
pub use stack::Stack;
pub use turn::Turn;
