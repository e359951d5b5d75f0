use crate::script::library::shipped;
use crate::script::word::{Form, Word};

/// The longest line that is shown.
const LONGEST: usize = 110;

/// A line of a shipped game in which a word is used, and where it is: the shortest such line.
pub(super) fn example(word: &Word, method: bool) -> Option<(String, String)> {
    let mut best: Option<(String, String)> = None;
    for (path, text) in shipped() {
        for line in text.lines().map(code).filter(|line| line.len() <= LONGEST) {
            let shorter = best.as_ref().is_none_or(|(known, _)| line.len() < known.len());
            if shorter && line.contains('=') && uses(line, word, method) {
                best = Some((line.to_string(), path.clone()));
            }
        }
    }
    best
}

/// A line without its comment.
fn code(line: &str) -> &str {
    line.split("--").next().unwrap_or("").trim()
}

/// Whether a line is a whole statement that uses a word: not in a text, and in the form that it has.
fn uses(line: &str, word: &Word, method: bool) -> bool {
    let whole = [('(', ')'), ('{', '}'), ('[', ']')]
        .iter()
        .all(|(open, close)| line.matches(*open).count() == line.matches(*close).count());
    if !whole || line.ends_with(',') || line.starts_with([':', '+', '*', '-', '.', '}', ')']) {
        return false;
    }
    line.match_indices(word.name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.name.len()..]);
        let last = before.chars().next_back();
        let apart = last.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '.');
        let starts = if method { last == Some(':') } else { apart && last != Some(':') };
        let in_text = before.matches('"').count() % 2 == 1;
        let next = after.trim_start();
        let is_assigned = next.starts_with('=') && !next.starts_with("==");
        let ends = !after.starts_with(|c: char| c.is_alphanumeric() || c == '_') && !is_assigned;
        let form = match word.form {
            Form::Value => !next.starts_with(['(', '"', '{']) || next.is_empty(),
            Form::ValueOrCall(_) => true,
            Form::Call([]) => next.starts_with('('),
            Form::Call(_) => next.starts_with(['(', '"', '{']),
            Form::Fields(_) => next.starts_with(['{', '(']),
        };
        starts && !in_text && ends && form
    })
}
