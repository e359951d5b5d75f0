//! Sets of cells as machine words, in four classes of size.

mod bits;
mod native;
mod room;
mod select;
mod wide;

pub(super) use bits::Bits;
pub(super) use room::Room;
pub(super) use wide::Wide;
