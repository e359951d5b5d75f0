/// How a board of letters is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Only ASCII letters (names and piece letters that are not become `?`).
    pub ascii: bool,
    /// Colours and bold, as escape sequences of a terminal.
    pub colour: bool,
    /// The widest that a line may be, in columns.
    pub width: usize,
    /// How many lines there are room for; where a denser form of the board exists, it is used then.
    pub height: usize,
}

impl Default for Style {
    /// Unicode without colour, 80 columns and 40 lines.
    fn default() -> Self {
        Style { ascii: false, colour: false, width: 80, height: 40 }
    }
}
