//! The way of a piece that slides.

use super::View;
use crate::board::{CellSet, Direction, Point};
use crate::rule::Deflector;

/// A cell on the way of a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The cell.
    pub at: Point,
    /// The direction in which it leaves, or would leave, the cell.
    pub heading: Direction,
    /// How often it was turned aside until then.
    pub deflections: u8,
}

/// The cells that a slide enters, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Path {
    /// The cells.
    pub cells: Vec<Stop>,
    /// Whether it comes to a stop; a slide that runs in a circle never does.
    pub ends: bool,
}

impl View<'_> {
    /// Slides from a cell: on over cells of `through`, and onto one last cell of `to` that is not one of them.
    /// The cell that it leaves is empty then, so it may cross it again.
    pub(super) fn path(
        &self,
        from: Point,
        direction: Direction,
        through: CellSet,
        to: CellSet,
        deflectors: &[Deflector],
    ) -> Path {
        let piece = self.position.stack(from).top().map_or(0, |top| top.bit());
        let mut path = Path::default();
        let (mut at, mut heading, mut deflections) = (from, direction, 0u8);
        let longest = self.board().cells() * self.board().directions();
        while path.cells.len() <= longest {
            let Some(next) = self.board().step(at, heading) else {
                path.ends = true;
                break;
            };
            let open = through.contains(next) || next == from;
            if !open && !to.contains(next) {
                path.ends = true;
                break;
            }
            if let Some(deflector) = deflectors.iter().find(|d| d.at == next && d.passes & piece == 0)
                && let Some(turned) = deflector.turns.get(heading.index())
                && *turned != heading
            {
                heading = *turned;
                deflections = deflections.saturating_add(1);
            }
            path.cells.push(Stop { at: next, heading, deflections });
            at = next;
            if !open {
                path.ends = true;
                break;
            }
        }
        path
    }
}
