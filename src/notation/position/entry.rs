use crate::diagnostic::Span;

/// One `key=value` of a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is set, as it was typed: `turn`, `a1`, `hand.white`, `var.passes`.
    pub key: String,
    /// Where the key stands.
    pub key_span: Span,
    /// What it is set to, never empty.
    pub value: String,
    /// Where the value stands.
    pub value_span: Span,
}
