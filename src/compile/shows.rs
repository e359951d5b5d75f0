//! Sets that depend only on which piece shows on a cell: these are worked out before the game.

use super::bits::Bits;
use super::compiler::Compiler;
use super::leaf::Leaf;
use crate::rule::{Body, Set};

/// How deep expressions are looked into.
const DEEPEST: u16 = 100;

/// Which cells are meant, by what shows on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shows {
    /// Those with one of these types on top.
    kinds: u64,
    /// Those without a piece.
    empty: bool,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// The cells of an expression that speaks only of what shows, as one kept set.
    pub fn shown(&mut self, set: &'a Set) -> Option<Leaf<B>> {
        let shows = self.shows(set, DEEPEST)?;
        let all = self.field.all;
        if !shows.empty {
            return Some(self.top(shows.kinds));
        }
        let others = self.game.types_where(|_| true) & !shows.kinds;
        self.top(others).complement(all)
    }

    fn shows(&self, set: &'a Set, deep: u16) -> Option<Shows> {
        let deep = deep.checked_sub(1)?;
        let known = self.game.types_where(|_| true);
        let tops = |kinds: u64| Some(Shows { kinds: kinds & known, empty: false });
        match set {
            Set::Rule(id) => match &self.game.rule(*id).body {
                Body::Set(set) => self.shows(set, deep),
                _ => None,
            },
            Set::All => Some(Shows { kinds: known, empty: true }),
            Set::Empty => Some(Shows { kinds: 0, empty: true }),
            Set::Occupied => tops(known),
            Set::Owned(owner) => tops(self.owned(*owner)),
            Set::Top(kinds) => tops(*kinds),
            Set::Or(left, right) => self.both_show(left, right, deep, |own, other| own | other),
            Set::And(left, right) => self.both_show(left, right, deep, |own, other| own & other),
            Set::Minus(left, right) => self.both_show(left, right, deep, |own, other| own & !other),
            Set::Not(inner) => {
                let inner = self.shows(inner, deep)?;
                Some(Shows { kinds: known & !inner.kinds, empty: !inner.empty })
            }
            _ => None,
        }
    }

    fn both_show(
        &self,
        left: &'a Set,
        right: &'a Set,
        deep: u16,
        make: fn(u64, u64) -> u64,
    ) -> Option<Shows> {
        let (left, right) = (self.shows(left, deep)?, self.shows(right, deep)?);
        let empty = make(u64::from(left.empty), u64::from(right.empty)) & 1 == 1;
        Some(Shows { kinds: make(left.kinds, right.kinds), empty })
    }
}
