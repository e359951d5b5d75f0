use std::fmt;

/// Why a game has no compiled form, so that its rules must be walked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The named rule, if it is in one.
    pub rule: Option<String>,
    /// What in it cannot be compiled.
    pub word: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "rule `{rule}`: {} has no compiled form", self.word),
            None => write!(f, "{} has no compiled form", self.word),
        }
    }
}

impl std::error::Error for Unsupported {}
