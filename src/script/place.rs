use crate::diagnostic::{Source, Span};

/// A line of one of the scripts that are loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Place {
    /// Which script, in the order of loading.
    pub source: u16,
    /// The line, from 1; 0 where it is not known.
    pub line: u32,
}

/// How many lines around a statement are searched for a word of it.
const REACH: usize = 60;

/// Where the first of some words stands that is found near a line; else the line itself without its indent.
///
/// Looks in the line, then in the lines after it and then before it, up to an empty line.
pub(super) fn locate(source: &Source, line: usize, words: &[&str]) -> Span {
    let spans: Vec<Span> = lines(&source.text);
    let at = line.saturating_sub(1).min(spans.len().saturating_sub(1));
    let Some(own) = spans.get(at) else { return Span::default() };
    let text = |span: &Span| &source.text[span.range()];
    let filled = |span: &&Span| !text(span).trim().is_empty();
    let after = spans[at..].iter().take(REACH).take_while(filled);
    let before = spans[..at].iter().rev().take(REACH).take_while(filled);
    let near: Vec<&Span> = after.chain(before).collect();
    for word in words.iter().filter(|word| !word.is_empty()) {
        for span in &near {
            if let Some(found) = find_word(text(span), word) {
                return Span::new(span.start + found, span.start + found + word.len());
            }
        }
    }
    let indent = text(own).len() - text(own).trim_start().len();
    let comment = code_end(text(own));
    let end = own.start + text(own)[..comment].trim_end().len();
    Span::new((own.start + indent).min(end), end)
}

fn lines(text: &str) -> Vec<Span> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in text.split('\n') {
        found.push(Span::new(start, start + line.trim_end_matches('\r').len()));
        start += line.len() + 1;
    }
    found
}

/// Where a word stands in the code of a line, not as a part of a longer one.
fn find_word(line: &str, word: &str) -> Option<usize> {
    // getting ready for a long word takes long, and it cannot be there
    if word.len() > line.len() {
        return None;
    }
    let code = &line[..code_end(line)];
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let starts = word.starts_with(is_part);
    let ends = word.ends_with(is_part);
    code.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = code[..*at].chars().next_back().is_some_and(is_part);
        let after = code[at + word.len()..].chars().next().is_some_and(is_part);
        !(starts && before || ends && after)
    })
}

/// Where the comment of a line begins, or the line ends.
fn code_end(line: &str) -> usize {
    let mut quote = None;
    let mut letters = line.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match (quote, letter) {
            (Some(_), '\\') => {
                letters.next();
            }
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => quote = Some(letter),
            (None, '-') if line[at..].starts_with("--") => return at,
            _ => {}
        }
    }
    line.len()
}

/// The names that a script makes local: after `local`, `for` and in the parameters of functions.
pub(super) fn local_names(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for line in text.lines() {
        let code = &line[..code_end(line)];
        for opener in ["local ", "for ", "function"] {
            for (at, _) in code.match_indices(opener) {
                let rest = code[at + opener.len()..].trim_start();
                let rest = rest.strip_prefix("function ").unwrap_or(rest);
                let ends = [rest.find(['=', ')', '{']), rest.find(" in ")];
                let end = ends.into_iter().flatten().min().unwrap_or(rest.len());
                let names = rest[..end].split([',', '(', ' ']);
                for name in names.map(str::trim).filter(|name| is_name(name)) {
                    if !found.contains(&name) {
                        found.push(name);
                    }
                }
            }
        }
    }
    found
}

/// Whether a word may be a name in a script.
pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
        && word.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_local_names() {
        let text =
            "local a, b = f(), 2\nlocal function far(x, y) end\nfor i, v in pairs(t) do end -- local no";
        assert_eq!(local_names(text), ["a", "b", "far", "x", "y", "i", "v"]);
    }

    fn column(text: &str, line: usize, words: &[&str]) -> (usize, usize) {
        let source = Source::new("x", text);
        source.line_column(locate(&source, line, words).start)
    }

    #[test]
    fn finds_whole_words_in_code() {
        let text = "-- from\nlocal fromage = 'x -- from'\n  a.from = b -- from\n\nfrom = 1";
        assert_eq!(column(text, 3, &["from"]), (3, 5));
        assert_eq!(column(text, 2, &["b"]), (3, 12));
        assert_eq!(column(text, 3, &["nothing"]), (3, 3));
        assert_eq!(column(text, 5, &["a"]), (5, 1));
        assert_eq!(column("", 7, &["a"]), (1, 1));
    }
}
