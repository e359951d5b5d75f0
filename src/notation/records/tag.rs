use crate::diagnostic::Span;

/// A tag of a record, such as `[Game "one"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name as it was written.
    pub name: String,
    /// The value without quotes and escapes.
    pub value: String,
    /// Where the value stands, without its quotes.
    pub span: Span,
}
