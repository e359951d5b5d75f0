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
        let mut near = B::default();
        for pair in 0..P {
            let (up, down) = self.both(pair, cells);
            near = near | up | down;
        }
        near
    }

    /// The places whose neighbours in every direction are in a set.
    #[inline(always)]
    pub fn surrounded(&self, cells: B) -> B {
        let mut full = !B::default();
        for pair in 0..P {
            let (up, down) = self.both(pair, cells);
            full = full & up & down;
        }
        full
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

    /// Asks something; on boards eight cells wide so that the processor knows beforehand how far bits move.
    #[inline(always)]
    fn ask<T>(&self, question: impl Fn(&Self) -> T) -> T {
        const EIGHT: [u32; 4] = [8, 9, 1, 7];
        if P == EIGHT.len() && self.by.iter().eq(&EIGHT) {
            let by = std::array::from_fn(|pair| EIGHT[pair & 3]);
            return question(&Pairs { by, ..*self });
        }
        question(self)
    }

    /// The cells from which a straight run of `over`, at most `longest` cells, leads to one of `until`; and places
    /// off the board.
    #[inline(always)]
    pub fn flanking(&self, over: B, until: B, longest: u32) -> B {
        self.ask(|pairs| pairs.flanking_by_doubling(over, until, longest))
    }

    /// The same. The runs grow by doubling: what is open for so many steps in a row is kept beside them.
    #[inline(always)]
    fn flanking_by_doubling(&self, over: B, until: B, longest: u32) -> B {
        let mut found = B::default();
        for pair in 0..P {
            let by = self.by[pair];
            let (mut open_up, mut open_down) =
                if MASKED { (over & self.up[pair], over & self.down[pair]) } else { (over, over) };
            let (mut up, mut down) = (until.up(by) & open_up, until.down(by) & open_down);
            let mut reached = 1;
            for steps in [1, 2, 4, 8] {
                if steps >= longest || (by * steps) as usize > B::LONGEST_STEP {
                    break;
                }
                up = up | (open_up & up.up(by * steps));
                down = down | (open_down & down.down(by * steps));
                open_up = open_up & open_up.up(by * steps);
                open_down = open_down & open_down.down(by * steps);
                reached = 2 * steps;
            }
            // Where so far is more than can be moved at once, what is left goes on step by step.
            let (step_up, step_down) = if MASKED { (self.up[pair], self.down[pair]) } else { (over, over) };
            for _ in reached..longest {
                up = up | (up.up(by) & over & step_up);
                down = down | (down.down(by) & over & step_down);
            }
            let (above, below) = (up.up(by), down.down(by));
            found = found
                | if MASKED { (above & self.up[pair]) | (below & self.down[pair]) } else { above | below };
        }
        found
    }

    /// Into how many groups of linked neighbours a set falls, counted no further than `most`.
    #[inline(always)]
    pub fn groups(&self, of: B, most: i64) -> i64 {
        self.ask(|pairs| pairs.groups_one_by_one(of, most))
    }

    #[inline(always)]
    fn groups_one_by_one(&self, of: B, most: i64) -> i64 {
        // What stands alone is found at once.
        let mut alone = of & !self.near(of);
        let (mut left, mut groups) = (of & !alone, 0);
        while !alone.is_empty() && groups < most {
            alone.pop();
            groups += 1;
        }
        while !left.is_empty() && groups < most {
            left = left & !self.flood(left.lowest(), left);
            groups += 1;
        }
        groups
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
        let mut ends = B::default();
        for pair in 0..P {
            ends = ends | self.run_ends(pair, of, length);
        }
        ends
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
