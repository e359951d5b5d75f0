//! Errors of Lua as findings with a place.

use super::place::Place;
use super::plain::without_addresses;
use super::shared::{Shared, chunk_number};
use crate::diagnostic::{Diagnostic, Kind};
use std::borrow::Cow;

/// An error that ended a run of a script.
pub(super) fn diagnostic(shared: &Shared, error: &mlua::Error) -> Diagnostic {
    match error {
        mlua::Error::CallbackError { traceback, cause } => {
            with_traceback(shared, diagnostic(shared, cause), traceback)
        }
        mlua::Error::WithContext { cause, .. } => diagnostic(shared, cause),
        mlua::Error::ExternalError(inner) => match inner.downcast_ref::<Diagnostic>() {
            Some(own) => own.clone(),
            None => Diagnostic::new(Kind::Script, inner.to_string()),
        },
        mlua::Error::MemoryError(_) => {
            let message = format!("the script is stopped: it needs more than {}", shared.meter.memory());
            let mut error = match shared.meter.full_at() {
                Some(at) => shared.error(at, &[], message),
                None => Diagnostic::new(Kind::Limit, message),
            };
            error.kind = Kind::Limit;
            let scripts = shared.scripts.borrow();
            let open = shared.open.borrow();
            let loading = open.last().and_then(|key| scripts.iter().find(|script| script.key == *key));
            match (&error.at, loading) {
                (None, Some(script)) => error.note(format!("while `{}` was loaded", script.source.name)),
                _ => error,
            }
        }
        mlua::Error::SyntaxError { message, .. } => said_by_lua(shared, message, true),
        mlua::Error::RuntimeError(message) => said_by_lua(shared, message, false),
        other => Diagnostic::new(Kind::Script, other.to_string()),
    }
}

/// A message of Lua such as `s0:12: attempt to call a nil value` and what follows it.
fn said_by_lua(shared: &Shared, message: &str, syntax: bool) -> Diagnostic {
    let (message, traceback) = message.split_once("\nstack traceback:").unwrap_or((message, ""));
    if message.contains("not enough memory") {
        return diagnostic(shared, &mlua::Error::MemoryError(message.to_string()));
    }
    let message = shortened(message, shared.meter.text());
    let message = message.as_ref();
    let (at, text) = match place(message) {
        Some((at, text)) => (Some(at), text),
        None => (shared.meter.full_at(), message),
    };
    let text = match clean(shared, text) {
        text if text == "error in error handling" => {
            "the script failed, and its error cannot be told".to_string()
        }
        text => text,
    };
    if text.starts_with("attempt to compare") && text.contains("an expression") {
        let error = shared.error(at.unwrap_or_default(), &["<", ">", "<=", ">="], COMPARED);
        return error.help("write `a:more_than(b)`, `a:at_least(b)`, `a:is(b)` and so on");
    }
    let quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    // A syntax error names a token that may stand there several times.
    let quoted = if syntax { once_in_line(shared, at, quoted) } else { quoted };
    let error = match at {
        Some(at) => shared.error(at, &quoted, text.clone()),
        None => Diagnostic::new(Kind::Script, text.clone()),
    };
    with_traceback(shared, error, traceback)
}

/// A message that is not longer than may be.
fn shortened(message: &str, most: usize) -> Cow<'_, str> {
    if message.len() <= most {
        return message.into();
    }
    let end = (0..=most).rev().find(|end| message.is_char_boundary(*end)).unwrap_or(0);
    format!("{}…", &message[..end]).into()
}

const COMPARED: &str = "numbers of rules are compared by methods";

/// The words that stand once in a line.
fn once_in_line<'a>(shared: &Shared, at: Option<Place>, words: Vec<&'a str>) -> Vec<&'a str> {
    let Some(at) = at else { return words };
    let sources = shared.sources.borrow();
    let text = sources.get(usize::from(at.source)).and_then(|source| {
        let span = source.line_span(at.line as usize)?;
        Some(&source.text[span.range()])
    });
    let once = |word: &&str| text.is_some_and(|text| text.matches(*word).count() == 1);
    words.into_iter().filter(once).collect()
}

/// Adds the lines of a traceback that are lines of scripts, if there are several.
fn with_traceback(shared: &Shared, mut error: Diagnostic, traceback: &str) -> Diagnostic {
    let lines: Vec<(Place, &str)> = traceback.lines().filter_map(|line| place(line.trim())).collect();
    if error.at.is_none()
        && let Some((at, _)) = lines.first()
    {
        let placed = shared.error(*at, &[], error.message.clone());
        error.at = placed.at.clone();
    }
    if lines.len() > 1 && error.notes.is_empty() {
        let said: Vec<String> = lines
            .iter()
            .take(12)
            .map(|(at, rest)| format!("{}:{}{}", shared.file(*at), at.line, clean_name(rest)))
            .collect();
        return error.note(format!("called from {}", said.join(", ")));
    }
    error
}

fn clean_name(rest: &str) -> String {
    let name = rest.trim().trim_start_matches("function").trim();
    if name.is_empty() { String::new() } else { format!(" ({name})") }
}

/// Takes `s0:12` off the front of a text.
fn place(text: &str) -> Option<(Place, &str)> {
    let (source, rest) = text.split_once(':')?;
    let source = chunk_number(source)?;
    let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
    let line = rest[..digits].parse().ok()?;
    Some((Place { source, line }, rest[digits..].trim_start_matches(':').trim_start()))
}

/// `attempt to call a a phase value` said well: the names of our own types have an article.
fn with_one_article(text: String) -> String {
    let twice = [" a a ", " a an ", " a the "].iter().find_map(|twice| text.find(twice));
    match twice.filter(|_| text.starts_with("attempt to")) {
        Some(at) => format!("{}{}", &text[..at], text[at + 2..].trim_end_matches(" value")),
        None => text,
    }
}

/// The words of Lua's message, in lower case and with names in backticks.
fn clean(shared: &Shared, text: &str) -> String {
    let text = without_addresses(text.trim()).replace('\'', "`");
    let mut letters = text.chars();
    let lower = match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    };
    let lower = with_one_article(lower);
    let number = shared.sources.borrow().len();
    (0..number)
        .fold(lower, |text, n| text.replace(&format!("[string \"s{n}\"]"), &shared.sources.borrow()[n].name))
}
