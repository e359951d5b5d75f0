use super::Said;
use crate::diagnostic::{Source, Span};
use crate::script::place::locate;

/// Where the parts of a rule test stand in its file.
pub(super) struct Places<'a> {
    pub source: &'a Source,
    /// The line in which the test begins.
    line: usize,
    /// From there to the next test.
    within: Span,
}

impl<'a> Places<'a> {
    /// The places of a test that begins in a line (from 1).
    pub fn new(source: &'a Source, line: usize) -> Self {
        let start = source.line_span(line).map_or(0, |span| span.start);
        let first_line = source.text[start..].find('\n').map_or(source.text.len(), |end| start + end);
        let next = source.text[first_line..].find(":case").map_or(source.text.len(), |at| first_line + at);
        Places { source, line, within: Span::new(start, next) }
    }

    /// The line in which the test begins, at its name.
    pub fn name(&self, name: &str) -> Span {
        locate(self.source, self.line, &[name])
    }

    /// The key of an argument, as `key =`.
    pub fn key(&self, key: &str) -> Span {
        self.find_key(key).unwrap_or_else(|| locate(self.source, self.line, &[]))
    }

    /// The first of some words that stands after a key; else the key.
    pub fn inside(&self, key: &str, words: &[&str]) -> Span {
        let from = self.key(key).end;
        let found = words.iter().find_map(|word| self.find(word, from));
        found.unwrap_or_else(|| self.key(key))
    }

    /// A text after a key: in the file, or by itself if it is not written there as it is.
    pub fn said(&self, key: &str, text: &str) -> Said {
        let from = self.key(key).end;
        let rest = &self.source.text[from..self.within.end.max(from)];
        let quoted =
            [format!("\"{text}\""), format!("'{text}'"), format!("[[{text}]]"), format!("[[\n{text}]]")];
        let found = quoted.iter().find_map(|quoted| {
            let open = quoted.find(text).filter(|_| !text.is_empty())?;
            rest.find(quoted.as_str()).map(|at| from + at + open)
        });
        match found.or_else(|| self.find(text, from).map(|span| span.start)) {
            Some(start) => Said { source: self.source.clone(), span: Span::new(start, start + text.len()) },
            None => {
                let name = format!("{}:{} ({key})", self.source.name, self.line);
                Said { source: Source::new(name, text), span: Span::new(0, text.len()) }
            }
        }
    }

    fn find_key(&self, key: &str) -> Option<Span> {
        let mut from = self.within.start;
        loop {
            let span = self.find(key, from)?;
            let after = self.source.text[span.end..].trim_start();
            if after.starts_with('=') && !after.starts_with("==") {
                return Some(span);
            }
            from = span.end;
        }
    }

    /// Where a whole word stands.
    fn find(&self, word: &str, from: usize) -> Option<Span> {
        let text = self.source.text.get(from..self.within.end)?;
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut places = text.match_indices(word).filter(|_| !word.is_empty());
        let (at, _) = places.find(|(at, _)| {
            let before = text[..*at].chars().next_back().is_some_and(is_part);
            let after = text[at + word.len()..].chars().next().is_some_and(is_part);
            !(before && word.starts_with(is_part) || after && word.ends_with(is_part))
        })?;
        Some(Span::new(from + at, from + at + word.len()))
    }
}
