use crate::diagnostic::{Diagnostic, Kind};
use serde::Serialize;

/// The word of an error's kind. A file that cannot be read is named by its place in the question, a record that
/// cannot by its text.
fn word(error: &Diagnostic) -> &'static str {
    match error.kind {
        Kind::File if error.at.is_some() => Kind::Syntax.word(),
        Kind::File => Kind::Usage.word(),
        kind => kind.word(),
    }
}

/// An error, in answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ErrorAnswer {
    /// The word of its kind.
    pub kind: &'static str,
    /// One sentence.
    pub message: String,
    /// `file:line:column`, if it points at a text.
    pub at: Option<String>,
    /// After how many turns it happened, in a game that was played.
    pub ply: Option<u32>,
    /// What to do, or the nearest thing that exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
}

impl ErrorAnswer {
    /// The answer that tells an error.
    pub fn of(error: &Diagnostic) -> ErrorAnswer {
        ErrorAnswer {
            kind: word(error),
            message: error.message.clone(),
            at: error.place(),
            ply: error.ply,
            help: error.help.clone(),
        }
    }
}
