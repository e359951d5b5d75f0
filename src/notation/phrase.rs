use super::Field;
use crate::diagnostic::Span;

/// The syntax tree of one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The grammar rule chosen under `decision`, such as `place` or `jump`.
    pub verb: String,
    /// The tagged parts in the order of the text. A name may occur several times.
    pub fields: Vec<Field>,
    /// The decision in the source, without what separates it from the next.
    pub span: Span,
}

impl Phrase {
    /// The first field of a name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// All fields of a name, in the order of the text.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Field> {
        self.fields.iter().filter(move |field| field.name == name)
    }
}
