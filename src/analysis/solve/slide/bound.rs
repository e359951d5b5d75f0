//! Lower bounds of the moves that are still needed.
//!
//! Two relaxed forms of the rules give them. In the first a piece may stop wherever it likes on its way. In the
//! second ([`Pairs`](super::pairs)) it still may, but a stop that nothing on the board causes must in the end be
//! paid for by the moves that bring some other piece beside it. Each is the exact distance in a puzzle with more
//! moves, so a move changes it by one at most downwards: the search relies on that.

use super::board::DEFLECTED;
use super::cells::{CellSets, FAR, spread};
use super::chains::Chains;
use super::pairs;
use super::plan::{FIRST_HEADING, Plan, TURNED, Tracks, UNMOVED};

/// Bounds of one group that can solve the problem.
struct GoalBound {
    group: usize,
    /// Moves of the piece itself, by its value; it may stop anywhere.
    free: Vec<u8>,
    /// Moves of the piece itself by its cell; only the board stops it. Empty until sharpened.
    alone: Vec<u8>,
    /// For each group of helpers: moves of both by `cell * cells + helper's cell`.
    pairs: Vec<Vec<u8>>,
}

/// Lower bounds for a plan.
pub struct Bound {
    cells: usize,
    cell_mask: u16,
    goals: Vec<GoalBound>,
    sharp: bool,
    chains: Option<Chains>,
}

impl Bound {
    /// The cheap bounds.
    pub fn new(plan: &Plan) -> Self {
        let mut goals: Vec<GoalBound> = Vec::new();
        for (group, g) in plan.groups.iter().enumerate().filter(|(_, g)| !g.goals.is_empty()) {
            let tracks = &plan.motions[g.motion];
            let mut distance = vec![FAR; plan.cells];
            for &c in &g.goals {
                distance[usize::from(c)] = 0;
            }
            spread(&mut distance, &stops_before(plan, tracks, |_| true));
            let mut free = vec![FAR; plan.memories(group) << plan.cell_bits];
            free[..plan.cells].copy_from_slice(&distance);
            if plan.is_tracked(group) {
                for memory in usize::from(UNMOVED)..plan.memories(group) {
                    free.copy_within(..plan.cells, memory << plan.cell_bits);
                }
                for slot in g.first..g.end {
                    if plan.start[slot] >> plan.cell_bits != TURNED {
                        unturned(plan, tracks, plan.start[slot], &mut free);
                    }
                }
            }
            goals.push(GoalBound { group, free, alone: Vec::new(), pairs: Vec::new() });
        }
        Self {
            cells: plan.cells,
            cell_mask: ((1_u32 << plan.cell_bits) - 1) as u16,
            goals,
            sharp: false,
            chains: None,
        }
    }

    /// Adds the bounds that take longer to compute.
    pub fn sharpen(&mut self, plan: &Plan) {
        // They count stops that the board or a piece causes.
        let plain = plan.motions.iter().all(Tracks::is_plain);
        if self.sharp || !plain || plan.cells > pairs::MOST_CELLS {
            return;
        }
        self.sharp = true;
        for goal in &mut self.goals {
            let tracks = &plan.motions[plan.groups[goal.group].motion];
            let mut alone = vec![FAR; plan.cells];
            for &c in &plan.groups[goal.group].goals {
                alone[usize::from(c)] = 0;
            }
            spread(&mut alone, &stops_before(plan, tracks, |end| end));
            let blocked = pairs::blocked_last(plan, tracks, &alone);
            let mut of_motion: Vec<Option<usize>> = vec![None; plan.motions.len()];
            for (i, group) in plan.groups.iter().enumerate() {
                if let Some(same) = of_motion[group.motion] {
                    let copy = goal.pairs[same].clone();
                    goal.pairs.push(copy);
                } else {
                    of_motion[group.motion] = Some(i);
                    goal.pairs.push(pairs::pairs(plan, &plan.motions[group.motion], &blocked, &alone));
                }
            }
            goal.alone = alone;
        }
    }

    /// Goes over to the bounds that take longest, where there are any.
    pub fn deepen(&mut self, plan: &Plan) {
        if !self.sharp || !Chains::fit(plan) {
            return;
        }
        let alone = self.goals[0].alone.clone();
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
        self.chains.as_ref().map_or(0, Chains::bytes)
    }

    /// Moves needed at the least by any piece; 0 means solved, [`FAR`] never.
    pub fn of(&self, plan: &Plan, values: &[u16]) -> u8 {
        let mut least = FAR;
        for goal in &self.goals {
            let group = &plan.groups[goal.group];
            for slot in group.first..group.end {
                let mut need = goal.free[usize::from(values[slot])];
                if self.sharp && need < least {
                    need = need.max(self.helped(goal, plan, values, slot));
                }
                least = least.min(need);
            }
        }
        least
    }

    fn helped(&self, goal: &GoalBound, plan: &Plan, values: &[u16], slot: usize) -> u8 {
        let cell = usize::from(values[slot] & self.cell_mask);
        let mut least = goal.alone[cell];
        for (helper, &value) in values.iter().enumerate() {
            if helper != slot {
                let pairs = &goal.pairs[plan.group_of[helper]];
                least = least.min(pairs[cell * self.cells + usize::from(value & self.cell_mask)]);
            }
        }
        least
    }

    /// The bound of the only piece that can solve the problem by itself, by its value.
    #[inline]
    pub fn free(&self, value: u16) -> u8 {
        self.goals[0].free[usize::from(value)]
    }

    /// What that piece needs on `cell` without help.
    #[inline]
    pub fn alone(&self, cell: u16) -> u8 {
        if self.sharp { self.goals[0].alone[usize::from(cell)] } else { 0 }
    }

    /// What that piece needs on `cell` with the help of a piece of `group` on `helper`.
    #[inline]
    pub fn pair(&self, cell: u16, group: usize, helper: u16) -> u8 {
        if self.sharp {
            self.goals[0].pairs[group][usize::from(cell) * self.cells + usize::from(helper)]
        } else {
            0
        }
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

/// Calls `f` with each cell of an unhindered slide: the cell, the heading there as of a slide that ends there, and
/// the cell after it if any.
pub fn walk(
    plan: &Plan,
    tracks: &Tracks,
    from: usize,
    direction: usize,
    mut f: impl FnMut(usize, u8, Option<usize>),
) {
    let mut at = tracks.next(from, direction);
    let (mut before, mut bent) = (direction, false);
    let mut steps = 0;
    while let Some((cell, heading)) = at {
        at = tracks.next(cell, heading);
        bent |= heading != before;
        before = heading;
        f(cell, heading as u8 | if bent { DEFLECTED } else { 0 }, at.map(|n| n.0));
        steps += 1;
        if (cell, heading) == (from, direction) || steps > plan.cells * plan.directions {
            break;
        }
    }
}

/// Raises the bounds of values that a piece can have before it has turned.
fn unturned(plan: &Plan, tracks: &Tracks, start: u16, free: &mut [u8]) {
    let mask = (1_u16 << plan.cell_bits) - 1;
    let mut values = vec![start];
    let mut ways: Vec<Vec<u16>> = Vec::new();
    while ways.len() < values.len() {
        let value = values[ways.len()];
        let from = usize::from(value & mask);
        let mut ends = Vec::new();
        for direction in 0..plan.directions {
            walk(plan, tracks, from, direction, |cell, heading, _| {
                if cell == from || !tracks.may_stop[cell] {
                    return;
                }
                let memory = plan.remember(value >> plan.cell_bits, direction, heading);
                let end = memory << plan.cell_bits | cell as u16;
                ends.push(end);
                if memory != TURNED && !values.contains(&end) {
                    values.push(end);
                }
            });
        }
        ways.push(ends);
    }
    debug_assert!(usize::from(FIRST_HEADING) <= free.len());
    for &v in &values {
        free[usize::from(v)] = FAR;
    }
    loop {
        let mut changed = false;
        for (&v, ends) in values.iter().zip(&ways) {
            let least = ends.iter().map(|&e| free[usize::from(e)]).min().unwrap_or(FAR).saturating_add(1);
            if least < free[usize::from(v)] {
                free[usize::from(v)] = least;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}
