use super::{Comment, Ending, Tag};
use crate::diagnostic::Span;

/// One game of a record text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// All tags in their order, known or not.
    pub tags: Vec<Tag>,
    /// The stretches of move text between numbers, comments and the result.
    pub movetext: Vec<Span>,
    /// All comments in their order.
    pub comments: Vec<Comment>,
    /// What stands at the end about the result, and where.
    pub result: Option<(Ending, Span)>,
    /// The whole game in its text.
    pub span: Span,
}

impl Record {
    /// The value of the first tag of a name, in upper or lower case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }
}
