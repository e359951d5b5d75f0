use super::Look;
use crate::position::Player;

/// A type of piece, such as a white king.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceType {
    /// Its kind, the same for every owner: `king`.
    pub kind: String,
    /// Whose it is; nobody's if absent.
    pub owner: Option<Player>,
    /// How it is written in positions.
    pub letter: String,
    /// How it is drawn.
    pub look: Look,
}
