use super::select::select;
use super::{Bits, Room};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells in `N` words, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::compile) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Default for Wide<N> {
    #[inline(always)]
    fn default() -> Self {
        Wide([0; N])
    }
}

macro_rules! operator {
    ($operator:ident, $method:ident, $of:expr) => {
        impl<const N: usize> $operator for Wide<N> {
            type Output = Self;

            #[inline(always)]
            fn $method(mut self, other: Self) -> Self {
                let of: fn(u64, u64) -> u64 = $of;
                for (own, others) in self.0.iter_mut().zip(other.0) {
                    *own = of(*own, others);
                }
                self
            }
        }
    };
}

operator!(BitAnd, bitand, |own, others| own & others);
operator!(BitOr, bitor, |own, others| own | others);
operator!(BitXor, bitxor, |own, others| own ^ others);

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Wide(self.0.map(|word| !word))
    }
}

impl<const N: usize> Wide<N> {
    /// The number of a bit in its word, and the word.
    #[inline(always)]
    fn place(at: usize) -> (usize, usize) {
        (at & 63, (at >> 6) & (N - 1))
    }

    /// The lowest word that has a bit.
    #[inline(always)]
    fn low_word(&self) -> Option<usize> {
        self.0.iter().position(|word| *word != 0)
    }

    /// The highest word that has a bit.
    #[inline(always)]
    fn high_word(&self) -> Option<usize> {
        self.0.iter().rposition(|word| *word != 0)
    }

    #[inline(always)]
    fn shifted_up(self, by: u32) -> Self {
        let (by, whole) = (by & 63, by as usize >> 6);
        let word = |at: usize| at.checked_sub(whole).map_or(0, |at| self.0[at]);
        Wide(std::array::from_fn(|at| {
            let carried = if at == 0 { 0 } else { word(at - 1) };
            word(at) << by | (carried >> 1) >> (63 - by)
        }))
    }

    #[inline(always)]
    fn shifted_down(self, by: u32) -> Self {
        let (by, whole) = (by & 63, by as usize >> 6);
        let word = |at: usize| self.0.as_slice().get(at + whole).copied().unwrap_or(0);
        Wide(std::array::from_fn(|at| word(at) >> by | (word(at + 1) << 1) << (63 - by)))
    }
}

macro_rules! class {
    ($words:literal, $sets:literal, $numbers:literal) => {
        impl Bits for Wide<$words> {
            const WIDTH: usize = $words * 64;
            const LONGEST_STEP: usize = $words * 64 - 1;
            const SETS: usize = $sets;
            const NUMBERS: usize = $numbers;
            type Sets = [Self; $sets];
            type Numbers = [i64; $numbers];
            type Heights = [u8; $words * 64];

            #[inline(always)]
            fn bit(at: usize) -> Self {
                let (bit, word) = Self::place(at);
                let mut set = Self::default();
                set.0.set(word, 1 << bit);
                set
            }

            #[inline(always)]
            fn get(self, at: usize) -> bool {
                let (bit, word) = Self::place(at);
                Room::get(&self.0, word) >> bit & 1 == 1
            }

            #[inline(always)]
            fn is_empty(self) -> bool {
                self.0.iter().fold(0, |all, word| all | word) == 0
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.0.iter().map(|word| word.count_ones()).sum()
            }

            #[inline(always)]
            fn low(self) -> usize {
                self.low_word().map_or(0, |word| word * 64 + self.0[word].trailing_zeros() as usize)
            }

            #[inline(always)]
            fn pop(&mut self) -> usize {
                let Some(word) = self.low_word() else { return 0 };
                let low = self.0[word].trailing_zeros() as usize;
                self.0[word] &= self.0[word] - 1;
                word * 64 + low
            }

            #[inline(always)]
            fn up(self, by: u32) -> Self {
                self.shifted_up(by)
            }

            #[inline(always)]
            fn down(self, by: u32) -> Self {
                self.shifted_down(by)
            }

            fn below_low(self) -> Self {
                let Some(word) = self.low_word() else { return !Self::default() };
                let mut below = [0; $words];
                below[..word].fill(u64::MAX);
                below[word] = self.0[word].below_low();
                Wide(below)
            }

            fn above_high(self) -> Self {
                let Some(word) = self.high_word() else { return !Self::default() };
                let mut above = [0; $words];
                above[word + 1..].fill(u64::MAX);
                above[word] = self.0[word].above_high();
                Wide(above)
            }

            fn high(self) -> usize {
                self.high_word().map_or(0, |word| word * 64 + self.0[word].high())
            }

            fn highest(self) -> Self {
                if self.is_empty() { self } else { Self::bit(self.high()) }
            }

            #[inline(always)]
            fn select(self, mut k: u32) -> usize {
                for (at, word) in self.0.iter().enumerate() {
                    let count = word.count_ones();
                    if k < count {
                        return at * 64 + select(*word, k);
                    }
                    k -= count;
                }
                0
            }

            #[inline(always)]
            fn only_if(self, condition: bool) -> Self {
                if condition { self } else { Self::default() }
            }

            #[inline(always)]
            fn window(self, from: isize) -> u64 {
                let (bit, word) = Self::place(from as usize);
                let (low, high) = (Room::get(&self.0, word), Room::get(&self.0, word + 1));
                low >> bit | (high << 1) << (63 - bit)
            }

            #[inline(always)]
            fn of_word(word: u64) -> Self {
                let mut set = Self::default();
                set.0[0] = word;
                set
            }
        }
    };
}

class!(4, 32, 64);
class!(16, 64, 256);

#[cfg(test)]
mod tests {
    use super::*;

    fn set(bits: &[usize]) -> Wide<4> {
        bits.iter().fold(Wide::default(), |set, bit| set | Wide::bit(*bit))
    }

    #[test]
    fn moves_over_the_seams() {
        let all = [0, 1, 62, 63, 64, 127, 128, 200, 255];
        for by in [0, 1, 17, 63, 64, 65, 130, 255] {
            let up: Vec<usize> = all.iter().map(|bit| bit + by).filter(|bit| *bit < 256).collect();
            let down: Vec<usize> = all.iter().filter(|bit| **bit >= by).map(|bit| bit - by).collect();
            assert_eq!(set(&all).up(by as u32), set(&up), "{by}");
            assert_eq!(set(&all).far_up(by as u32), set(&up), "{by}");
            assert_eq!(set(&all).down(by as u32), set(&down), "{by}");
        }
    }

    #[test]
    fn counts_and_finds() {
        let mut some = set(&[3, 64, 70, 255]);
        assert_eq!((some.count(), some.low(), some.select(2)), (4, 3, 70));
        assert_eq!((some.lowest(), some.highest()), (set(&[3]), set(&[255])));
        assert_eq!(some.below_low(), set(&[0, 1, 2]));
        assert!(some.above_high().is_empty());
        assert_eq!(set(&[254]).above_high(), set(&[255]));
        assert_eq!((some.pop(), some.pop(), some.count()), (3, 64, 2));
        assert_eq!(set(&[62, 63, 64, 66]).window(62), 0b10111);
        assert_eq!(Wide::<4>::default().below_low(), !Wide::default());
    }
}
