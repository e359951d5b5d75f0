use crate::diagnostic::Span;

/// A comment of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The text between the braces, without escapes.
    pub text: String,
    /// How many stretches of move text stand before it.
    pub before: usize,
    /// Where it stands, with its braces.
    pub span: Span,
}
