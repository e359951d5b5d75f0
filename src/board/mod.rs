//! Floor 1: boards. Cells, the steps between them, straight lines, walls, named regions, and where to draw
//! it all; who stands where is none of its business.

mod board;
mod cell_iter;
mod cell_set;
mod change;
mod derive;
mod direction;
mod entry;
mod graph;
mod heading;
mod hex_rows;
mod hexagon;
mod layout;
mod line;
mod naming;
mod point;
mod shape;
mod square;
mod symmetry;

#[cfg(test)]
mod laws;

pub use board::Board;
pub use cell_iter::CellIter;
pub use cell_set::{CellSet, MOST_CELLS};
pub use direction::Direction;
pub use entry::Entry;
pub use line::Line;
pub use point::Point;
pub use shape::Shape;
pub use symmetry::Symmetry;
