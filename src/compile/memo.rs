use super::bits::Bits;
use super::field::Links;
use super::leaf::Leaf;
use super::state::State;

/// What of a set is linked to fixed cells, kept from decision to decision: as long as the set only grows, only
/// what is new must be looked at.
pub(super) struct Memo<B: Bits> {
    /// The set.
    pub of: Leaf<B>,
    /// The fixed cells.
    pub from: B,
    /// Which cells are neighbours.
    pub links: Links<B>,
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
            return state.keep(self.linked, self.links.flood(self.from, now));
        }
        let (new, linked) = (now & !then, state.kept(self.linked));
        let starts = new & (self.from | self.links.near(linked));
        if !starts.is_empty() {
            state.keep(self.linked, linked | self.links.flood(starts, now & !linked));
        }
    }
}
