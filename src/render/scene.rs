use super::{LastMove, Mark};
use crate::board::Point;
use crate::position::Position;
use crate::rule::Game;

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The game.
    pub game: &'a Game,
    /// The position.
    pub position: &'a Position,
    /// Each player's score, where the game counts.
    pub scores: Option<&'a [i64]>,
    /// The decisions that led here, such as those of the last turn, in order; they are marked.
    pub last: &'a [LastMove<'a>],
    /// Cells and rim points to mark besides; of several marks of one point the last counts.
    pub marks: &'a [(Point, Mark)],
}

impl<'a> Scene<'a> {
    /// A position and nothing else.
    pub fn new(game: &'a Game, position: &'a Position) -> Self {
        Scene { game, position, scores: None, last: &[], marks: &[] }
    }
}
