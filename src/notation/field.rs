use crate::diagnostic::Span;

/// A named part of a decision: what a tag such as `#from = cell` of the grammar caught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The tag, such as `from`.
    pub name: String,
    /// The grammar rule that matched, such as `cell`, or `north` for a text that may be spelt in several ways.
    pub rule: String,
    /// The text as it was typed.
    pub text: String,
    /// Where it stands in the source.
    pub span: Span,
}
