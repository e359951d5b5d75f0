use super::Piece;
use smallvec::SmallVec;

/// Pieces on one cell, bottom to top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack(SmallVec<[Piece; 16]>);

impl Stack {
    /// The highest a stack may become.
    pub const HIGHEST: usize = 255;

    /// No piece at all.
    pub(super) const EMPTY: Stack = Stack(SmallVec::new_const());

    /// A stack of these pieces, bottom to top.
    pub fn of(pieces: impl IntoIterator<Item = Piece>) -> Self {
        Stack(pieces.into_iter().collect())
    }

    /// How many pieces it has.
    pub fn height(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no piece.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The piece that shows, if there is one.
    pub fn top(&self) -> Option<Piece> {
        self.0.last().copied()
    }

    /// The pieces, bottom to top.
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    /// The types of pieces in it, as a set of bits.
    pub fn kinds(&self) -> u64 {
        self.0.iter().fold(0, |set, piece| set | piece.bit())
    }

    pub(super) fn insert(&mut self, level: usize, pieces: &[Piece]) {
        let level = level.min(self.0.len());
        self.0.insert_from_slice(level, pieces);
    }

    pub(super) fn extract(&mut self, level: usize, count: usize) {
        let from = level.min(self.0.len());
        let to = (level + count).min(self.0.len());
        self.0.drain(from..to);
    }

    pub(super) fn replace(&mut self, level: usize, piece: Piece) {
        if let Some(place) = self.0.get_mut(level) {
            *place = piece;
        }
    }
}
