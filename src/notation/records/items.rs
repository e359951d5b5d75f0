use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::{complaint, limits};
use pest::Parser;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;

/// The compiled grammar.
mod grammar {
    #![allow(missing_docs, reason = "the derived rules have none")]

    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/record.pest"]
    pub struct Text;
}
use grammar::{Rule, Text};

/// One part of a record text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub kind: ItemKind,
    /// The whole part.
    pub span: Span,
}

/// What a part is, with where its contents stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// A tag; whether its value has escapes.
    Tag {
        name: Span,
        value: Span,
        escapes: bool,
    },
    Comment {
        inside: Span,
    },
    Number,
    Word,
}

/// Splits a text into its parts; with an error, the parts before it.
pub(super) fn items(source: &Source) -> (Vec<Item>, Option<Diagnostic>) {
    limits::enforce();
    let text: &str = &source.text;
    let mut items = Vec::new();
    let mut at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &text[at..];
        if rest.is_empty() {
            return (items, None);
        }
        match Text::parse(Rule::item, rest) {
            Ok(mut pairs) => match pairs.next().and_then(|pair| item(pair, at)) {
                Some(item) => {
                    at = item.span.end;
                    items.push(item);
                }
                None => return (items, None),
            },
            Err(error) => return (items, Some(complain(source, at, error))),
        }
    }
}

fn item(pair: Pair<'_, Rule>, by: usize) -> Option<Item> {
    let place = |pair: &Pair<'_, Rule>| Span::new(pair.as_span().start(), pair.as_span().end()).shifted(by);
    let span = place(&pair);
    let rule = pair.as_rule();
    let part = |wanted: Rule| {
        pair.clone().into_inner().find(|part| part.as_rule() == wanted).map(|part| place(&part))
    };
    let kind = match rule {
        Rule::tag => ItemKind::Tag { name: part(Rule::name)?, value: part(Rule::value)?, escapes: true },
        Rule::site_tag => {
            ItemKind::Tag { name: part(Rule::name)?, value: part(Rule::site_value)?, escapes: false }
        }
        Rule::comment => ItemKind::Comment { inside: part(Rule::inside)? },
        Rule::number => ItemKind::Number,
        Rule::word => ItemKind::Word,
        _ => return None,
    };
    Some(Item { kind, span })
}

fn complain(source: &Source, start: usize, error: Error<Rule>) -> Diagnostic {
    let end = source.text.len();
    let at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => start + at,
    };
    let mut rules = match error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives,
        ErrorVariant::CustomError { .. } => {
            let message = "this part of the record needs too many steps to read";
            return Diagnostic::new(Kind::Limit, message).at(source, complaint::word_at(source, start, end));
        }
    };
    rules.sort_by_key(|rule| *rule == Rule::end);
    let mut expected: Vec<String> = rules.iter().map(|rule| words(*rule).to_string()).collect();
    expected.dedup();
    let found = complaint::found(source, at, end);
    let message = format!("expected {}, found {found}", complaint::any_of(&expected));
    let error = Diagnostic::new(Kind::File, message).at(source, complaint::word_at(source, at, end));
    if at == start {
        return error;
    }
    let (line, column) = source.line_column(start);
    error.note(format!("this belongs to what begins at {}:{line}:{column}", source.name))
}

fn words(rule: Rule) -> &'static str {
    match rule {
        Rule::tag | Rule::site_tag | Rule::open => "a tag such as `[White \"anna\"]`",
        Rule::name => "the name of a tag",
        Rule::quote => "`\"`",
        Rule::value | Rule::site_value => "the value of a tag",
        Rule::close => "`]`",
        Rule::comment => "a comment",
        Rule::brace | Rule::inside => "`}`",
        Rule::number => "a number of a turn",
        Rule::word | Rule::stop | Rule::item | Rule::gap => "a move",
        Rule::end | Rule::EOI => "the end",
    }
}
