use super::{Direction, Point};

/// A way onto the board from a rim point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The rim point.
    pub from: Point,
    /// The first cell of the line that it enters.
    pub first: Point,
    /// The direction from the one to the other.
    pub direction: Direction,
}
