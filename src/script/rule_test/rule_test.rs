use super::{Expected, Said};
use crate::diagnostic::{Source, Span};
use crate::script::Request;

/// A rule test: a game, where it begins, what is played, and what should hold then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTest {
    /// What it is called.
    pub name: String,
    /// Which game it tests.
    pub request: Request,
    /// The file it stands in.
    pub source: Source,
    /// Where it begins there.
    pub at: Span,
    /// The position that it begins in, if not the game's own.
    pub position: Option<Said>,
    /// The board at the beginning, drawn.
    pub board: Option<Said>,
    /// What is played.
    pub moves: Option<Said>,
    /// Where chance begins.
    pub seed: u64,
    /// What should hold then, in the order in which it is asked.
    pub expected: Vec<Expected>,
}

impl RuleTest {
    /// `file:line` of its beginning.
    pub fn place(&self) -> String {
        format!("{}:{}", self.source.name, self.source.line_column(self.at.start).0)
    }
}
