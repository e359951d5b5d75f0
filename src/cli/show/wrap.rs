use anstream::adapter::strip_str;
use unicode_width::UnicodeWidthStr;

/// A text in lines of at most `width` columns where its words allow, each after the first pushed in by `indent`.
/// The last line is not ended. Styles take no columns.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let wide = strip_str(word).to_string().width();
        if column > 0 && column + 1 + wide > width {
            lines.push('\n');
            lines.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += wide;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn breaks_between_words() {
        assert_eq!(wrap("a stack moves as a whole", 12, 2), "a stack\n  moves as a\n  whole");
        assert_eq!(wrap("unbreakable words", 4, 0), "unbreakable\nwords");
        assert_eq!(wrap("\u{1b}[1mbold\u{1b}[0m words", 10, 0), "\u{1b}[1mbold\u{1b}[0m words");
    }
}
