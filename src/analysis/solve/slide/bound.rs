//! Lower bounds of the moves that are still needed.
//!
//! Two relaxed forms of the rules give them. In the first a piece may stop wherever it likes on its way. In the
//! second ([`Pairs`](super::pairs)) it still may, but a stop that nothing on the board causes must in the end be
//! paid for by the moves that bring some other piece beside it. Each is the exact distance in a puzzle with more
//! moves, so a move changes it by one at most downwards: the search relies on that.

use super::cells::{CellSets, FAR};
use super::chains::Chains;
use super::free::free;
use super::pairs::{self, Pairs};
use super::plan::{NOWHERE, Plan, Tracks};
use super::ways::Ways;

/// Bounds of one group that can solve the problem.
struct GoalBound {
    group: usize,
    /// Moves of the piece itself, by its value; it may stop anywhere.
    free: Vec<u8>,
    /// Its slides, where they are known and not yet used.
    ways: Option<Ways>,
    /// Moves of the piece with and without help. None until sharpened.
    pairs: Option<Pairs>,
}

impl GoalBound {
    /// What a piece of the group needs on a cell, `least` by itself, with the help of the pieces that are not in its
    /// slot. What is above `most` is not told exactly.
    #[inline]
    fn helped(
        &mut self,
        plan: &Plan,
        (values, slot): (&[u16], usize),
        cell: u16,
        (least, most): (u8, u32),
    ) -> u8 {
        let Some(pairs) = self.pairs.as_mut().filter(|_| u32::from(least) <= most) else { return least };
        let mut helped = pairs.alone(cell);
        if helped <= least {
            return least;
        }
        pairs.ready(plan, cell);
        for (helper, &value) in values.iter().enumerate() {
            if helper != slot {
                let motion = plan.groups[plan.group_of[helper]].motion;
                helped = helped.min(pairs.pair(cell, motion, value & plan.cell_mask));
            }
        }
        helped.max(least)
    }
}

/// Lower bounds for a plan.
pub struct Bound {
    goals: Vec<GoalBound>,
    chains: Option<Chains>,
}

impl Bound {
    /// The cheap bounds.
    pub fn new(plan: &Plan) -> Self {
        let able = (0..plan.groups.len()).filter(|&group| !plan.groups[group].goals.is_empty());
        let bound = |group: usize| {
            let tracks = &plan.motions[plan.groups[group].motion];
            let straight = tracks.straight && plan.cells <= pairs::MOST_CELLS;
            let ways = straight.then(|| Ways::new(plan, tracks));
            let free = ways.as_ref().map_or_else(|| free(plan, group), |ways| ways.free(plan, group));
            GoalBound { group, free, ways, pairs: None }
        };
        let goals = able.map(bound).collect();
        Self { goals, chains: None }
    }

    /// Adds the bounds that take longer to compute.
    pub fn sharpen(&mut self, plan: &Plan) {
        // They count stops that the board or a piece causes.
        let plain = plan.motions.iter().all(Tracks::is_plain);
        if !plain || plan.cells > pairs::MOST_CELLS {
            return;
        }
        for goal in &mut self.goals {
            let tracks = &plan.motions[plan.groups[goal.group].motion];
            let ways = goal.ways.take().unwrap_or_else(|| Ways::new(plan, tracks));
            goal.pairs = Some(Pairs::new(plan, goal.group, ways));
        }
    }

    /// Goes over to the bounds that take longest, where there are any.
    pub fn deepen(&mut self, plan: &Plan) {
        let Some(pairs) = self.goals.first().and_then(|goal| goal.pairs.as_ref()) else { return };
        if !Chains::fit(plan) {
            return;
        }
        let alone = pairs.all_alone().to_vec();
        let blocked = pairs::blocked_last(plan, &plan.motions[plan.groups[0].motion], &alone);
        self.chains = Some(Chains::new(plan, blocked, alone));
    }

    /// The bounds that take longest, once gone over to.
    #[inline]
    pub fn chains(&mut self) -> Option<&mut Chains> {
        self.chains.as_mut()
    }

    /// Bytes of the tables that grow while they are used.
    pub fn bytes(&self) -> usize {
        let pairs = self.goals.iter().filter_map(|goal| goal.pairs.as_ref()).map(Pairs::bytes);
        pairs.sum::<usize>() + self.chains.as_ref().map_or(0, Chains::bytes)
    }

    /// Moves needed at the least by any piece; 0 means solved, [`FAR`] never. What is above `most` is not told exactly.
    pub fn of(&mut self, plan: &Plan, values: &[u16], most: u32) -> u8 {
        let mut least = FAR;
        for goal in &mut self.goals {
            let (first, end) = (plan.groups[goal.group].first, plan.groups[goal.group].end);
            for slot in first..end {
                let free = goal.free[usize::from(values[slot])];
                if free < least {
                    let cell = values[slot] & plan.cell_mask;
                    least = least.min(goal.helped(plan, (values, slot), cell, (free, most)));
                }
            }
        }
        least
    }

    /// The same after the only piece that can solve the problem has moved.
    #[inline]
    pub fn of_only(&mut self, plan: &Plan, values: &[u16], new: u16, most: u32) -> u8 {
        let free = self.free(new);
        self.goals[0].helped(plan, (values, 0), new & plan.cell_mask, (free, most))
    }

    /// The bound of the only piece that can solve the problem by itself, by its value.
    #[inline]
    pub fn free(&self, value: u16) -> u8 {
        self.goals[0].free[usize::from(value)]
    }

    /// The bounds of that piece with and without help, for its cell; none until sharpened.
    #[inline]
    pub fn pairs(&mut self, plan: &Plan, cell: u16) -> Option<&Pairs> {
        let pairs = self.goals[0].pairs.as_mut()?;
        pairs.ready(plan, cell);
        Some(pairs)
    }

    /// What that piece needs on `cell` without help.
    #[inline]
    pub fn alone(&self, cell: u16) -> u8 {
        self.goals[0].pairs.as_ref().map_or(0, |pairs| pairs.alone(cell))
    }
}

/// For each cell the cells from which one slide can end there, if a slide may be cut short anywhere.
/// `wanted` is asked whether the board itself ends the slide there.
pub fn stops_before(plan: &Plan, tracks: &Tracks, wanted: impl Fn(bool) -> bool) -> CellSets {
    let mut before = CellSets::new(plan.cells, plan.cells);
    for from in 0..plan.cells {
        for direction in 0..plan.directions {
            walk(plan, tracks, from, direction, |cell, _, beyond| {
                if cell != from && tracks.may_stop[cell] && wanted(beyond.is_none()) {
                    before.add(cell, from);
                }
            });
        }
    }
    before
}

/// Calls `f` with each cell of an unhindered slide, the heading there, and the cell after it if any.
pub fn walk(
    plan: &Plan,
    tracks: &Tracks,
    from: usize,
    direction: usize,
    mut f: impl FnMut(usize, usize, Option<usize>),
) {
    let (next, shift) = (tracks.table(), tracks.shift());
    let start = from << shift | direction;
    let mut at = next[start];
    let mut steps = 0;
    while at != NOWHERE {
        let beyond = next[usize::from(at)];
        let after = (beyond != NOWHERE).then_some(usize::from(beyond >> shift));
        f(usize::from(at >> shift), usize::from(at) & ((1 << shift) - 1), after);
        steps += 1;
        if usize::from(at) == start || steps > plan.cells * plan.directions {
            break;
        }
        at = beyond;
    }
}
