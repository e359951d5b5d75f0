//! What decisions do to a state.

mod action;
mod bring;
mod carry;
mod clear;
mod prune;
mod push_in;
mod removal;
mod turn_over;

pub(super) use bring::Bring;
pub(super) use carry::Carry;
pub(super) use removal::Removal;
