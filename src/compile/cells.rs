use super::bits::Bits;
use super::choice::{Answer, Choice};
use super::leaf::Leaf;
use super::state::State;

/// A compiled question about every cell.
pub(super) enum Cells<B: Bits> {
    /// One kept set or a constant.
    Leaf(Leaf<B>),
    /// Anything else.
    Code(Answer<B, B>),
}

impl<B: Bits> Cells<B> {
    /// Always the same cells.
    pub fn constant(cells: B) -> Self {
        Cells::Leaf(Leaf::constant(cells))
    }

    /// Code that answers.
    pub fn code(code: impl Fn(&State<B>, &Choice<B>) -> B + Send + Sync + 'static) -> Self {
        Cells::Code(Box::new(code))
    }

    /// The cells now.
    #[inline(always)]
    pub fn of(&self, state: &State<B>, choice: &Choice<B>) -> B {
        match self {
            Cells::Leaf(leaf) => leaf.of(state),
            Cells::Code(code) => code(state, choice),
        }
    }

    /// The kept set or constant that it is.
    pub fn leaf(&self) -> Option<Leaf<B>> {
        match self {
            Cells::Leaf(leaf) => Some(*leaf),
            Cells::Code(_) => None,
        }
    }

    /// The cells, if they are always the same.
    pub fn as_constant(&self) -> Option<B> {
        self.leaf().and_then(|leaf| leaf.as_constant())
    }
}
