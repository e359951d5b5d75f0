/// A type of piece, such as a white king: counted from 0 in the order in which the game declares them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub u8);

impl Piece {
    /// The most types of pieces that a game may have: they fit one word as a set.
    pub const MOST: usize = 64;

    /// The type's place in lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The type as a set of one.
    pub fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}
