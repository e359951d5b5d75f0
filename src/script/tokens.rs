//! The words and signs of a script, without what only a person reads.

/// A word, a text in quotes, or a single sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    /// Where it begins.
    pub at: usize,
    /// How it is written.
    pub text: &'a str,
    /// A line or a comment ended since the token before.
    pub fresh: bool,
    /// It stands between the braces of a text.
    pub inside: bool,
}

impl Token<'_> {
    /// Whether it is a name or a keyword.
    pub fn is_word(&self) -> bool {
        self.text.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
    }
}

/// Goes through a script token by token.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// For each text whose braces are open, how many braces are open inside these.
    open: Vec<usize>,
}

impl<'a> Tokens<'a> {
    /// The tokens of a script.
    pub fn of(text: &'a str) -> Self {
        Tokens { text, at: 0, open: Vec::new() }
    }

    /// Skips white space and comments; whether a line or a comment ended there.
    fn skip(&mut self) -> bool {
        let mut fresh = false;
        loop {
            let rest = &self.text[self.at..];
            let next = rest.trim_start();
            let space = rest.len() - next.len();
            fresh |= rest[..space].contains('\n');
            self.at += space;
            let Some(comment) = next.strip_prefix("--") else { return fresh };
            fresh = true;
            let length = comment.starts_with('[').then(|| long(comment)).flatten();
            self.at += 2 + length.unwrap_or_else(|| comment.find('\n').unwrap_or(comment.len()));
        }
    }

    /// How long the token is that begins here.
    fn length(&mut self, rest: &str, first: char) -> usize {
        match first {
            _ if first.is_alphabetic() || first == '_' => {
                rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len())
            }
            '"' | '\'' => quoted(rest, first),
            '`' => self.braced(rest),
            '[' => long(rest).unwrap_or(1),
            '{' => {
                if let Some(open) = self.open.last_mut() {
                    *open += 1;
                }
                1
            }
            '}' => match self.open.last_mut() {
                Some(0) => {
                    self.open.pop();
                    self.braced(rest)
                }
                Some(open) => {
                    *open -= 1;
                    1
                }
                None => 1,
            },
            _ => first.len_utf8(),
        }
    }

    /// A part of a text with braces in it: up to the next that opens, or to its end.
    fn braced(&mut self, rest: &str) -> usize {
        let mut escaped = false;
        for (at, letter) in rest.char_indices().skip(1) {
            match letter {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '`' => return at + 1,
                '{' => {
                    self.open.push(0);
                    return at + 1;
                }
                _ => {}
            }
        }
        rest.len()
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let fresh = self.skip();
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        let inside = !self.open.is_empty();
        let (at, length) = (self.at, self.length(rest, first));
        self.at += length;
        Some(Token { at, text: &rest[..length], fresh, inside })
    }
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
    use super::Tokens;

    #[test]
    fn texts_and_comments_are_one_token_or_none() {
        let text = "a1 --[[ x\n]] 'it\\'s' [=[ ]] ]=] -- no\n..\"b\"";
        let found: Vec<(&str, bool)> = Tokens::of(text).map(|token| (token.text, token.fresh)).collect();
        let signs = [("a1", false), ("'it\\'s'", true), ("[=[ ]] ]=]", false), (".", true), (".", false)];
        assert_eq!(found[..5], signs);
        assert_eq!(found[5..], [("\"b\"", false)]);
    }

    #[test]
    fn what_stands_in_braces_of_a_text_is_read() {
        let found: Vec<(&str, bool)> =
            Tokens::of("`a {b({ c })} d` .. e").map(|token| (token.text, token.inside)).collect();
        let wanted = [("`a {", false), ("b", true), ("(", true), ("{", true), ("c", true), ("}", true)];
        assert_eq!(found[..6], wanted);
        assert_eq!(found[6..], [(")", true), ("} d`", true), (".", false), (".", false), ("e", false)]);
    }
}
