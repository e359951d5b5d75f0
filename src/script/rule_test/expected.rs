use super::Said;
use crate::diagnostic::Span;

/// Something that a rule test expects, and where it says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// What it expects.
    pub what: Expect,
    /// Where in the file.
    pub at: Span,
}

/// What a rule test may expect of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// A move is legal.
    Accepted(Said),
    /// A move is not legal.
    Refused {
        /// The move.
        moves: Said,
        /// The label of a rule, its name, or words of its sentence.
        why: String,
    },
    /// These moves are legal, and no others.
    Open(Vec<Said>),
    /// So many moves are legal.
    OpenCount(i64),
    /// An entry of the position's text.
    Holds {
        /// A cell, or a word such as `turn` or `hand.white`.
        key: String,
        /// What it should be.
        value: String,
    },
    /// The whole board, drawn.
    Drawn(Said),
    /// A player's score.
    Score {
        /// The player.
        player: String,
        /// The score.
        score: i64,
    },
    /// Who has won; `draw`; or `open`.
    Outcome(Vec<String>),
    /// In how many ways play can go on for 1 turn, for 2, and so on.
    Perft(Vec<i64>),
    /// Every law that `check` looks at is kept along the moves.
    Laws,
}
