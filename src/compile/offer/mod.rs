//! The decisions of each kind of generator, as groups of bits.

mod choose;
mod flank;
mod hop;
mod jump;
mod leap;
mod manner;
mod place;
mod push;
mod slide;
mod step;
mod take;

pub(super) use take::Rows;
