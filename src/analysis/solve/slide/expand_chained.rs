//! The moves of one state, with the bounds that take longest.
#![expect(clippy::needless_range_loop, reason = "a slot stands for its place in several lists")]

use super::board::Board;
use super::cells::FAR;
use super::expand::Expansion;
use super::problem::{MAX_DIRECTIONS, MAX_PIECES};
use super::search::Search;
use super::word::Word;

impl<W: Word, B: Board> Search<'_, W, B> {
    /// Moves the only piece that can solve the problem.
    pub(super) fn move_only_chained(&mut self, work: &mut Expansion) {
        let plan = self.plan;
        let slots = plan.start.len();
        let state = work.state;
        let value = state.values[0];
        let mut ends = [(0, 0); MAX_DIRECTIONS];
        let mut possible = self.slides(&state, 0, &mut ends);
        while possible != 0 {
            let direction = possible.trailing_zeros() as usize;
            possible &= possible - 1;
            let (end, heading) = ends[direction];
            let new = self.value_after(value, 0, direction, end, heading);
            let own = self.bound.free(new);
            let mut need = self.bound.alone(end);
            if let Some(chains) = self.bound.chains() {
                chains.ready(end);
                let row = chains.row(end);
                for one in 2..slots {
                    let start = usize::from(state.values[one]) * plan.cells;
                    for two in 1..one {
                        need = need.min(row[start + usize::from(state.values[two])]);
                    }
                }
            }
            let need = need.max(own);
            if work.takes(need) {
                let child = self.child(&state, 0, direction, new, heading);
                self.keep(&child, need);
            }
        }
    }

    /// Moves the pieces that can only help.
    pub(super) fn move_helpers_chained(&mut self, work: &mut Expansion) {
        let plan = self.plan;
        let slots = plan.start.len();
        let state = work.state;
        let goal_cell = state.values[0] & plan.cell_mask;
        let own = self.bound.free(state.values[0]);
        let alone = self.bound.alone(goal_cell);
        // The least of all pairs of helpers, and for each helper the least of those without it.
        let mut all = alone;
        let mut without = [alone; MAX_PIECES];
        let Some(chains) = self.bound.chains() else { return };
        chains.ready(goal_cell);
        let row = chains.row(goal_cell);
        for one in 2..slots {
            let start = usize::from(state.values[one]) * plan.cells;
            for two in 1..one {
                let pair = row[start + usize::from(state.values[two])];
                all = all.min(pair);
                for (slot, least) in without.iter_mut().enumerate().take(slots) {
                    if slot != one && slot != two {
                        *least = (*least).min(pair);
                    }
                }
            }
        }
        let now = own.max(all);
        let least = if now == FAR { FAR } else { own.max(now - 1) };
        for slot in 1..slots {
            if work.want > u32::from(own.max(without[slot])) || least == FAR {
                continue;
            }
            if work.want < u32::from(least) {
                work.takes(least);
                continue;
            }
            let mut ends = [(0, 0); MAX_DIRECTIONS];
            let mut possible = self.slides(&state, slot, &mut ends);
            while possible != 0 {
                let direction = possible.trailing_zeros() as usize;
                possible &= possible - 1;
                let (end, heading) = ends[direction];
                let mut need = without[slot];
                let Some(chains) = self.bound.chains() else { return };
                let row = &chains.row(goal_cell)[usize::from(end) * plan.cells..][..plan.cells];
                for other in 1..slots {
                    if other != slot {
                        need = need.min(row[usize::from(state.values[other])]);
                    }
                }
                if work.takes(own.max(need)) {
                    let child = self.child(&state, slot, direction, end, heading);
                    self.fresh.push(self.layout.pack(&child));
                }
            }
        }
    }
}
