use crate::diagnostic::Diagnostic;
use serde::Serialize;

/// An error, for a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trouble {
    /// The word of its kind.
    pub kind: &'static str,
    /// One sentence.
    pub message: String,
    /// Line and column of its place, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<(usize, usize)>,
    /// The stretch of the text it is about, in UTF-16 units as the page counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stretch: Option<(usize, usize)>,
    /// What is worth knowing besides.
    pub notes: Vec<String>,
    /// What to do, or the nearest thing that exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The whole with the text it points at, as it is drawn on a terminal.
    pub drawn: String,
}

impl Trouble {
    /// What is told of an error.
    pub fn of(error: &Diagnostic) -> Trouble {
        let at = error.at.as_ref();
        Trouble {
            kind: error.kind.word(),
            message: error.message.clone(),
            place: at.map(|(source, span)| source.line_column(span.start)),
            stretch: at
                .map(|(source, span)| (units(&source.text, span.start), units(&source.text, span.end))),
            notes: error.notes.clone(),
            help: error.help.clone(),
            drawn: error.render(false),
        }
    }
}

/// How many UTF-16 units stand before a place of a text.
pub fn units(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or(text).encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Kind, Source, Span};

    #[test]
    fn stretches_are_counted_as_pages_count() {
        let source = Source::new("the page", "ä😀 x9");
        let error = Diagnostic::new(Kind::Syntax, "expected a cell").at(&source, Span::new(7, 9));
        let told = Trouble::of(&error);
        assert_eq!((told.stretch, told.place), (Some((4, 6)), Some((1, 4))));
    }
}
