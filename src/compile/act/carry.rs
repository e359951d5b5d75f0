use super::Removal;
use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::deed::Act;
use crate::compile::kept::KeptSet;
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::rule::{Fate, Landing, Set};
use std::ops::Range;

/// A stack moves from one cell to another.
pub(in crate::compile) struct Carry<B: Bits> {
    tops: Range<usize>,
    holdings: Range<usize>,
    single: Option<usize>,
    heights: bool,
    /// What happens to a stack where it ends; absent where it comes on top.
    capture: Option<Removal<B>>,
    /// Whether the sets of tops are all that a capture changes.
    captures_tops: bool,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack moves onto a cell of `to`.
    pub fn carry(&mut self, to: &'a Set, landing: Landing) -> Compiled<Carry<B>> {
        if landing == Landing::Stack && !self.is_empty_space(to) {
            self.plan.habits.stacks = true;
            self.plan.habits.mixes = true;
        }
        let capture = match landing {
            Landing::Stack => None,
            Landing::Capture => Some(self.removal(Fate::Captured)?),
        };
        let (holdings, single) = (self.plan.holdings(), self.plan.find(KeptSet::Single));
        let only_tops = holdings.is_empty() && single.is_none();
        Ok(Carry {
            tops: self.plan.tops(),
            captures_tops: only_tops && capture.as_ref().is_some_and(|capture| capture.is_plain()),
            holdings,
            single,
            heights: self.plan.heights,
            capture,
        })
    }
}

impl<B: Bits> Carry<B> {
    /// Whether the stack comes on top of what stands where it ends.
    pub fn stacks(&self) -> bool {
        self.capture.is_none()
    }
}

impl<B: Bits> Act<B> for Carry<B> {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        let (from, to) = (usize::from(choice.from), usize::from(choice.to));
        let (left, reached) = (B::bit(from), B::bit(to));
        if let Some(capture) = &self.capture
            && !self.captures_tops
        {
            capture.remove(state, reached);
        }
        let occupied = state.kept(OCCUPIED);
        if !occupied.get(from) {
            return;
        }
        state.keep(OCCUPIED, (occupied & !left) | reached);
        for slot in self.tops.clone() {
            let set = state.kept(slot);
            state.keep(slot, (set & !(left | reached)) | reached.only_if(set.get(from)));
        }
        for slot in self.holdings.clone() {
            let set = state.kept(slot);
            state.keep(slot, (set & !left) | reached.only_if(set.get(from)));
        }
        if let Some(slot) = self.single {
            let set = state.kept(slot);
            let alone = set.get(from) && !occupied.get(to);
            state.keep(slot, (set & !(left | reached)) | reached.only_if(alone));
        }
        if self.heights {
            let height = state.height(from).saturating_add(state.height(to));
            state.set_height(to, height);
            state.set_height(from, 0);
        }
    }
}
