use super::{Notation, Phrase};
use crate::diagnostic::{Diagnostic, Source, Span};

/// The decisions of a stretch of text, one after the other; ends after the first error. Numbers of turns before
/// them are read over, unless the grammar reads them itself.
#[derive(Debug)]
pub struct Phrases<'a> {
    notation: &'a Notation,
    source: &'a Source,
    at: usize,
    end: usize,
}

impl<'a> Phrases<'a> {
    pub(super) fn new(notation: &'a Notation, source: &'a Source, span: Span) -> Self {
        let Span { start, end } = super::limits::clamp(&source.text, span);
        Phrases { notation, source, at: start, end }
    }
}

impl Iterator for Phrases<'_> {
    type Item = Result<Phrase, Diagnostic>;

    fn next(&mut self) -> Option<Self::Item> {
        let result = loop {
            let rest = &self.source.text[self.at..self.end];
            self.at += rest.len() - rest.trim_start_matches(super::limits::separates).len();
            if self.at >= self.end {
                return None;
            }
            let result = self.notation.read_within(self.source, Span::new(self.at, self.end));
            match number(&self.source.text[self.at..self.end]) {
                Some(number) if result.is_err() => self.at += number,
                _ => break result,
            }
        };
        self.at = result.as_ref().map_or(self.end, |phrase| phrase.span.end);
        Some(result)
    }
}

/// How long the number of a turn is that a text begins with, such as `12.` or `3...`, as a record has them.
fn number(text: &str) -> Option<usize> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let dots = text[digits..].len() - text[digits..].trim_start_matches('.').len();
    (digits > 0 && dots > 0).then_some(digits + dots)
}
