use super::{Direction, Point};

/// A straight line of cells that cannot be made longer.
///
/// Each opposite pair of directions has its own lines; walls end them. On a grid a line runs so that its cells
/// ascend. Only steps that lead back count, and a line that closes to a ring starts at its lowest cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The direction it runs in.
    pub direction: Direction,
    /// Its cells in order, two or more.
    pub cells: Vec<Point>,
}
