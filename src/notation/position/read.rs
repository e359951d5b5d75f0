use super::{Count, Entry};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{complaint, limits};
use pest::Parser;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;
use std::collections::HashMap;

/// The longest position text, in bytes.
const LONGEST: usize = 64 * 1024;

/// The compiled grammar.
mod grammar {
    #![allow(missing_docs, reason = "the derived rules have none")]

    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/position.pest"]
    pub struct Text;
}
use grammar::{Rule, Text};

/// Splits a position text, a stretch of a source, into its entries, in order.
///
/// # Errors
/// [`Kind::Position`] at the column where it stops being `key=value`, and at a key that is given twice, with
/// the place of the first.
pub fn read(source: &Source, span: Span) -> Result<Vec<Entry>, Diagnostic> {
    let span = limits::clamp(&source.text, span);
    let mut entries: Vec<Entry> = Vec::new();
    let mut known: HashMap<&str, Span> = HashMap::new();
    for pair in parse(Rule::entries, source, span)? {
        let mut parts = pair.into_inner();
        let (Some(key), Some(_), Some(value)) = (parts.next(), parts.next(), parts.next()) else { continue };
        let (key_span, value_span) = (place(&key, span), place(&value, span));
        if let Some(first) = known.insert(key.as_str(), key_span) {
            return Err(given_twice(source, key.as_str(), first, key_span));
        }
        let (key, value) = (key.as_str().to_string(), value.as_str().to_string());
        entries.push(Entry { key, key_span, value, value_span });
    }
    Ok(entries)
}

/// Reads piece letters with numbers, a stretch of a source: `W12R2`, or `W` for one.
///
/// # Errors
/// [`Kind::Position`] at the first character that is neither a letter nor its number.
pub fn counts(source: &Source, span: Span) -> Result<Vec<Count>, Diagnostic> {
    let span = limits::clamp(&source.text, span);
    let mut counts = Vec::new();
    for pair in parse(Rule::counts, source, span)? {
        let at = place(&pair, span);
        let mut parts = pair.into_inner();
        let Some(letter) = parts.next() else { continue };
        let number = parts.next().and_then(|number| number.as_str().parse().ok()).unwrap_or(1);
        counts.push(Count { letter: letter.as_str().to_string(), number, span: at });
    }
    Ok(counts)
}

/// The entries or counts of a stretch, without the mark of its end.
fn parse<'a>(rule: Rule, source: &'a Source, span: Span) -> Result<Vec<Pair<'a, Rule>>, Diagnostic> {
    limits::enforce();
    let text = &source.text[span.range()];
    if text.len() > LONGEST {
        let message = format!("a position may have {} KiB, this one is longer", LONGEST / 1024);
        return Err(Diagnostic::new(Kind::Position, message).at(source, Span::new(span.start, span.start)));
    }
    match Text::parse(rule, text) {
        Ok(pairs) => Ok(pairs.filter(|pair| matches!(pair.as_rule(), Rule::entry | Rule::count)).collect()),
        Err(error) => Err(complain(source, span, error)),
    }
}

fn place(pair: &Pair<'_, Rule>, within: Span) -> Span {
    Span::new(pair.as_span().start(), pair.as_span().end()).shifted(within.start)
}

fn given_twice(source: &Source, key: &str, first: Span, second: Span) -> Diagnostic {
    let (line, column) = source.line_column(first.start);
    Diagnostic::new(Kind::Position, format!("`{key}` is given twice"))
        .at(source, second)
        .note(format!("it is first given at {}:{line}:{column}", source.name))
}

fn complain(source: &Source, span: Span, error: Error<Rule>) -> Diagnostic {
    let at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => span.start + at,
    };
    let mut rules = match error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives,
        ErrorVariant::CustomError { .. } => Vec::new(),
    };
    rules.sort_by_key(|rule| *rule == Rule::end);
    let expected: Vec<String> = rules.iter().map(|rule| words(*rule).to_string()).collect();
    let message = format!(
        "expected {}, found {}",
        complaint::any_of(&expected),
        complaint::found(source, at, span.end)
    );
    Diagnostic::new(Kind::Position, message).at(source, complaint::word_at(source, at, span.end))
}

fn words(rule: Rule) -> &'static str {
    match rule {
        Rule::key | Rule::name => "a key such as `turn` or `a1`",
        Rule::equals => "`=`",
        Rule::value => "a value",
        Rule::count | Rule::letter | Rule::counts => "a piece letter",
        Rule::number => "a number of at most six digits",
        Rule::entry | Rule::entries => "`key=value` such as `turn=white` or `a1=W`",
        Rule::end | Rule::gap | Rule::EOI => "the end",
    }
}
