//! The moves of one state.
#![expect(clippy::needless_range_loop, reason = "a slot stands for its place in several lists")]

use super::board::{Board, heading_of};
use super::cells::FAR;
use super::problem::{MAX_DIRECTIONS, MAX_PIECES, Reach};
use super::search::Search;
use super::state::State;
use super::word::Word;

/// A state whose moves are being made.
pub(super) struct Expansion {
    /// The state.
    pub state: State,
    /// Moves that must remain after the next one.
    pub want: u32,
    /// The next length at which the state has moves to make.
    pub later: u32,
}

impl Expansion {
    /// Notes that a move leads to a state that needs so much more: whether it is to be made now.
    #[inline]
    pub fn takes(&mut self, need: u8) -> bool {
        let needed = u32::from(need);
        if needed > self.want && need != FAR {
            self.later = self.later.min(self.state.depth + 1 + needed);
        }
        needed == self.want
    }
}

impl<W: Word, B: Board> Search<'_, W, B> {
    /// Makes the moves of a state that lead to solutions of exactly `length`.
    pub(super) fn expand(&mut self, word: W, length: u32) {
        let state = self.layout.unpack(word);
        let mut work = Expansion { state, want: length - state.depth - 1, later: u32::MAX };
        self.toggle(&state);
        if self.single && self.bound.chains().is_some() {
            self.move_only_chained(&mut work);
            self.move_helpers_chained(&mut work);
        } else if self.single {
            self.move_only(&mut work);
            self.move_helpers(&mut work);
        } else {
            self.move_any(&mut work);
        }
        self.toggle(&state);
        if work.later != u32::MAX {
            self.buckets.push(work.later, word);
        }
    }

    /// Keeps a state for being looked up, or as one that solves.
    #[inline]
    pub(super) fn keep(&mut self, child: &State, need: u8) {
        let word = self.layout.pack(child);
        if need == 0 { self.goals.push(word) } else { self.fresh.push(word) }
    }

    /// Moves the only piece that can solve the problem.
    #[inline]
    fn move_only(&mut self, work: &mut Expansion) {
        let plan = self.plan;
        let state = work.state;
        let value = state.values[0];
        let mut ends = [(0, 0); MAX_DIRECTIONS];
        let mut possible = self.slides(&state, 0, &mut ends);
        while possible != 0 {
            let direction = possible.trailing_zeros() as usize;
            possible &= possible - 1;
            let (end, heading) = ends[direction];
            let new = self.value_after(value, 0, direction, end, heading);
            let need = self.bound.of_only(plan, &state.values[..plan.start.len()], new, work.want);
            if work.takes(need) {
                let child = self.child(&state, 0, direction, new, heading);
                self.keep(&child, need);
            }
        }
    }

    /// Moves the pieces that can only help.
    #[inline]
    fn move_helpers(&mut self, work: &mut Expansion) {
        let plan = self.plan;
        let slots = plan.start.len();
        let state = work.state;
        let goal_cell = state.values[0] & plan.cell_mask;
        let own = self.bound.free(state.values[0]);
        let (mut alone, mut helped) = (0, [0; MAX_PIECES]);
        if let Some(pairs) = self.bound.pairs(plan, goal_cell) {
            alone = pairs.alone(goal_cell);
            for slot in 1..slots {
                let motion = plan.groups[plan.group_of[slot]].motion;
                helped[slot] = pairs.pair(goal_cell, motion, state.values[slot] & plan.cell_mask);
            }
        }
        for slot in 1..slots {
            let mut without = alone;
            for other in 1..slots {
                if other != slot {
                    without = without.min(helped[other]);
                }
            }
            // A move changes the bound within these two, which spares most moves.
            let with = if helped[slot] == FAR { FAR } else { helped[slot].saturating_sub(1) };
            let least = own.max(without.min(with));
            if work.want > u32::from(own.max(without)) || least == FAR {
                continue;
            }
            if work.want < u32::from(least) {
                work.takes(least);
                continue;
            }
            let motion = plan.groups[plan.group_of[slot]].motion;
            let mut ends = [(0, 0); MAX_DIRECTIONS];
            let mut possible = self.slides(&state, slot, &mut ends);
            while possible != 0 {
                let direction = possible.trailing_zeros() as usize;
                possible &= possible - 1;
                let (end, heading) = ends[direction];
                let pair =
                    self.bound.pairs(plan, goal_cell).map_or(0, |pairs| pairs.pair(goal_cell, motion, end));
                if work.takes(own.max(without.min(pair))) {
                    let child = self.child(&state, slot, direction, end, heading);
                    self.fresh.push(self.layout.pack(&child));
                }
            }
        }
    }

    /// Moves every piece, where several can solve the problem.
    fn move_any(&mut self, work: &mut Expansion) {
        let plan = self.plan;
        let slots = plan.start.len();
        let state = work.state;
        for slot in 0..slots {
            let mut ends = [(0, 0); MAX_DIRECTIONS];
            let mut possible = self.slides(&state, slot, &mut ends);
            let mut values = state.values;
            while possible != 0 {
                let direction = possible.trailing_zeros() as usize;
                possible &= possible - 1;
                let (end, heading) = ends[direction];
                let new = self.value_after(state.values[slot], slot, direction, end, heading);
                values[slot] = new;
                let need = self.bound.of(plan, &values[..slots], work.want);
                if work.takes(need) {
                    let child = self.child(&state, slot, direction, new, heading);
                    self.keep(&child, need);
                }
            }
        }
    }

    /// Where the slides of a piece end; the directions in which it need not be left out are the bits returned.
    #[inline]
    pub fn slides(&self, state: &State, slot: usize, ends: &mut [(u16, u8); MAX_DIRECTIONS]) -> u32 {
        let plan = self.plan;
        let motion = plan.groups[plan.group_of[slot]].motion;
        let wanted = self.wanted(state, slot);
        self.board.slides(motion, state.values[slot] & plan.cell_mask, wanted, ends)
    }

    /// The directions in which a piece may be moved; those left out are forbidden or lead to nothing new.
    #[inline]
    pub fn wanted(&self, state: &State, slot: usize) -> u32 {
        let plan = self.plan;
        let all = (1 << plan.directions) - 1;
        let first = 1 + slot * plan.directions;
        let last = usize::from(state.last);
        if last < first || last >= first + plan.directions {
            return all;
        }
        let heading = last - first;
        let group = plan.group_of[slot];
        let useless = plan.reversible[group] && !plan.is_tracked(group);
        let back = plan.opposite[heading].filter(|_| plan.no_reversal || useless);
        // What stopped it stops it still, unless it stopped of itself.
        let stuck = plan.motions[plan.groups[group].motion].reach == Reach::Whole;
        // Nothing is known of how a piece came to where it starts.
        let ahead = if stuck && state.depth > 0 { 1 << heading } else { 0 };
        all & !ahead & !back.map_or(0, |b| 1 << b)
    }

    /// The value of a piece after a slide.
    #[inline]
    pub fn value_after(&self, value: u16, slot: usize, direction: usize, end: u16, heading: u8) -> u16 {
        let plan = self.plan;
        if plan.is_tracked(plan.group_of[slot]) {
            plan.remember(value >> plan.cell_bits, direction, heading) << plan.cell_bits | end
        } else {
            end
        }
    }

    /// The state after a slide; its pieces are on the board as they stood before.
    #[inline]
    pub fn child(&mut self, state: &State, slot: usize, direction: usize, new: u16, heading: u8) -> State {
        let plan = self.plan;
        let group = &plan.groups[plan.group_of[slot]];
        let mut child = State { values: state.values, banned: 0, depth: state.depth + 1, last: 0 };
        let mut at = slot;
        while at > group.first && child.values[at - 1] > new {
            child.values[at] = child.values[at - 1];
            at -= 1;
        }
        while at + 1 < group.end && child.values[at + 1] < new {
            child.values[at] = child.values[at + 1];
            at += 1;
        }
        child.values[at] = new;
        child.last = (1 + at * plan.directions + heading_of(heading)) as u16;
        if plan.no_reversal
            && let Some(back) = plan.opposite[heading_of(heading)]
            && self.ban_matters(state, slot, direction, new, heading)
        {
            child.banned = (1 + at * plan.directions + back) as u16;
        }
        child
    }

    /// Whether states must be told apart by the ban on sliding straight back from here.
    ///
    /// They need not where that slide is impossible. Nor where slides can be slid back the same way, if either the
    /// start of this slide leads to the same place at once (and may), or coming back would change nothing: then a shorter line
    /// does what the banned one would. The latter holds only if the state before had no such ban itself.
    fn ban_matters(&mut self, state: &State, slot: usize, direction: usize, new: u16, heading: u8) -> bool {
        let plan = self.plan;
        let group = plan.group_of[slot];
        let motion = plan.groups[group].motion;
        let old = state.values[slot];
        let cell = old & plan.cell_mask;
        if plan.reversible[group] {
            if new >> plan.cell_bits == old >> plan.cell_bits && state.banned == 0 {
                return false;
            }
            let leads = |back: usize| {
                usize::from(state.banned) != 1 + slot * plan.directions + back
                    && self.board.slide(motion, cell, back).is_some()
            };
            if plan.opposite[direction].is_some_and(leads) {
                return false;
            }
        }
        let Some(back) = plan.opposite[heading_of(heading)] else { return false };
        self.board.toggle(cell);
        let possible = self.board.slide(motion, new & plan.cell_mask, back).is_some();
        self.board.toggle(cell);
        possible
    }
}
