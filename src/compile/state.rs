use super::bits::{Bits, Room};

/// What of a position the compiled rules look at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct State<B: Bits> {
    /// Kept sets; which one is where, the plan says.
    pub sets: B::Sets,
    /// How high the stack on each cell is, if some rule asks for it.
    pub heights: B::Heights,
    /// Kept numbers: hands, captured pieces, variables.
    pub numbers: B::Numbers,
    /// Complete turns played.
    pub ply: u32,
    /// The phase and whose turn it is.
    pub post: u16,
    /// Which removal of unlinked stacks is known to have nothing to do, counted from 1; 0 for none.
    pub linked: u8,
}

impl<B: Bits> State<B> {
    /// A state with nothing in it.
    pub fn new() -> Self {
        State {
            sets: B::Sets::filled(B::default()),
            heights: B::Heights::filled(0),
            numbers: B::Numbers::filled(0),
            ply: 0,
            post: 0,
            linked: 0,
        }
    }

    /// A kept set.
    #[inline(always)]
    pub fn kept(&self, slot: usize) -> B {
        self.sets.get(slot)
    }

    /// Changes a kept set.
    #[inline(always)]
    pub fn keep(&mut self, slot: usize, cells: B) {
        self.sets.set(slot, cells);
    }

    /// How high the stack on a cell is.
    #[inline(always)]
    pub fn height(&self, cell: usize) -> u8 {
        self.heights.get(cell)
    }

    /// Makes the stack on a cell so high.
    #[inline(always)]
    pub fn set_height(&mut self, cell: usize, height: u8) {
        self.heights.set(cell, height);
    }

    /// A kept number.
    #[inline(always)]
    pub fn number(&self, slot: usize) -> i64 {
        self.numbers.get(slot)
    }

    /// Changes a kept number.
    #[inline(always)]
    pub fn set_number(&mut self, slot: usize, number: i64) {
        self.numbers.set(slot, number);
    }

    /// How many pieces lie on some cells.
    #[inline(always)]
    pub fn pieces(&self, mut cells: B) -> i64 {
        let mut sum = 0;
        while !cells.is_empty() {
            sum += i64::from(self.heights.get(cells.pop()));
        }
        sum
    }

    /// Changes a kept number by as much as it can go: from 0 to the most that a hand can hold.
    #[inline(always)]
    pub fn change(&mut self, slot: usize, by: i64) {
        let number = (self.numbers.get(slot) + by).clamp(0, i64::from(u16::MAX));
        self.numbers.set(slot, number);
    }
}
