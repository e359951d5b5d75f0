use crate::diagnostic::Diagnostic;
use std::io;

/// Why a command could not go on.
#[derive(Debug)]
pub enum Failure {
    /// Errors that the user is told.
    Told(Vec<Diagnostic>),
    /// What should be printed cannot be printed.
    Output(io::Error),
    /// The user interrupted.
    Interrupted,
}

impl From<Diagnostic> for Failure {
    fn from(error: Diagnostic) -> Failure {
        Failure::Told(vec![error])
    }
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(errors: Vec<Diagnostic>) -> Failure {
        Failure::Told(errors)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
