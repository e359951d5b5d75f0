use super::layers::Layers;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pairs;
use pest_meta::parser::{self, Rule};

/// A grammar text as pest reads it.
pub(super) type Parsed<'a> = Pairs<'a, Rule>;

/// Reads a grammar text.
pub(super) fn parse(text: &str) -> Result<Parsed<'_>, Box<Error<Rule>>> {
    parser::parse(Rule::grammar_rules, text).map_err(Box::new)
}

/// Says what pest found wrong in one layer.
pub(super) fn tell(source: &Source, error: Error<Rule>) -> Diagnostic {
    let (message, span) = words(error, &source.text);
    Diagnostic::new(Kind::Script, message).at(source, span)
}

/// Says what pest found wrong in the merged grammar, at its place in the layer that it came from. Of several
/// errors the one in the latest layer is told: those in earlier layers usually follow from it.
pub(super) fn tell_merged(layers: &Layers, errors: Vec<Error<Rule>>) -> Diagnostic {
    let mut latest: Option<(usize, String, Span)> = None;
    for error in errors {
        let (message, span) = words(error, &layers.text);
        let layer = layers.layer(span.start);
        if latest.as_ref().is_none_or(|(known, ..)| *known < layer) {
            latest = Some((layer, message, span));
        }
    }
    let Some((_, message, span)) = latest else {
        return Diagnostic::new(Kind::Script, "this grammar cannot be used");
    };
    let (source, span) = layers.place(span);
    Diagnostic::new(Kind::Script, message).at(source, span)
}

fn words(error: Error<Rule>, text: &str) -> (String, Span) {
    let span = match error.location {
        InputLocation::Pos(at) => Span::new(at, at + text[at..].chars().next().map_or(0, char::len_utf8)),
        InputLocation::Span((start, end)) => Span::new(start, end),
    };
    let message = match error.variant {
        ErrorVariant::CustomError { message } => format!("this grammar cannot be used: {message}"),
        ErrorVariant::ParsingError { positives, .. } => {
            let expected: Vec<String> = positives.iter().map(readable).collect();
            let found = match text[span.start..].chars().next() {
                Some(c) => format!("`{}`", c.escape_debug()),
                None => "the end of the grammar".to_string(),
            };
            format!("expected {}, found {found}", super::complaint::any_of(&expected))
        }
    };
    (message, span)
}

/// What a grammar's author calls a part of a grammar.
fn readable(rule: &Rule) -> String {
    match rule {
        Rule::EOI => "the end of the grammar".to_string(),
        Rule::grammar_rule => "a rule such as `cell = { \"a\" }`".to_string(),
        Rule::identifier => "a name".to_string(),
        Rule::expression | Rule::term => "something to match".to_string(),
        Rule::sequence_operator => "`~`".to_string(),
        Rule::string | Rule::quote => "a text in quotes".to_string(),
        Rule::number => "a number".to_string(),
        other => parser::rename_meta_rule(other).replace('_', " "),
    }
}
