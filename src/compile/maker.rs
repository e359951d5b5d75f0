use super::bits::Bits;
use super::choice::Choice;
use super::state::State;
use crate::position::Piece;
use crate::rule::Generator;
use std::sync::Arc;

/// Code that carries out a decision.
pub(super) type Deed<B> = Box<dyn Fn(&mut State<B>, &Choice<B>) + Send + Sync>;

/// Code that says of a decision what rules ask of it besides where it starts and ends.
pub(super) type Finish<B> = Arc<dyn Fn(&State<B>, &mut Choice<B>) + Send + Sync>;

/// A generator as seen by one player in one phase, for one type of piece where pieces come in.
pub(super) struct Maker<B: Bits> {
    /// The generator.
    pub generator: Arc<Generator>,
    /// The piece that comes in.
    pub piece: Option<Piece>,
    /// What must be said of a decision before it is looked at.
    pub finish: Option<Finish<B>>,
    /// What its decisions do.
    pub deed: Deed<B>,
}
