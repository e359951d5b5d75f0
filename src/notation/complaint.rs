use super::limits;
use super::notation::Notation;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use pest::error::{Error, ErrorVariant, InputLocation};

/// How many alternatives a message lists.
const LISTED: usize = 6;
/// How many characters of the wrong text a message shows.
const SHOWN: usize = 24;

/// Says in words why a text is no decision; `span` is the stretch that was read.
pub(super) fn complain(notation: &Notation, source: &Source, span: Span, error: Error<&str>) -> Diagnostic {
    let offset = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let positives = match error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives,
        ErrorVariant::CustomError { .. } => {
            let message = "the grammar needs too many steps to read this decision";
            return Diagnostic::new(Kind::Limit, message).at(source, word_at(source, span.start, span.end));
        }
    };
    let mut expected: Vec<String> = Vec::new();
    let (ends, others): (Vec<&str>, Vec<&str>) =
        positives.into_iter().partition(|rule| *rule == "decision_end");
    for rule in others.into_iter().chain(ends) {
        let words = notation.words_for(rule);
        if !expected.contains(&words) {
            expected.push(words);
        }
    }
    let at = span.start + offset;
    let message = format!("expected {}, found {}", any_of(&expected), found(source, at, span.end));
    let word = &source.text[word_at(source, span.start, span.end).range()];
    Diagnostic::new(Kind::Syntax, message)
        .at(source, word_at(source, at, span.end))
        .nearest(word, notation.literals().filter(|literal| !literal.eq_ignore_ascii_case(word)))
}

/// Says that a decision is longer than any may be.
pub(super) fn too_long(source: &Source, at: usize) -> Diagnostic {
    let message = format!("a decision may have {} bytes, this one is longer", limits::DECISION);
    Diagnostic::new(Kind::Syntax, message).at(source, word_at(source, at, at + SHOWN))
}

/// `a`, `a or b`, `a, b or c`; a long list is cut.
pub(super) fn any_of(words: &[String]) -> String {
    match words {
        [] => "something else".to_string(),
        [only] => only.clone(),
        _ if words.len() > LISTED => format!("{} or others", words[..LISTED].join(", ")),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// The stretch from a byte to the next separator or the end, empty if there is nothing.
pub(super) fn word_at(source: &Source, at: usize, end: usize) -> Span {
    let text = &source.text;
    let (at, end) = (limits::floor(text, at), limits::floor(text, end));
    if at >= end {
        return Span::new(at, at);
    }
    let rest = &text[at..end];
    Span::new(at, at + rest.find(limits::separates).unwrap_or(rest.len()))
}

pub(super) fn found(source: &Source, at: usize, end: usize) -> String {
    let word = &source.text[word_at(source, at, end).range()];
    if word.is_empty() {
        return match source.text[at..end].chars().next() {
            None => "the end of the text".to_string(),
            Some('\n' | '\r') => "the end of the line".to_string(),
            Some(';') => "`;`".to_string(),
            Some(_) => "a space".to_string(),
        };
    }
    let shown: String = word.chars().take(SHOWN).collect();
    let more = if shown.len() < word.len() { "…" } else { "" };
    format!("`{}{more}`", shown.escape_debug().to_string().replace("\\'", "'").replace("\\\"", "\""))
}
