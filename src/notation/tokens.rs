use super::grammar_error::Parsed;
use super::layers::Layers;
use super::limits;
use crate::diagnostic::{Diagnostic, Kind, Span};
use pest::Token;
use pest_meta::parser::Rule;
use std::collections::HashMap;

/// The names that pest itself gives a meaning to and that a notation may use.
const BUILTINS: [&str; 13] = [
    "ANY",
    "EOI",
    "SOI",
    "ASCII_DIGIT",
    "ASCII_NONZERO_DIGIT",
    "ASCII_BIN_DIGIT",
    "ASCII_OCT_DIGIT",
    "ASCII_HEX_DIGIT",
    "ASCII_ALPHA_LOWER",
    "ASCII_ALPHA_UPPER",
    "ASCII_ALPHA",
    "ASCII_ALPHANUMERIC",
    "NEWLINE",
];

/// Words of pest that work on its stack. Several of them panic on an empty one.
const STACK: [&str; 6] = ["PEEK", "PEEK_ALL", "POP", "POP_ALL", "DROP", "PUSH"];

/// Refuses what would make the compiler of grammars or the reader overflow, hang or panic. Works on the flat
/// list of tokens, so that it cannot overflow itself.
pub(super) fn check(layers: &Layers, pairs: &Parsed<'_>) -> Result<(), Diagnostic> {
    brackets(layers, pairs)?;
    let rules: Vec<_> = pairs.clone().filter(|pair| pair.as_rule() == Rule::grammar_rule).collect();
    let mut defined: HashMap<&str, Span> = HashMap::new();
    for rule in &rules {
        if let Some(name) = rule.clone().into_inner().next() {
            defined.insert(name.as_str(), span_of(&name));
        }
    }
    let mut uses: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut sizes: HashMap<&str, usize> = HashMap::new();
    for rule in &rules {
        let mut parts = rule.clone().into_inner().flatten();
        let Some(name) = parts.next() else { continue };
        let mut terms = 0;
        for part in parts {
            let text = part.as_str();
            terms += usize::from(part.as_rule() == Rule::term);
            if terms > limits::TERMS {
                let message =
                    format!("a rule may have {} terms, `{}` has more", limits::TERMS, name.as_str());
                return Err(refuse(layers, message, span_of(&name)));
            }
            match part.as_rule() {
                Rule::identifier if defined.contains_key(text) => {
                    uses.entry(name.as_str()).or_default().push(text);
                }
                Rule::identifier => builtin(layers, text, span_of(&part), &defined)?,
                Rule::_push | Rule::_push_literal | Rule::peek_slice => {
                    let word = text.split(['(', '[']).next().unwrap_or(text).trim();
                    return Err(stack(layers, word, span_of(&part)));
                }
                Rule::repeat_exact | Rule::repeat_min | Rule::repeat_max | Rule::repeat_min_max => {
                    repetition(layers, text, span_of(&part))?;
                }
                Rule::string | Rule::character => escapes(layers, text, span_of(&part).start)?,
                _ => {}
            }
        }
        sizes.insert(name.as_str(), terms);
    }
    loops(layers, &defined, &uses, &sizes)
}

/// How deep rules use one another, that none uses itself, and how large each is with all that it uses.
fn loops<'a>(
    layers: &Layers,
    defined: &HashMap<&'a str, Span>,
    uses: &HashMap<&'a str, Vec<&'a str>>,
    sizes: &HashMap<&'a str, usize>,
) -> Result<(), Diagnostic> {
    let mut done: HashMap<&str, usize> = HashMap::new();
    let mut names: Vec<_> = defined.iter().collect();
    names.sort_by_key(|(_, span)| span.start);
    for (name, span) in names {
        // Each entry: a rule and how many of the rules that it uses were looked at.
        let mut path: Vec<(&str, usize)> = vec![(name, 0)];
        while let Some((rule, looked)) = path.last_mut() {
            let next = uses.get(rule).and_then(|used| used.get(*looked)).copied();
            *looked += 1;
            match next {
                None => {
                    let rule = *rule;
                    path.pop();
                    let used = uses.get(rule).into_iter().flatten().filter_map(|used| done.get(used));
                    let size = used
                        .fold(sizes.get(rule).copied().unwrap_or(0), |sum, size| sum.saturating_add(*size));
                    if size > limits::EXPANSION {
                        let place = defined.get(rule).copied().unwrap_or(*span);
                        let message =
                            format!("the rule `{rule}` is too large with all the rules that it uses");
                        return Err(refuse(layers, message, place));
                    }
                    done.insert(rule, size);
                }
                Some(next) if path.iter().any(|(rule, _)| *rule == next) => {
                    let place = defined.get(next).copied().unwrap_or(*span);
                    let message = format!("the rule `{next}` uses itself");
                    let help = "a decision has no nesting: write a repetition such as `cell+` instead";
                    return Err(refuse(layers, message, place).help(help));
                }
                Some(next) if !done.contains_key(next) => path.push((next, 0)),
                Some(_) => {}
            }
            if path.len() > limits::DEPTH {
                let message = format!("rules use one another more than {} deep", limits::DEPTH);
                return Err(refuse(layers, message, *span));
            }
        }
    }
    Ok(())
}

/// The signs that stand before and behind a term.
const SIGNS: [Rule; 9] = [
    Rule::positive_predicate_operator,
    Rule::negative_predicate_operator,
    Rule::optional_operator,
    Rule::repeat_operator,
    Rule::repeat_once_operator,
    Rule::repeat_exact,
    Rule::repeat_min,
    Rule::repeat_max,
    Rule::repeat_min_max,
];

/// Brackets in brackets, and signs such as `!` and `?` of the same term, are worked off one inside the other.
fn brackets(layers: &Layers, pairs: &Parsed<'_>) -> Result<(), Diagnostic> {
    let (mut depth, mut signs) = (0_usize, Vec::new());
    let mut opened = false;
    for token in pairs.clone().tokens() {
        let opens = matches!(token, Token::Start { rule: Rule::expression, .. });
        let just_opened = std::mem::replace(&mut opened, opens);
        match token {
            Token::Start { rule: Rule::expression, pos } => {
                depth += 1;
                if depth > limits::DEPTH {
                    let message = format!("brackets nest more than {} deep", limits::DEPTH);
                    return Err(refuse(layers, message, Span::new(pos.pos(), pos.pos())));
                }
            }
            Token::End { rule: Rule::expression, .. } => depth -= 1,
            Token::Start { rule: Rule::choice_operator, pos } if just_opened && depth > 1 => {
                let message = "a choice in brackets cannot begin with `|`".to_string();
                return Err(refuse(layers, message, Span::new(pos.pos(), pos.pos() + 1)));
            }
            Token::Start { rule: Rule::term, .. } => signs.push(0_usize),
            Token::End { rule: Rule::term, .. } => drop(signs.pop()),
            Token::Start { rule: sign, pos } if SIGNS.contains(&sign) => {
                let count = signs.last_mut().map_or(0, |count| {
                    *count += 1;
                    *count
                });
                if count > limits::DEPTH {
                    let message =
                        format!("a term has more than {} signs before and behind it", limits::DEPTH);
                    return Err(refuse(layers, message, Span::new(pos.pos(), pos.pos())));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn builtin(layers: &Layers, name: &str, at: Span, defined: &HashMap<&str, Span>) -> Result<(), Diagnostic> {
    if STACK.contains(&name) {
        return Err(stack(layers, name, at));
    }
    if BUILTINS.contains(&name) || pest::unicode::by_name(name).is_some() {
        return Ok(());
    }
    let mut known: Vec<&str> = defined.keys().copied().chain(BUILTINS).collect();
    known.sort_unstable();
    Err(refuse(layers, format!("there is no rule `{name}`"), at).nearest(name, known))
}

fn stack(layers: &Layers, word: &str, at: Span) -> Diagnostic {
    refuse(layers, format!("`{word}` keeps a stack of texts, which a notation cannot use"), at)
}

fn repetition(layers: &Layers, text: &str, at: Span) -> Result<(), Diagnostic> {
    let inside = text.trim_start_matches('{').trim_end_matches('}');
    let mut numbers = inside.split(',').map(str::trim).filter(|number| !number.is_empty());
    let mut last = 0;
    if numbers.all(|number| {
        let number = number.parse().unwrap_or(usize::MAX);
        let rising = number <= limits::REPEAT && number >= last;
        last = number;
        rising
    }) {
        return Ok(());
    }
    let message = format!("`{text}` is no repetition: numbers go up to {} and rise", limits::REPEAT);
    Err(refuse(layers, message, at))
}

/// Looks at every `\u{…}` of a literal.
fn escapes(layers: &Layers, literal: &str, start: usize) -> Result<(), Diagnostic> {
    let mut chars = literal.char_indices();
    while let Some((at, c)) = chars.next() {
        if c != '\\' || chars.next().is_none_or(|(_, kind)| kind != 'u') {
            continue;
        }
        let escape = literal[at..].split_inclusive('}').next().unwrap_or_default();
        let digits = escape.trim_start_matches("\\u{").trim_end_matches('}');
        if u32::from_str_radix(digits, 16).ok().and_then(char::from_u32).is_none() {
            let place = Span::new(start + at, start + at + escape.len());
            return Err(refuse(layers, format!("`{escape}` is no character"), place));
        }
    }
    Ok(())
}

fn span_of(pair: &pest::iterators::Pair<'_, Rule>) -> Span {
    Span::new(pair.as_span().start(), pair.as_span().end())
}

fn refuse(layers: &Layers, message: String, at: Span) -> Diagnostic {
    let (source, span) = layers.place(at);
    Diagnostic::new(Kind::Script, message).at(source, span)
}
