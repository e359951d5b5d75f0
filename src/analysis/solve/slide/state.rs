//! A state of all pieces, and where its parts lie in a word.

use super::plan::Plan;
use super::problem::MAX_PIECES;
use super::word::Word;

/// Bits of the number of moves made.
const DEPTH_BITS: u32 = 7;
/// The longest solution that can be looked for.
pub const DEEPEST: u32 = (1 << DEPTH_BITS) - 4;

/// A state taken out of its word.
#[derive(Clone, Copy)]
pub struct State {
    /// For each slot its value: the cell, and above it what is remembered of turning.
    pub values: [u16; MAX_PIECES],
    /// The move that is forbidden: 0, or 1 + slot * directions + direction.
    pub banned: u16,
    /// Moves made so far.
    pub depth: u32,
    /// The slide that led here: 0, or 1 + slot * directions + heading at its end.
    pub last: u16,
}

/// Where the parts of a state lie in its word.
pub struct Layout {
    slots: usize,
    offset: [u32; MAX_PIECES],
    mask: [u16; MAX_PIECES],
    banned_at: u32,
    banned_mask: u16,
    last_bits: u32,
}

impl Layout {
    /// The layout for a plan, and how many bits it takes.
    pub fn new(plan: &Plan) -> (Self, u32) {
        let moves = plan.start.len() * plan.directions;
        let last_bits = usize::BITS - moves.leading_zeros();
        let mut at = last_bits + DEPTH_BITS;
        let mut layout = Self {
            slots: plan.start.len(),
            offset: [0; MAX_PIECES],
            mask: [0; MAX_PIECES],
            banned_at: 0,
            banned_mask: 0,
            last_bits,
        };
        for slot in 0..layout.slots {
            let bits = plan.value_bits[plan.group_of[slot]];
            layout.offset[slot] = at;
            layout.mask[slot] = ((1_u32 << bits) - 1) as u16;
            at += bits;
        }
        layout.banned_at = at;
        if plan.no_reversal {
            layout.banned_mask = ((1_u32 << last_bits) - 1) as u16;
            at += last_bits;
        }
        (layout, at)
    }

    /// Bits that tell nothing about which state it is.
    pub fn payload(&self) -> u32 {
        self.last_bits + DEPTH_BITS
    }

    /// The word of a state.
    #[inline]
    pub fn pack<W: Word>(&self, state: &State) -> W {
        let mut word = W::from_bits(u64::from(state.depth + 1) << self.last_bits | u64::from(state.last));
        for slot in 0..self.slots {
            word = word | W::from_bits(u64::from(state.values[slot])) << self.offset[slot];
        }
        if self.banned_mask != 0 && state.banned != 0 {
            word = word | W::from_bits(u64::from(state.banned)) << self.banned_at;
        }
        word
    }

    /// The word of the same state without a forbidden move, if it has one.
    #[inline]
    pub fn freed<W: Word>(&self, word: W) -> Option<W> {
        if self.banned_mask == 0 || word >> self.banned_at == W::ZERO {
            return None;
        }
        let above = W::BITS - self.banned_at;
        Some((word << above) >> above)
    }

    /// The state in a word.
    #[inline]
    pub fn unpack<W: Word>(&self, word: W) -> State {
        let mut state = State { values: [0; MAX_PIECES], banned: 0, depth: 0, last: 0 };
        for slot in 0..self.slots {
            state.values[slot] = (word >> self.offset[slot]).low() as u16 & self.mask[slot];
        }
        if self.banned_mask != 0 {
            state.banned = (word >> self.banned_at).low() as u16 & self.banned_mask;
        }
        let low = word.low();
        state.last = (low & ((1 << self.last_bits) - 1)) as u16;
        state.depth = self.depth(word);
        state
    }

    /// The moves made to the state in a word.
    #[inline]
    pub fn depth<W: Word>(&self, word: W) -> u32 {
        (word.low() >> self.last_bits & ((1 << DEPTH_BITS) - 1)) as u32 - 1
    }
}

/// How many bits a state of a plan needs.
pub fn bits(plan: &Plan) -> u32 {
    Layout::new(plan).1
}
