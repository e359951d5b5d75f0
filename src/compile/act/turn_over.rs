use crate::compile::bits::Bits;
use crate::compile::compiler::Compiler;
use crate::compile::kept::KeptSet;
use crate::compile::leaf::Leaf;
use crate::compile::state::State;
use crate::position::Piece;
use smallvec::SmallVec;

/// Top pieces become others, type by type.
pub(in crate::compile) struct TurnOver<B: Bits> {
    /// For each type that changes, where it lies on top.
    changed: Vec<Leaf<B>>,
    /// For each kept set of tops, which of these come into it.
    into: Vec<(usize, Vec<usize>)>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Top pieces become what `new` says.
    pub fn turn_over(&mut self, new: impl Fn(Piece) -> Option<Piece>) -> TurnOver<B> {
        self.plan.habits.mixes |= self.plan.habits.stacks;
        self.plan.habits.turns_over = true;
        let pieces = (0..self.game.pieces.len() as u8).map(Piece);
        let changes: Vec<(Piece, Piece)> =
            pieces.filter_map(|old| Some((old, new(old)?))).filter(|(old, new)| old != new).collect();
        let changed = changes.iter().map(|(old, _)| self.top(old.bit())).collect();
        let tops = self.plan.sets.iter().enumerate().filter_map(|(slot, set)| match set {
            KeptSet::Top(kinds) => Some((slot, *kinds)),
            _ => None,
        });
        let into = tops.map(|(slot, kinds)| {
            let new = changes.iter().enumerate().filter(|(_, (_, new))| kinds & new.bit() != 0);
            (slot, new.map(|(at, _)| at).collect())
        });
        TurnOver { changed, into: into.collect() }
    }
}

impl<B: Bits> TurnOver<B> {
    /// Turns the top pieces on some cells.
    #[inline]
    pub fn turn(&self, state: &mut State<B>, cells: B) {
        let turned: SmallVec<[B; 4]> = self.changed.iter().map(|leaf| leaf.of(state) & cells).collect();
        let all = turned.iter().fold(B::default(), |all, some| all | *some);
        for (slot, new) in &self.into {
            let come = new.iter().fold(B::default(), |come, at| come | turned[*at]);
            state.keep(*slot, (state.kept(*slot) & !all) | come);
        }
    }
}
