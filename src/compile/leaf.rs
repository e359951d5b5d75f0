use super::bits::Bits;
use super::state::State;

/// One kept set, turned round where `flip` says and cut to a mask: own, empty, occupied, a region, all but own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leaf<B> {
    /// Which kept set.
    pub slot: usize,
    /// The cells for which its answer is turned round.
    pub flip: B,
    /// The only cells that can be in it.
    pub mask: B,
}

/// The kept set that never has a cell.
pub(super) const NOTHING: usize = 0;

impl<B: Bits> Leaf<B> {
    /// Always the same cells.
    pub fn constant(cells: B) -> Self {
        Leaf { slot: NOTHING, flip: cells, mask: cells }
    }

    /// A kept set of cells of the board.
    pub fn kept(slot: usize, all: B) -> Self {
        Leaf { slot, flip: B::default(), mask: all }
    }

    /// The cells, if they are always the same.
    pub fn as_constant(&self) -> Option<B> {
        (self.slot == NOTHING).then_some(self.flip & self.mask)
    }

    /// What is not in it.
    pub fn complement(&self, all: B) -> Option<Self> {
        match self.as_constant() {
            Some(cells) => Some(Leaf::constant(all & !cells)),
            None => (self.mask == all).then(|| Leaf { flip: !self.flip, ..*self }),
        }
    }

    /// What of it is in a constant set too.
    pub fn within(&self, cells: B) -> Self {
        Leaf { mask: self.mask & cells, ..*self }
    }

    /// Its cells now.
    #[inline(always)]
    pub fn of(&self, state: &State<B>) -> B {
        (state.kept(self.slot) ^ self.flip) & self.mask
    }
}
