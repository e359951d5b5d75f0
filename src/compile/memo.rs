use super::bits::Bits;
use super::field::Field;
use super::leaf::Leaf;
use super::state::State;
use std::sync::Arc;

/// What of a set is linked to fixed cells, kept from decision to decision: as long as the set only grows, only
/// what is new must be looked at.
pub(super) struct Memo<B: Bits> {
    /// The set.
    pub of: Leaf<B>,
    /// The fixed cells.
    pub from: B,
    /// The board.
    pub field: Arc<Field<B>>,
    /// Where it is kept what is linked.
    pub linked: usize,
    /// Where it is kept what the set was then.
    pub then: usize,
}

impl<B: Bits> Memo<B> {
    /// Brings what is kept up to date.
    #[inline(always)]
    pub fn update(&self, state: &mut State<B>) {
        let (now, then) = (self.of.of(state), state.kept(self.then));
        if now == then {
            return;
        }
        state.keep(self.then, now);
        if !(then & !now).is_empty() {
            return state.keep(self.linked, self.field.links.flood(self.from, now));
        }
        let (new, linked) = (now & !then, state.kept(self.linked));
        let cell = new.low();
        let starts = if new == B::bit(cell) && self.field.shifts.is_some() {
            // One cell, as after most decisions: its neighbours are known.
            new.only_if(self.from.get(cell) || self.field.near(cell).meets(linked))
        } else {
            new & (self.from | self.field.links.near(linked))
        };
        if !starts.is_empty() {
            state.keep(self.linked, linked | self.field.links.flood(starts, now & !linked));
        }
    }

    /// The same after a cell came into the set and nothing left it; what the set was then is not kept.
    #[inline(always)]
    pub fn grow(&self, state: &mut State<B>, cell: usize) {
        let linked = state.kept(self.linked);
        let near = self.field.near(cell);
        if !self.from.get(cell) && !near.meets(linked) {
            return;
        }
        let (new, rest) = (B::bit(cell), self.of.of(state) & !linked);
        let more = if near.meets(rest) { self.field.links.flood(new, rest) } else { new };
        state.keep(self.linked, linked | more);
    }
}
