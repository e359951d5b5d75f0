use super::{CellIter, Point};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// The most cells a board may have.
pub const MOST_CELLS: usize = 1024;
const WORDS: usize = MOST_CELLS / 64;

/// A set of cells. `|` unites, `&` intersects, `-` takes away.
///
/// Points that no cell can have (1,024 and up) are never in a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The set without a cell.
    #[inline]
    pub const fn new() -> Self {
        CellSet([0; WORDS])
    }

    /// The set of some cells.
    pub fn of(cells: impl IntoIterator<Item = Point>) -> Self {
        cells.into_iter().collect()
    }

    /// The cells with the numbers below `count`.
    pub fn below(count: usize) -> Self {
        let mut set = CellSet::new();
        for (at, word) in set.0.iter_mut().enumerate() {
            *word = match count.saturating_sub(at * 64) {
                0 => 0,
                rest if rest >= 64 => u64::MAX,
                rest => (1 << rest) - 1,
            };
        }
        set
    }

    /// Puts a cell in; whether it was not there before.
    #[inline]
    pub fn insert(&mut self, cell: Point) -> bool {
        let Some(word) = self.0.get_mut(cell.index() / 64) else { return false };
        let bit = 1 << (cell.index() % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes a cell out; whether it was there.
    #[inline]
    pub fn remove(&mut self, cell: Point) -> bool {
        let Some(word) = self.0.get_mut(cell.index() / 64) else { return false };
        let bit = 1 << (cell.index() % 64);
        let there = *word & bit != 0;
        *word &= !bit;
        there
    }

    /// Whether a cell is in it.
    #[inline]
    pub fn contains(&self, cell: Point) -> bool {
        self.0.get(cell.index() / 64).is_some_and(|word| word >> (cell.index() % 64) & 1 != 0)
    }

    /// How many cells are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no cell is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether all its cells are in the other too.
    #[inline]
    pub fn is_subset(&self, other: &CellSet) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (own, others)| all | own & !others) == 0
    }

    /// Whether the two have a cell in common.
    #[inline]
    pub fn intersects(&self, other: &CellSet) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (own, others)| all | own & others) != 0
    }

    /// The lowest cell.
    #[inline]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The cells, ascending.
    #[inline]
    pub fn iter(&self) -> CellIter {
        CellIter::new(self.0)
    }

    /// The bits: cell `p` is bit `p % 64` of word `p / 64`.
    #[inline]
    pub fn words(&self) -> &[u64; WORDS] {
        &self.0
    }
}

impl Default for CellSet {
    fn default() -> Self {
        CellSet::new()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl FromIterator<Point> for CellSet {
    fn from_iter<I: IntoIterator<Item = Point>>(cells: I) -> Self {
        let mut set = CellSet::new();
        set.extend(cells);
        set
    }
}

impl Extend<Point> for CellSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl IntoIterator for &CellSet {
    type Item = Point;
    type IntoIter = CellIter;

    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

macro_rules! operator {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident, $with:expr) => {
        impl $assign<&CellSet> for CellSet {
            #[inline]
            fn $assign_method(&mut self, other: &CellSet) {
                let with: fn(&mut u64, u64) = $with;
                for (own, others) in self.0.iter_mut().zip(&other.0) {
                    with(own, *others);
                }
            }
        }
        impl $assign for CellSet {
            #[inline]
            fn $assign_method(&mut self, other: CellSet) {
                self.$assign_method(&other);
            }
        }
        impl $operator<&CellSet> for CellSet {
            type Output = CellSet;
            #[inline]
            fn $method(mut self, other: &CellSet) -> CellSet {
                self.$assign_method(other);
                self
            }
        }
        impl $operator for CellSet {
            type Output = CellSet;
            #[inline]
            fn $method(self, other: CellSet) -> CellSet {
                self.$method(&other)
            }
        }
        impl $operator<&CellSet> for &CellSet {
            type Output = CellSet;
            #[inline]
            fn $method(self, other: &CellSet) -> CellSet {
                (*self).$method(other)
            }
        }
    };
}

operator!(BitOr, bitor, BitOrAssign, bitor_assign, |own, others| *own |= others);
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |own, others| *own &= others);
operator!(Sub, sub, SubAssign, sub_assign, |own, others| *own &= !others);
