use crate::compile::bits::Bits;
use crate::compile::compiler::Compiler;
use crate::compile::kept::KeptSet;
use crate::compile::leaf::Leaf;
use crate::compile::state::State;
use crate::position::Piece;
use smallvec::SmallVec;

/// How many kept sets are turned at once in most games.
const MOST: usize = 4;
/// And up to how many there is room without asking for it.
const ROOM: usize = 64;

/// Top pieces become others, type by type.
pub(in crate::compile) struct TurnOver<B: Bits> {
    /// For each kept set of tops that may change, where those types lie on top that come into it or leave it.
    changed: Vec<(usize, Vec<Leaf<B>>)>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Top pieces become what `new` says.
    pub fn turn_over(&mut self, new: impl Fn(Piece) -> Option<Piece>) -> TurnOver<B> {
        self.plan.habits.mixes |= self.plan.habits.stacks;
        self.plan.habits.turns_over = true;
        let pieces = (0..self.game.pieces.len() as u8).map(Piece);
        let changes: Vec<(Piece, Piece)> =
            pieces.filter_map(|old| Some((old, new(old)?))).filter(|(old, new)| old != new).collect();
        let leaves: Vec<(Leaf<B>, Piece, Piece)> =
            changes.iter().map(|(old, new)| (self.top(old.bit()), *old, *new)).collect();
        let tops = self.plan.sets.iter().enumerate().filter_map(|(slot, set)| match set {
            KeptSet::Top(kinds) => Some((slot, *kinds)),
            _ => None,
        });
        let changed = tops.map(|(slot, kinds)| {
            let differs = |old: Piece, new: Piece| (kinds & old.bit() != 0) != (kinds & new.bit() != 0);
            let some = leaves.iter().filter(|(_, old, new)| differs(*old, *new));
            (slot, some.map(|(leaf, ..)| *leaf).collect::<Vec<_>>())
        });
        TurnOver { changed: changed.filter(|(_, leaves)| !leaves.is_empty()).collect() }
    }
}

impl<B: Bits> TurnOver<B> {
    /// Turns the top pieces on some cells.
    #[inline]
    pub fn turn(&self, state: &mut State<B>, cells: B) {
        // All are looked at before any is changed.
        if self.changed.len() > MOST {
            let changes: SmallVec<[B; ROOM]> =
                self.changed.iter().map(|(_, leaves)| change(leaves, state, cells)).collect();
            for ((slot, _), change) in self.changed.iter().zip(changes) {
                state.keep(*slot, state.kept(*slot) ^ change);
            }
            return;
        }
        let mut changes = [B::default(); MOST];
        for ((_, leaves), to) in self.changed.iter().zip(&mut changes) {
            *to = change(leaves, state, cells);
        }
        for ((slot, _), change) in self.changed.iter().zip(changes) {
            state.keep(*slot, state.kept(*slot) ^ change);
        }
    }
}

/// On which of some cells lies a piece on top for which a kept set says something else afterwards.
#[inline(always)]
fn change<B: Bits>(leaves: &[Leaf<B>], state: &State<B>, cells: B) -> B {
    let mut change = B::default();
    for leaf in leaves {
        change = change | leaf.of(state);
    }
    change & cells
}
