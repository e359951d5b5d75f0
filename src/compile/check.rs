use super::bits::Bits;
use super::choice::{Answer, Choice};
use super::state::State;

/// A compiled question with the answer yes or no.
pub(super) enum Check<B: Bits> {
    /// Always the same.
    Fixed(bool),
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
            Check::Code(code) => code(state, choice),
        }
    }
}
