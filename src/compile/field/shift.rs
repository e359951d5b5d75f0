use crate::compile::bits::Bits;

/// A step of a whole set in one direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::compile) struct Shift<B> {
    /// How many places bits move up.
    pub up: u32,
    /// How many places bits move down; one of the two is 0.
    pub down: u32,
    /// The cells that such a step can reach.
    pub to: B,
}

impl<B: Bits> Shift<B> {
    /// A move by so many places, up if positive.
    pub fn by(places: i32, to: B) -> Self {
        Shift { up: places.max(0) as u32, down: (-places).max(0) as u32, to }
    }

    /// Where the cells get to.
    #[inline(always)]
    pub fn go(&self, cells: B) -> B {
        cells.up(self.up).down(self.down) & self.to
    }

    /// The cells from which these are reached.
    #[inline(always)]
    pub fn back(&self, cells: B) -> B {
        (cells & self.to).up(self.down).down(self.up)
    }

    /// The cell from which one is reached.
    #[inline(always)]
    pub fn origin(&self, to: usize) -> usize {
        to.wrapping_add(self.down as usize).wrapping_sub(self.up as usize)
    }
}
