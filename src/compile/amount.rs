use super::bits::Bits;
use super::choice::{Answer, Choice};
use super::state::State;

/// A compiled number.
pub(super) enum Amount<B: Bits> {
    /// Always the same.
    Fixed(i64),
    /// A kept number.
    Kept(usize),
    /// Anything else.
    Code(Answer<B, i64>),
}

impl<B: Bits> Amount<B> {
    /// Code that answers.
    pub fn code(code: impl Fn(&State<B>, &Choice<B>) -> i64 + Send + Sync + 'static) -> Self {
        Amount::Code(Box::new(code))
    }

    /// The number now.
    #[inline(always)]
    pub fn of(&self, state: &State<B>, choice: &Choice<B>) -> i64 {
        match self {
            Amount::Fixed(number) => *number,
            Amount::Kept(slot) => state.number(*slot),
            Amount::Code(code) => code(state, choice),
        }
    }
}
