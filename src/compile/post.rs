use super::bits::Bits;
use super::cells::Cells;
use super::chain::Chain;
use super::flow::Course;
use super::leaf::Leaf;
use super::memo::Memo;
use super::moves::Offer;
use super::strides::Strides;

/// A phase as seen by who decides in it.
pub(super) struct Seat<B: Bits> {
    /// Which decisions are open.
    pub offer: Offer<B>,
    /// The run that must stand for any to be open, if that is all that rows are taken for: of what, and how long.
    pub gate: Option<(Leaf<B>, i64)>,
    /// All decisions, if they are steps.
    pub strides: Option<Strides<B>>,
    /// Where a piece comes and which kept sets the cell comes into, if that is all that a decision does.
    pub entry: Option<(Cells<B>, Vec<usize>)>,
}

/// A phase in one player's turn.
pub(super) struct Post<B: Bits> {
    /// The phase.
    pub phase: u8,
    /// The phases that are passed over from here on where no row stands.
    pub chain: Option<Chain<B>>,
    /// Who decides: the number of a seat.
    pub seat: usize,
    /// The seats of the others, as which they could decide here.
    pub others: Vec<usize>,
    /// Whether its decisions are part of a turn.
    pub inside: bool,
    /// Whether its decisions only continue a turn.
    pub follow_up: bool,
    /// Where a pass leads.
    pub passed: u16,
    /// What is looked at before anybody decides.
    pub start: Option<Course<B>>,
    /// What is kept for the conditions of `next`.
    pub memos: Vec<Memo<B>>,
    /// How it goes on after a decision.
    pub next: Course<B>,
    /// How it goes on if no decision is open.
    pub blocked: Course<B>,
    /// Whether every decision here completes a turn.
    pub completes: bool,
}
