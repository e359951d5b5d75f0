use super::statement::{Statement, statements};
use crate::script::library::shipped;
use crate::script::word::{Form, Word};

/// A place in the shipped rules at which a word is used.
pub(super) struct Example {
    /// The statement, line by line.
    pub lines: Vec<String>,
    /// The script's path.
    pub path: String,
}

/// The best place at which a word is used: an assignment rather than a part of a table, in a game rather than in what
/// games share or in a rule test, short rather than long.
pub(super) fn example(word: &Word, method: bool) -> Option<Example> {
    let mut best: Option<(_, Example)> = None;
    for (kind, scripts) in shipped().into_iter().enumerate() {
        for (path, text) in scripts {
            for statement in statements(text).filter(|statement| statement.uses(word, method)) {
                let lines = statement.lines.len();
                let length: usize = statement.lines.iter().map(String::len).sum();
                let rank = (statement.rank(), lines > 1, kind, lines, length);
                if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                    best = Some((rank, Example { lines: statement.lines, path: path.clone() }));
                }
            }
        }
    }
    best.map(|(_, example)| example)
}

impl Statement {
    /// Whether a word is used in it.
    fn uses(&self, word: &Word, method: bool) -> bool {
        self.lines.iter().any(|line| uses(line, word, method))
    }
}

/// Whether a line uses a word: not in a text, and in the form that it has.
fn uses(line: &str, word: &Word, method: bool) -> bool {
    line.match_indices(word.name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.name.len()..]);
        let last = before.chars().next_back();
        let apart = last.is_none_or(|c| !c.is_alphanumeric() && !['_', '.', '['].contains(&c));
        let starts = if method { last == Some(':') } else { apart && last != Some(':') };
        let asked = before.ends_with("pos:") || before.ends_with("function ");
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
        starts && !asked && !in_text && ends && form
    })
}
