use super::bits::Bits;
use super::choice::{Answer, Choice};
use super::field::Field;
use super::leaf::Leaf;
use super::state::State;
use crate::rule::Comparison;
use std::sync::Arc;

/// A compiled question with the answer yes or no.
pub(super) enum Check<B: Bits> {
    /// Always the same.
    Fixed(bool),
    /// Whether a kept number compares so with another, or whether it does not.
    Number(usize, Comparison, i64, bool),
    /// Whether a set has a cell.
    Some(Leaf<B>),
    /// Whether a set has none.
    None(Leaf<B>),
    /// Whether a kept set has one of these cells.
    Meets(usize, B),
    /// Whether a straight run of so many cells of a set is there.
    Run(Leaf<B>, i64, Arc<Field<B>>),
    /// Anything else.
    Code(Answer<B, bool>),
}

impl<B: Bits> Check<B> {
    /// Code that answers.
    pub fn code(code: impl Fn(&State<B>, &Choice<B>) -> bool + Send + Sync + 'static) -> Self {
        Check::Code(Box::new(code))
    }

    /// Whether it holds now.
    #[inline(always)]
    pub fn holds(&self, state: &State<B>, choice: &Choice<B>) -> bool {
        match self {
            Check::Fixed(answer) => *answer,
            Check::Number(slot, comparison, than, answer) => {
                comparison.holds(state.number(*slot), *than) == *answer
            }
            Check::Some(leaf) => !leaf.of(state).is_empty(),
            Check::None(leaf) => leaf.of(state).is_empty(),
            Check::Meets(slot, cells) => state.kept(*slot).meets(*cells),
            Check::Run(leaf, length, field) => field.is_run_there(leaf.of(state), *length),
            Check::Code(code) => code(state, choice),
        }
    }
}
