use super::Shift;
use crate::compile::bits::Bits;

/// The steps of any board: for each direction, one shift or several with their own cells.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::compile) struct Ways<B> {
    /// The shifts of each direction.
    pub ways: Vec<Vec<Shift<B>>>,
}

impl<B: Bits> Ways<B> {
    /// Where the cells get to in a direction.
    #[inline]
    pub fn go(&self, direction: usize, cells: B) -> B {
        let shifts = self.ways.get(direction).map_or(&[][..], Vec::as_slice);
        shifts.iter().fold(B::default(), |to, shift| to | shift.go(cells))
    }

    /// The cells that a step from one of these reaches.
    #[inline]
    pub fn near(&self, cells: B) -> B {
        (0..self.ways.len()).fold(B::default(), |near, direction| near | self.go(direction, cells))
    }

    /// The cells from which a step in every direction leads into a set.
    #[inline]
    pub fn surrounded(&self, cells: B) -> B {
        self.ways.iter().fold(!B::default(), |full, shifts| {
            full & shifts.iter().fold(B::default(), |from, shift| from | shift.back(cells))
        })
    }

    /// The cells of `within` that are linked from `from` by steps in `within`.
    pub fn flood(&self, from: B, within: B) -> B {
        let mut reached = from & within;
        let mut fresh = reached;
        while !fresh.is_empty() {
            fresh = self.near(fresh) & within & !reached;
            reached = reached | fresh;
        }
        reached
    }
}
