use std::ops::{Add, AddAssign};

/// Sequences of decisions that complete a number of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerftCount {
    /// How many there are.
    pub nodes: u64,
    /// How many end the game before that.
    pub ended: u64,
}

impl Add for PerftCount {
    type Output = PerftCount;

    fn add(self, other: PerftCount) -> PerftCount {
        PerftCount { nodes: self.nodes + other.nodes, ended: self.ended + other.ended }
    }
}

impl AddAssign for PerftCount {
    fn add_assign(&mut self, other: PerftCount) {
        *self = *self + other;
    }
}

/// What of a count is really played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// The last decision of a sequence is only counted where the rules tell beforehand that it completes a turn.
    #[default]
    Counted,
    /// Every decision is carried out.
    Made,
}
