use crate::diagnostic::Diagnostic;
use serde::Serialize;

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
            kind: error.kind.word(),
            message: error.message.clone(),
            at: error.place(),
            ply: error.ply,
            help: error.help.clone(),
        }
    }
}
