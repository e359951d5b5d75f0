use super::Resolver;
use crate::board::CellSet;
use crate::rule::Set;

impl Resolver<'_> {
    /// The cells of a set that does not depend on the position.
    pub fn constant(&self, set: &Set) -> Option<CellSet> {
        let board = &self.world.board;
        Some(match set {
            Set::All => board.all(),
            Set::Cells(cells) => *cells,
            Set::Or(left, right) => self.constant(left)? | self.constant(right)?,
            Set::And(left, right) => self.constant(left)? & self.constant(right)?,
            Set::Minus(left, right) => self.constant(left)? - self.constant(right)?,
            Set::Not(inner) => board.all() - self.constant(inner)?,
            Set::Shift(inner, direction) => {
                self.constant(inner)?.iter().filter_map(|cell| board.step(cell, *direction)).collect()
            }
            Set::Near(inner) => self
                .constant(inner)?
                .iter()
                .fold(CellSet::new(), |near, cell| near | *board.neighbour_set(cell)),
            _ => return None,
        })
    }
}
