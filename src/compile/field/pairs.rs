use crate::compile::bits::Bits;

/// The steps of a grid: `P` pairs of opposite directions. With `MASKED`, a step off the board may meet another
/// cell, so that each must be masked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::compile) struct Pairs<B, const P: usize, const MASKED: bool> {
    /// How many places the upward direction of each pair moves bits.
    pub by: [u32; P],
    /// The cells that it reaches.
    pub up: [B; P],
    /// The cells that its opposite reaches.
    pub down: [B; P],
}

impl<B: Bits, const P: usize, const MASKED: bool> Pairs<B, P, MASKED> {
    #[inline(always)]
    fn both(&self, pair: usize, cells: B) -> (B, B) {
        let (up, down) = (cells.up(self.by[pair]), cells.down(self.by[pair]));
        if MASKED { (up & self.up[pair], down & self.down[pair]) } else { (up, down) }
    }

    /// The cells next to these, and places off the board.
    #[inline(always)]
    pub fn near(&self, cells: B) -> B {
        (0..P).fold(B::default(), |near, pair| {
            let (up, down) = self.both(pair, cells);
            near | up | down
        })
    }

    /// The places whose neighbours in every direction are in a set.
    #[inline(always)]
    pub fn surrounded(&self, cells: B) -> B {
        (0..P).fold(!B::default(), |full, pair| {
            let (up, down) = self.both(pair, cells);
            full & up & down
        })
    }

    /// The cells of `within` that are linked to `from` by neighbours in `within`. Stops early when all of
    /// `enough` are reached, if there are any: then more than what is linked may be said to be so.
    #[inline(always)]
    pub fn flood(&self, from: B, within: B) -> B {
        let mut reached = from & within;
        loop {
            let once = (reached | self.near(reached)) & within;
            let grown = (once | self.near(once)) & within;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// Whether all of `wanted` are linked to `from` by neighbours in `within`; if not, what is linked.
    #[inline(always)]
    pub fn flood_to(&self, from: B, within: B, wanted: B) -> Option<B> {
        let mut reached = from & within;
        loop {
            if (wanted & !reached).is_empty() {
                return None;
            }
            let once = (reached | self.near(reached)) & within;
            let grown = (once | self.near(once)) & within;
            if grown == reached {
                return Some(reached);
            }
            reached = grown;
        }
    }

    /// Whether a run of `length` cells of a set exists along any pair.
    #[inline(always)]
    pub fn has_run(&self, of: B, length: u32) -> bool {
        // The usual lengths in one piece.
        let ends = match length {
            3 => self.all_run_ends(of, 3),
            4 => self.all_run_ends(of, 4),
            5 => self.all_run_ends(of, 5),
            _ => self.all_run_ends(of, length),
        };
        !ends.is_empty()
    }

    #[inline(always)]
    fn all_run_ends(&self, of: B, length: u32) -> B {
        (0..P).fold(B::default(), |ends, pair| ends | self.run_ends(pair, of, length))
    }

    /// The cells at the upper end of a run of `length` cells of a set along one pair of directions.
    #[inline(always)]
    pub fn run_ends(&self, pair: usize, of: B, length: u32) -> B {
        let by = self.by[pair];
        let mut ends = of;
        if MASKED {
            for _ in 1..length {
                ends = ends.up(by) & self.up[pair] & of;
            }
        } else {
            let mut have = 1;
            while have < length {
                let more = have.min(length - have);
                ends = ends & ends.far_up(by * more);
                have += more;
            }
        }
        ends
    }
}
