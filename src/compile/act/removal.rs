use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::deed::Act;
use crate::compile::kept::KeptNumber;
use crate::compile::leaf::Leaf;
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::position::Piece;
use crate::rule::Fate;

/// Whole stacks leave the board.
#[derive(Clone)]
pub(in crate::compile) struct Removal<B: Bits> {
    /// How many sets say what stands on cells.
    sets: usize,
    heights: bool,
    /// Which kept number grows by the pieces of stacks with which top.
    gains: Vec<(Leaf<B>, usize)>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Whole stacks leave the board for some fate.
    pub fn removal(&mut self, fate: Fate) -> Compiled<Removal<B>> {
        let mut gains = Vec::new();
        for (at, piece) in self.game.pieces.iter().enumerate() {
            let kind = Piece(at as u8);
            let number = match (fate, piece.owner) {
                (Fate::Out, _) | (Fate::Returned, None) => continue,
                (Fate::Returned, Some(owner)) => KeptNumber::Hand(owner, kind),
                (Fate::Taken, Some(owner)) if owner == self.me => KeptNumber::Hand(owner, kind),
                (Fate::Taken | Fate::Captured, _) => KeptNumber::Captured(self.me, kind),
            };
            if let Some(number) = self.plan.find_number(number) {
                gains.push((self.top(kind.bit()), number));
            }
        }
        if !gains.is_empty() && self.plan.habits.mixes {
            return Err(self.unsupported("counting the pieces of mixed stacks that are taken"));
        }
        if !gains.is_empty() && self.plan.habits.stacks {
            self.plan.heights = true;
        }
        Ok(Removal { sets: self.plan.board_sets(), heights: self.plan.heights, gains })
    }
}

impl<B: Bits> Removal<B> {
    /// Whether nothing changes but which cells are in which sets.
    pub fn is_plain(&self) -> bool {
        self.gains.is_empty() && !self.heights
    }

    /// Removes the stacks on some cells.
    #[inline(always)]
    pub fn remove(&self, state: &mut State<B>, cells: B) {
        for (top, number) in &self.gains {
            let gone = top.of(state) & cells;
            let pieces = if self.heights { state.pieces(gone) } else { i64::from(gone.count()) };
            state.change(*number, pieces);
        }
        for slot in OCCUPIED..self.sets {
            state.keep(slot, state.kept(slot) & !cells);
        }
        if self.heights {
            let mut left = cells;
            while !left.is_empty() {
                state.set_height(left.pop(), 0);
            }
        }
    }
}

impl<B: Bits> Act<B> for Removal<B> {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        self.remove(state, choice.cells);
    }
}
