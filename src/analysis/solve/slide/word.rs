//! The integer that holds a whole state.

use std::ops::{BitAnd, BitOr, Shl, Shr};

/// An unsigned integer wide enough for a state and what is remembered with it.
pub trait Word:
    Copy
    + Eq
    + Ord
    + BitOr<Output = Self>
    + BitAnd<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits it has.
    const BITS: u32;
    /// The empty word.
    const ZERO: Self;
    /// A word with these low bits.
    fn from_bits(bits: u64) -> Self;
    /// The low 64 bits.
    fn low(self) -> u64;
    /// Bits that are well spread over all 64.
    fn spread(self) -> u64;
}

const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Word for u64 {
    const BITS: u32 = 64;
    const ZERO: Self = 0;
    #[inline]
    fn from_bits(bits: u64) -> Self {
        bits
    }
    #[inline]
    fn low(self) -> u64 {
        self
    }
    #[inline]
    fn spread(self) -> u64 {
        (self ^ (self >> 29)).wrapping_mul(ODD)
    }
}

impl Word for u128 {
    const BITS: u32 = 128;
    const ZERO: Self = 0;
    #[inline]
    fn from_bits(bits: u64) -> Self {
        Self::from(bits)
    }
    #[inline]
    fn low(self) -> u64 {
        self as u64
    }
    #[inline]
    fn spread(self) -> u64 {
        let high = (self >> 64) as u64;
        (self.low() ^ high.wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(32)).spread()
    }
}
