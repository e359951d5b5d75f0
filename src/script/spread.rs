//! A script with a line of its own for everything that may run or not.

use std::iter::Peekable;
use std::str::CharIndices;

/// Words after which something begins that may run or not.
const BEFORE: &[&str] = &["then", "else", "do", "repeat", "and", "or"];
/// A word after which the next statement may begin.
const AFTER: &str = "end";

/// A script, spread out: it means the same, and each of its lines is one stretch.
#[derive(Debug)]
pub(super) struct Spread {
    /// The script with more lines.
    pub text: String,
    /// Where each of its lines stands in the file: line and column, from 1.
    places: Vec<(u32, u32)>,
}

impl Spread {
    /// Spreads a script out.
    pub fn of(text: &str) -> Spread {
        let mut spread = Spread { text: String::with_capacity(text.len() + 64), places: vec![(1, 1)] };
        let mut from = 0;
        for cut in cuts(text) {
            spread.add(text, from, cut);
            spread.text.push('\n');
            let (line, column) = line_column(text, cut);
            spread.places.push((line, column));
            from = cut;
        }
        spread.add(text, from, text.len());
        spread
    }

    /// Where a line (from 1) stands in the file: line and column, from 1.
    pub fn place(&self, line: usize) -> (u32, u32) {
        line.checked_sub(1).and_then(|line| self.places.get(line)).copied().unwrap_or((line as u32, 1))
    }

    fn add(&mut self, text: &str, from: usize, to: usize) {
        for (at, _) in text[from..to].match_indices('\n') {
            let next = from + at + 1;
            let indent = text[next..].len() - text[next..].trim_start_matches([' ', '\t']).len();
            self.places.push(line_column(text, next + indent));
        }
        self.text.push_str(&text[from..to]);
    }
}

fn line_column(text: &str, at: usize) -> (u32, u32) {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() as u32 + 1, before[start..].chars().count() as u32 + 1)
}

/// Where lines are broken: before the first word of whatever follows, unless it stands in a line of its own already.
fn cuts(text: &str) -> Vec<usize> {
    let mut cuts = Vec::new();
    let mut letters = text.char_indices().peekable();
    // the word before, if it is one after which a line is broken
    let mut last: Option<&str> = None;
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\n' => last = None,
            letter if letter.is_whitespace() => {}
            '-' if text[at..].starts_with("--") => {
                last = None;
                let open = text[at + 2..].starts_with('[');
                match open.then(|| long(&text[at + 2..])).flatten() {
                    Some(length) => skip_to(&mut letters, at + 2 + length),
                    None => skip_to(&mut letters, text[at..].find('\n').map_or(text.len(), |end| at + end)),
                }
            }
            _ => {
                let is_word = letter.is_alphabetic() || letter == '_';
                if let Some(word) = last
                    && (BEFORE.contains(&word) || word == AFTER && is_word)
                {
                    cuts.push(at);
                }
                last = None;
                if is_word {
                    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
                    let length = text[at..].find(|letter| !is_part(letter)).unwrap_or(text.len() - at);
                    let word = &text[at..at + length];
                    last = (BEFORE.contains(&word) || word == AFTER).then_some(word);
                    skip_to(&mut letters, at + length);
                } else if matches!(letter, '"' | '\'' | '`') {
                    skip_to(&mut letters, at + quoted(&text[at..], letter));
                } else if letter == '['
                    && let Some(length) = long(&text[at..])
                {
                    skip_to(&mut letters, at + length);
                }
            }
        }
    }
    cuts
}

fn skip_to(letters: &mut Peekable<CharIndices<'_>>, end: usize) {
    while letters.next_if(|(at, _)| *at < end).is_some() {}
}

/// How long a text in quotes is, its quotes included.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            letter if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// How long a text between `[[` and `]]`, or `[=[` and `]=]`, is; nothing if it is no such text.
fn long(text: &str) -> Option<usize> {
    let level = text[1..].len() - text[1..].trim_start_matches('=').len();
    if !text[1 + level..].starts_with('[') {
        return None;
    }
    let close = format!("]{}]", "=".repeat(level));
    Some(text.find(&close).map_or(text.len(), |at| at + close.len()))
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn everything_that_may_run_or_not_has_a_line() {
        let text = "local f = function(a) if a and a > 1 then return 1 end return 2 end\nreturn f";
        let spread = Spread::of(text);
        let lines: Vec<&str> = spread.text.lines().collect();
        assert_eq!(
            lines,
            ["local f = function(a) if a and ", "a > 1 then ", "return 1 end ", "return 2 end", "return f"]
        );
        assert_eq!(spread.place(2), (1, 32));
        assert_eq!(spread.place(3), (1, 43));
        assert_eq!(spread.place(5), (2, 1));
    }

    #[test]
    fn texts_and_comments_stay_as_they_are() {
        for text in [
            "x = 'a and b' -- if a then b end\n",
            "x = [[ if a\nthen b ]] y = [=[ ]] or c ]=]",
            "--[[ a and b ]] x = \"\\\" and b\"",
            "if a then\n  b()\nelse\n  c()\nend\nf()",
            "f(function() g() end)",
            "x = `a and {b}`",
        ] {
            assert_eq!(Spread::of(text).text, text);
        }
    }

    #[test]
    fn a_line_is_told_by_where_its_text_begins() {
        let spread = Spread::of("if a then\n    b() end c()");
        assert_eq!(spread.text, "if a then\n    b() end \nc()");
        assert_eq!([1, 2, 3].map(|line| spread.place(line)), [(1, 1), (2, 5), (2, 13)]);
    }
}
