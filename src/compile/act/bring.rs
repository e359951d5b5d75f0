use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::Compiler;
use crate::compile::deed::Act;
use crate::compile::kept::KeptSet;
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::position::Piece;

/// Pieces of one type come onto cells, on top of what stands there.
pub(in crate::compile) struct Bring {
    count: u8,
    /// The kept number that they are taken from.
    hand: Option<usize>,
    /// Whether other pieces may lie below.
    covers: bool,
    /// The kept sets that the cells come into.
    into: Vec<usize>,
    /// The kept sets that the cells leave if they were in them.
    out_of: Vec<usize>,
    single: Option<usize>,
    heights: bool,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// So many pieces of a type come in.
    pub fn bring(&mut self, piece: Piece, count: u8, hand: Option<usize>, covers: bool) -> Bring {
        self.plan.habits.stacks |= covers || count > 1;
        self.plan.habits.mixes |= covers;
        let slots = |is: &dyn Fn(&KeptSet) -> bool| {
            let sets = self.plan.sets.iter().enumerate();
            sets.filter(|(_, set)| is(set)).map(|(slot, _)| slot).collect::<Vec<_>>()
        };
        let has = |kinds: &u64| kinds & piece.bit() != 0;
        Bring {
            count,
            hand,
            covers,
            into: slots(&|set| match set {
                KeptSet::Occupied => true,
                KeptSet::Top(kinds) | KeptSet::Holding(kinds) => has(kinds),
                KeptSet::Nothing | KeptSet::Single | KeptSet::Dealt(..) | KeptSet::Memo(_) => false,
            }),
            out_of: slots(&|set| covers && matches!(set, KeptSet::Top(kinds) if !has(kinds))),
            single: self.plan.find(KeptSet::Single),
            heights: self.plan.heights,
        }
    }
}

impl Bring {
    /// Whether the cells come into a kept set.
    #[inline(always)]
    pub fn comes_into(&self, slot: usize) -> bool {
        self.into.contains(&slot)
    }

    /// The kept sets that the cells come into, if nothing else changes.
    pub fn only_into(&self) -> Option<&[usize]> {
        let nothing_else =
            self.hand.is_none() && self.single.is_none() && !self.heights && self.out_of.is_empty();
        nothing_else.then_some(self.into.as_slice())
    }

    /// How many come to a cell.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The pieces leave the hand.
    #[inline(always)]
    pub fn leave_hand<B: Bits>(&self, state: &mut State<B>) {
        if let Some(hand) = self.hand {
            state.change(hand, -i64::from(self.count));
        }
    }

    /// The pieces come onto each of some cells.
    #[inline(always)]
    pub fn come<B: Bits>(&self, state: &mut State<B>, cells: B) {
        if let Some(slot) = self.single {
            let below = if self.covers { state.kept(OCCUPIED) } else { B::default() };
            let alone = (cells & !below).only_if(self.count == 1);
            state.keep(slot, (state.kept(slot) & !cells) | alone);
        }
        for slot in &self.into {
            state.keep(*slot, state.kept(*slot) | cells);
        }
        for slot in &self.out_of {
            state.keep(*slot, state.kept(*slot) & !cells);
        }
        if self.heights {
            let mut left = cells;
            while !left.is_empty() {
                let cell = left.pop();
                let below = if self.covers { state.height(cell) } else { 0 };
                state.set_height(cell, below.saturating_add(self.count));
            }
        }
    }
}

impl<B: Bits> Act<B> for Bring {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        self.leave_hand(state);
        self.come(state, B::bit(usize::from(choice.to)));
    }
}
