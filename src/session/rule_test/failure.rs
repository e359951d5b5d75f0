use crate::diagnostic::{Diagnostic, Kind, Source, Span};

/// Something that a rule test expects and that is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What is not so, where the test expects it.
    pub error: Diagnostic,
    /// What should be.
    pub expected: String,
    /// What is.
    pub found: String,
}

impl Failure {
    /// Something that is expected in a place of a file, and is not so.
    pub fn new(
        at: (&Source, Span),
        message: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Failure {
        let (expected, found) = (expected.into(), found.into());
        let label = if found.starts_with("it is ") { found.clone() } else { format!("found {found}") };
        let error = Diagnostic::new(Kind::Illegal, message).at(at.0, at.1).label(label);
        Failure { error, expected, found }
    }

    /// The same with more that is worth knowing.
    pub fn note(mut self, note: impl Into<String>) -> Failure {
        self.error = self.error.note(note);
        self
    }
}

/// What went wrong instead of holding or not.
impl From<Diagnostic> for Failure {
    fn from(error: Diagnostic) -> Failure {
        Failure { found: error.message.clone(), error, expected: String::new() }
    }
}
