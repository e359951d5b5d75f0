use super::bits::Bits;
use super::field::NOWHERE;
use super::state::State;

/// A decision, or what a rule is asked about: cells as bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Choice<B> {
    /// The cells that it takes.
    pub cells: B,
    /// Which generator made it.
    pub maker: u16,
    /// The cell that it leaves.
    pub from: u16,
    /// The cell that it ends on.
    pub to: u16,
    /// The way in from the rim.
    pub entry: u16,
    /// The line in which it takes cells.
    pub line: u16,
    /// The first cell of the row that it leaves standing.
    pub left: u16,
    /// The cell in question.
    pub cell: u16,
    /// The piece that comes in, or that moves if some rule asks for it.
    pub piece: u8,
    /// The direction in which it goes, if some rule asks for it.
    pub direction: u8,
}

/// Code that answers a question about a state, and about a decision or cell if there is one in question.
pub(super) type Answer<B, T> = Box<dyn Fn(&State<B>, &Choice<B>) -> T + Send + Sync>;

/// No piece, no direction.
pub(super) const NONE: u8 = u8::MAX;

/// In place of a direction: the decision follows no line.
pub(super) const LEAPS: u8 = u8::MAX - 1;

impl<B: Bits> Choice<B> {
    /// No decision, about no cell.
    #[inline(always)]
    pub fn none() -> Self {
        Choice {
            cells: B::default(),
            maker: 0,
            from: NOWHERE,
            to: NOWHERE,
            entry: NOWHERE,
            line: NOWHERE,
            left: NOWHERE,
            cell: NOWHERE,
            piece: NONE,
            direction: NONE,
        }
    }

    /// The cell in question: the one asked about, else the origin of the decision.
    #[inline(always)]
    pub fn asked(&self) -> u16 {
        if self.cell != NOWHERE { self.cell } else { self.from }
    }

    /// The set of a cell; nothing for none.
    #[inline(always)]
    pub fn set_of(cell: u16) -> B {
        if cell == NOWHERE { B::default() } else { B::bit(usize::from(cell)) }
    }
}
