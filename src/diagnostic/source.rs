use std::sync::Arc;

/// A text that was read, and the name it is known by: a path, `--moves`, `the prompt`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What messages call it.
    pub name: Arc<str>,
    /// The whole text.
    pub text: Arc<str>,
    /// The number of its first line; more than 1 where it is part of something longer.
    pub first_line: usize,
}

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Self {
        Source { name: name.into(), text: text.into(), first_line: 1 }
    }

    /// The same as a part of something longer, in which it begins at a line.
    pub fn from_line(self, first_line: usize) -> Self {
        Source { first_line, ..self }
    }

    /// Line and column (both from 1, the column in characters) of a byte of the text.
    pub fn line_column(&self, byte: usize) -> (usize, usize) {
        let mut at = byte.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &self.text[..at];
        let line = before.matches('\n').count() + self.first_line;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        (line, column)
    }

    /// The span of a whole line, counted from 1, without its line break; `None` past the end.
    pub fn line_span(&self, line: usize) -> Option<super::Span> {
        let mut start = 0;
        for (number, text) in self.text.split('\n').enumerate() {
            if number + self.first_line == line {
                return Some(super::Span::new(start, start + text.trim_end_matches('\r').len()));
            }
            start += text.len() + 1;
        }
        None
    }
}
