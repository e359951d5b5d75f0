use unicode_width::UnicodeWidthStr;

/// Words in columns of the same width, read from left to right; each line is ended.
pub fn columns<'a>(words: impl IntoIterator<Item = &'a str>, width: usize) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    let column = words.iter().map(|word| word.width()).max().unwrap_or(0) + 2;
    let in_line = (width + 2).checked_div(column).unwrap_or(1).max(1);
    let mut text = String::new();
    for line in words.chunks(in_line) {
        for (i, word) in line.iter().enumerate() {
            text.push_str(word);
            if i + 1 < line.len() {
                text.extend(std::iter::repeat_n(' ', column - word.width()));
            }
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn fills_lines_and_never_stays_empty() {
        assert_eq!(columns(["a1", "b22", "c3"], 8), "a1   b22\nc3\n");
        assert_eq!(columns(["a1", "b2"], 1), "a1\nb2\n");
        assert_eq!(columns([], 80), "");
    }
}
