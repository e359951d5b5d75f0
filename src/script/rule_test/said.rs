use crate::diagnostic::{Source, Span};

/// A text that a rule test says, where it stands: in its file if it is written there as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The file, or the text alone.
    pub source: Source,
    /// Where in it.
    pub span: Span,
}

impl Said {
    /// The text.
    pub fn text(&self) -> &str {
        &self.source.text[self.span.range()]
    }
}
