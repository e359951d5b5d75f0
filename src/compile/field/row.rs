use crate::board::Line;
use crate::compile::bits::Bits;

/// A straight line of the board as bits.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::compile) struct Row<B> {
    /// Its cells in order.
    pub cells: Vec<u16>,
    /// The same as a set.
    pub set: B,
    /// The direction it runs in.
    pub direction: usize,
}

impl<B: Bits> Row<B> {
    /// A line over the bits of cells.
    pub fn of(line: &Line, bits: &[u16]) -> Self {
        let cells: Vec<u16> = line.cells.iter().map(|cell| bits[cell.index()]).collect();
        let set = cells.iter().fold(B::default(), |set, cell| set | B::bit(usize::from(*cell)));
        Row { cells, set, direction: line.direction.index() }
    }

    /// The longest unbroken runs of cells of a set.
    pub fn runs(&self, of: B) -> impl Iterator<Item = &[u16]> {
        let cells = self.cells.split(move |cell| !of.get(usize::from(*cell)));
        cells.filter(|run| !run.is_empty())
    }
}
