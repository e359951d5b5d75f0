//! A script with a line of its own for everything that may run or not.

use super::tokens::Tokens;

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
    // the word before, if it is one after which a line is broken
    let mut last: Option<&str> = None;
    for token in Tokens::of(text).filter(|token| !token.inside) {
        let breaks = |word: &str| BEFORE.contains(&word) || word == AFTER && token.is_word();
        if !token.fresh && last.is_some_and(breaks) {
            cuts.push(token.at);
        }
        last = (BEFORE.contains(&token.text) || token.text == AFTER).then_some(token.text);
    }
    cuts
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
