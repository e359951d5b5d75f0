use super::{Piece, Player, Stack, Turn};
use crate::board::Point;

/// One change of a position, with all that is needed to make it and to take it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Pieces come onto a cell, the lowest of them at a height counted from 0.
    Put {
        /// The cell.
        at: Point,
        /// How many pieces lie below them.
        level: u8,
        /// The pieces, bottom to top.
        pieces: Stack,
    },
    /// Pieces leave a cell.
    Lift {
        /// The cell.
        at: Point,
        /// How many pieces lie below them.
        level: u8,
        /// The pieces, bottom to top.
        pieces: Stack,
    },
    /// The upper pieces of one stack move onto another.
    Carry {
        /// The cell they leave.
        from: Point,
        /// The cell they come onto.
        to: Point,
        /// How many pieces.
        count: u8,
    },
    /// A piece becomes another, such as one turned over.
    Become {
        /// The cell.
        at: Point,
        /// How many pieces lie below it.
        level: u8,
        /// What it was.
        old: Piece,
        /// What it is now.
        new: Piece,
    },
    /// The number of pieces that a player may still bring in changes.
    Hand {
        /// The player.
        player: Player,
        /// The type of piece.
        piece: Piece,
        /// The change.
        by: i16,
    },
    /// The number of pieces that a player has captured changes.
    Captured {
        /// The player.
        player: Player,
        /// The type of piece.
        piece: Piece,
        /// The change.
        by: i16,
    },
    /// A declared variable changes.
    Variable {
        /// Its place among the variables.
        index: u16,
        /// What it was.
        old: i64,
        /// What it is now.
        new: i64,
    },
    /// A turn begins: the position, by its key, has stood once more.
    Seen {
        /// What tells the position from others.
        key: u64,
    },
    /// The course of the game goes on.
    Turn {
        /// Where it stood.
        old: Turn,
        /// Where it stands.
        new: Turn,
    },
}
