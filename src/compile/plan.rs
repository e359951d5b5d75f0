use super::kept::{KeptNumber, KeptSet};
use std::ops::Range;

/// What of a position is kept in a state: exactly what some rule in force asks for.
///
/// The rules are compiled several times: first to learn what they do with stacks, then to learn what they ask
/// for, and at last with every place known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The kept sets; a set's place is its slot.
    pub sets: Vec<KeptSet>,
    /// The kept numbers likewise.
    pub numbers: Vec<KeptNumber>,
    /// Whether heights are kept.
    pub heights: bool,
    /// What is known of the game as a whole.
    pub habits: Habits,
}

/// What the rules in force do and ask anywhere; once true, it stays true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Habits {
    /// A stack may have more than one piece.
    pub stacks: bool,
    /// A stack may have pieces of several types.
    pub mixes: bool,
    /// Top pieces may become others.
    pub turns_over: bool,
    /// Some rule asks which piece a decision moves.
    pub asks_piece: bool,
    /// Some rule asks which cells a decision takes.
    pub asks_taken: bool,
}

/// Where the occupied cells are kept.
pub(super) const OCCUPIED: usize = 1;

impl Plan {
    /// Nothing kept but the occupied cells.
    pub fn new(habits: Habits) -> Self {
        Plan { sets: vec![KeptSet::Nothing, KeptSet::Occupied], numbers: Vec::new(), heights: false, habits }
    }

    /// The place of a set, which is kept from now on.
    pub fn slot(&mut self, set: KeptSet) -> usize {
        self.find(set).unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        })
    }

    /// The place of a set, if it is kept.
    pub fn find(&self, set: KeptSet) -> Option<usize> {
        self.sets.iter().position(|kept| *kept == set)
    }

    /// The place of a number, which is kept from now on.
    pub fn number(&mut self, number: KeptNumber) -> usize {
        self.find_number(number).unwrap_or_else(|| {
            self.numbers.push(number);
            self.numbers.len() - 1
        })
    }

    /// The place of a number, if it is kept.
    pub fn find_number(&self, number: KeptNumber) -> Option<usize> {
        self.numbers.iter().position(|kept| *kept == number)
    }

    /// How many sets come first that say what stands on cells.
    pub fn board_sets(&self) -> usize {
        self.sets.iter().filter(|set| !matches!(set, KeptSet::Dealt(..) | KeptSet::Memo(_))).count()
    }

    /// The places of the sets of top pieces, if the plan is in order.
    pub fn tops(&self) -> Range<usize> {
        self.range(|set| matches!(set, KeptSet::Top(_)))
    }

    /// The places of the sets of held pieces, if the plan is in order.
    pub fn holdings(&self) -> Range<usize> {
        self.range(|set| matches!(set, KeptSet::Holding(_)))
    }

    /// Puts the sets in order, by kind.
    pub fn sort(&mut self) {
        self.sets.sort();
    }

    fn range(&self, is: impl Fn(&KeptSet) -> bool) -> Range<usize> {
        let start = self.sets.iter().position(&is).unwrap_or(0);
        start..start + self.sets.iter().filter(|set| is(set)).count()
    }
}
