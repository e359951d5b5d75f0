/// What is worth seeing about a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here.
    To,
    /// What stood here left the board.
    Removed,
    /// It may be chosen.
    Open,
    /// The last move slid over it.
    Path,
    /// It is to be reached.
    Sought,
    /// It is spoken of, such as a cell of a row that may be taken.
    Named,
}

impl Mark {
    /// The brackets around what stands there, in text.
    pub(super) fn brackets(self) -> (char, char) {
        match self {
            Mark::From => ('(', ')'),
            Mark::To => ('[', ']'),
            Mark::Removed | Mark::Path => (' ', ' '),
            Mark::Open => ('<', '>'),
            Mark::Sought => ('>', '<'),
            Mark::Named => ('{', '}'),
        }
    }
}
