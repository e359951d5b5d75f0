use crate::position::{Piece, Player};

/// A set of cells that every state keeps up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum KeptSet {
    /// No cell.
    Nothing,
    /// Cells with a piece.
    Occupied,
    /// Cells with exactly one piece.
    Single,
    /// Cells whose top piece is one of these types.
    Top(u64),
    /// Cells with one of these types anywhere in the stack.
    Holding(u64),
    /// A cell of each row that is dealt with, as the variable of lines says whose first value is there, of the lines in
    /// a direction.
    Dealt(u16, u8),
    /// What a [`super::memo::Memo`] keeps, by a number of its own.
    Memo(u8),
}

/// A number that every state keeps up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeptNumber {
    /// How many pieces of a type a player may still bring in.
    Hand(Player, Piece),
    /// How many pieces of a type a player has captured.
    Captured(Player, Piece),
    /// A variable.
    Variable(u16),
}
