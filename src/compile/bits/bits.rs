use super::Room;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells, a bit for each place of the layout; and how much room a position has beside such sets.
pub(in crate::compile) trait Bits:
    Copy
    + PartialEq
    + Eq
    + Default
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// How many bits.
    const WIDTH: usize;
    /// By how many places at most a step may lead up or down.
    const LONGEST_STEP: usize;
    /// How many sets a position keeps.
    const SETS: usize;
    /// How many numbers a position keeps.
    const NUMBERS: usize;
    /// The sets that a position keeps.
    type Sets: Room<Self>;
    /// The numbers that a position keeps.
    type Numbers: Room<i64>;
    /// A height for each bit.
    type Heights: Room<u8>;

    /// The set of one bit; bits are counted round.
    fn bit(at: usize) -> Self;
    /// Whether a bit is in it.
    fn get(self, at: usize) -> bool;
    /// Whether it has no bit.
    fn is_empty(self) -> bool;
    /// How many bits it has.
    fn count(self) -> u32;
    /// The lowest bit; some bit if there is none.
    fn low(self) -> usize;
    /// Takes the lowest bit out and says which.
    fn pop(&mut self) -> usize;
    /// All bits moved up by at most [`Bits::LONGEST_STEP`].
    fn up(self, by: u32) -> Self;
    /// All bits moved down by at most [`Bits::LONGEST_STEP`].
    fn down(self, by: u32) -> Self;
    /// The bits below the lowest one; all if there is none.
    fn below_low(self) -> Self;
    /// The bits up to the lowest one, that one too; all if there is none.
    #[inline(always)]
    fn up_to_low(self) -> Self {
        self.below_low() | self.lowest()
    }
    /// The bits above the highest one; all if there is none.
    fn above_high(self) -> Self;
    /// The highest bit; some bit if there is none.
    fn high(self) -> usize;
    /// The highest bit alone.
    fn highest(self) -> Self;
    /// The `k`-th bit from below, counted from 0; some bit if there are fewer.
    fn select(self, k: u32) -> usize;
    /// Itself, or nothing.
    fn only_if(self, condition: bool) -> Self;
    /// The bits from one on, as far as they fit a word. Beyond the lowest and the highest bit may lie others of
    /// the set.
    fn window(self, from: isize) -> u64;
    /// The set whose lowest bits are these.
    fn of_word(word: u64) -> Self;

    /// All bits moved up any number of places.
    #[inline(always)]
    fn far_up(self, by: u32) -> Self {
        let mut moved = self;
        let mut left = by as usize;
        while left > Self::LONGEST_STEP {
            moved = moved.up(Self::LONGEST_STEP as u32);
            left -= Self::LONGEST_STEP;
        }
        moved.up(left as u32)
    }

    /// Whether the two have a bit in common.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The lowest bit alone.
    #[inline(always)]
    fn lowest(self) -> Self {
        if self.is_empty() { self } else { Self::bit(self.low()) }
    }
}
