use crate::diagnostic::Span;

/// A piece letter and how many there are of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The piece letter as it was typed.
    pub letter: String,
    /// How many; 1 where no number stands.
    pub number: u32,
    /// Where letter and number stand.
    pub span: Span,
}
