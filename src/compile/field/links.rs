use super::pairs::Pairs;
use super::ways::Ways;
use crate::compile::bits::Bits;

/// Which cells are neighbours, in the form that is fastest for the board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::compile) enum Links<B> {
    /// Four directions with gaps between the rows.
    Two(Pairs<B, 2, false>),
    /// Four directions.
    TwoMasked(Pairs<B, 2, true>),
    /// Six directions with gaps between the rows.
    Three(Pairs<B, 3, false>),
    /// Six directions.
    ThreeMasked(Pairs<B, 3, true>),
    /// Eight directions with gaps between the rows.
    Four(Pairs<B, 4, false>),
    /// Eight directions.
    FourMasked(Pairs<B, 4, true>),
    /// Anything else.
    Ways(Ways<B>),
}

/// Runs an expression with the name bound to whatever form it is.
macro_rules! whichever {
    ($links:expr, $name:ident => $do:expr) => {
        match $links {
            Links::Two($name) => $do,
            Links::TwoMasked($name) => $do,
            Links::Three($name) => $do,
            Links::ThreeMasked($name) => $do,
            Links::Four($name) => $do,
            Links::FourMasked($name) => $do,
            Links::Ways($name) => $do,
        }
    };
}

/// The same for the pairs of a grid, with the number of pairs; `$other` for any other board.
macro_rules! grid {
    ($links:expr, $name:ident, $pairs:ident => $do:expr, $other:expr) => {
        match $links {
            Links::Two($name) => {
                const $pairs: usize = 2;
                $do
            }
            Links::TwoMasked($name) => {
                const $pairs: usize = 2;
                $do
            }
            Links::Three($name) => {
                const $pairs: usize = 3;
                $do
            }
            Links::ThreeMasked($name) => {
                const $pairs: usize = 3;
                $do
            }
            Links::Four($name) => {
                const $pairs: usize = 4;
                $do
            }
            Links::FourMasked($name) => {
                const $pairs: usize = 4;
                $do
            }
            Links::Ways(_) => $other,
        }
    };
}

impl<B: Bits> Links<B> {
    /// The form for so many pairs of opposite directions.
    pub fn of_pairs(by: &[u32], up: &[B], down: &[B], masked: bool) -> Option<Self> {
        fn pairs<B: Bits, const P: usize, const M: bool>(
            by: &[u32],
            up: &[B],
            down: &[B],
        ) -> Option<Pairs<B, P, M>> {
            Some(Pairs { by: by.try_into().ok()?, up: up.try_into().ok()?, down: down.try_into().ok()? })
        }
        match (by.len(), masked) {
            (2, false) => pairs(by, up, down).map(Links::Two),
            (2, true) => pairs(by, up, down).map(Links::TwoMasked),
            (3, false) => pairs(by, up, down).map(Links::Three),
            (3, true) => pairs(by, up, down).map(Links::ThreeMasked),
            (4, false) => pairs(by, up, down).map(Links::Four),
            (4, true) => pairs(by, up, down).map(Links::FourMasked),
            _ => None,
        }
    }

    /// The cells next to these, and perhaps places off the board.
    #[inline(always)]
    pub fn near(&self, cells: B) -> B {
        whichever!(self, links => links.near(cells))
    }

    /// The places whose neighbours in every direction are in a set.
    #[inline(always)]
    pub fn surrounded(&self, cells: B) -> B {
        whichever!(self, links => links.surrounded(cells))
    }

    /// The cells of `within` that are linked to `from` by neighbours in `within`.
    #[inline(always)]
    pub fn flood(&self, from: B, within: B) -> B {
        whichever!(self, links => links.flood(from, within))
    }

    /// Whether all of `wanted` are linked to `from` by neighbours in `within`: `None` then, else what is linked.
    #[inline(always)]
    pub fn flood_to(&self, from: B, within: B, wanted: B) -> Option<B> {
        grid!(self, links, _P => links.flood_to(from, within, wanted), {
            let reached = self.flood(from, within);
            if (wanted & !reached).is_empty() { None } else { Some(reached) }
        })
    }

    /// Whether a straight run of `length` cells of a set exists; `None` where lines must be looked at one by one.
    #[inline(always)]
    pub fn has_run(&self, of: B, length: u32) -> Option<bool> {
        grid!(self, links, _P => Some(links.has_run(of, length)), None)
    }

    /// The cells from which a straight run of `over`, at most `longest` cells, leads to one of `until`, and perhaps places
    /// off the board; `None` where lines must be looked at one by one.
    #[inline(always)]
    pub fn flanking(&self, over: B, until: B, longest: u32) -> Option<B> {
        grid!(self, links, _P => Some(links.flanking(over, until, longest)), None)
    }

    /// Into how many groups of linked neighbours a set falls, counted no further than `most`.
    #[inline(always)]
    pub fn groups(&self, of: B, most: i64) -> i64 {
        grid!(self, links, _P => links.groups(of, most), {
            let (mut left, mut groups) = (of, 0);
            while !left.is_empty() && groups < most {
                // On a board with steps that lead one way only, what is linked may not link back.
                left = left & !self.flood(left.lowest(), left);
                groups += 1;
            }
            groups
        })
    }

    /// For each pair of directions by its number, the cells that end a straight run of `length` cells of a set. Whether
    /// this is a grid; else nothing is said.
    #[inline]
    pub fn each_run_end(&self, of: B, length: u32, mut each: impl FnMut(usize, B)) -> bool {
        grid!(self, links, P => {
            for pair in 0..P {
                each(pair, links.run_ends(pair, of, length));
            }
            true
        }, false)
    }

    /// The cells of all straight runs of `length` cells of a set or more; `None` where lines must be looked at.
    pub fn runs(&self, of: B, length: u32) -> Option<B> {
        grid!(self, links, P => {
            let mut all = B::default();
            for pair in 0..P {
                let mut run = links.run_ends(pair, of, length);
                for _ in 0..length {
                    all = all | run;
                    run = run.down(links.by[pair]);
                }
            }
            Some(all)
        }, None)
    }
}
