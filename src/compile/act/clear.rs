use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::Compiler;
use crate::compile::deed::Act;
use crate::compile::kept::{KeptNumber, KeptSet};
use crate::compile::state::State;
use crate::rule::VariableId;

/// Variables become 0.
pub(in crate::compile) struct Clear {
    sets: Vec<usize>,
    numbers: Vec<usize>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// So many values of variables become 0.
    pub fn clear(&self, id: VariableId, count: u16) -> Clear {
        let indices = id.index..id.index.saturating_add(count);
        let kept = |slot: &usize| match self.plan.sets[*slot] {
            KeptSet::Dealt(index, _) => indices.contains(&index),
            _ => false,
        };
        let sets = (0..self.plan.sets.len()).filter(kept).collect();
        let numbers = indices.filter_map(|index| self.plan.find_number(KeptNumber::Variable(index)));
        Clear { sets, numbers: numbers.collect() }
    }
}

impl<B: Bits> Act<B> for Clear {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, _: &Choice<B>) {
        for slot in &self.sets {
            state.keep(*slot, B::default());
        }
        for slot in &self.numbers {
            state.set_number(*slot, 0);
        }
    }
}
