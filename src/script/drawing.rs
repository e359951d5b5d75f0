//! Text files that whoever plays names: read whole, and pointed into.

use super::library::stamp;
use super::scripts::Text;
use crate::diagnostic::{Source, Span};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The largest file, in bytes.
const LARGEST: u64 = 256 * 1024;

/// Reads a file.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read(path: &str) -> Result<Text, String> {
    let why = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".to_string(),
        std::io::ErrorKind::InvalidData => "it is not a text in UTF-8".to_string(),
        _ => error.to_string(),
    };
    let stamp = stamp(Path::new(path));
    let mut text = String::new();
    let file = File::open(path).map_err(why)?;
    file.take(LARGEST + 1).read_to_string(&mut text).map_err(why)?;
    if text.len() as u64 > LARGEST {
        return Err(format!("it is longer than {} KiB", LARGEST / 1024));
    }
    Ok(Text { source: Source::new(path, text), file: Some(stamp) })
}

/// A place in a file: some letters of a line from a column on, or the whole line. Lines and columns count from 1.
pub(super) fn span(file: &Source, line: i64, column: Option<i64>, length: Option<i64>) -> Span {
    let whole = usize::try_from(line).ok().and_then(|line| file.line_span(line));
    let Some(whole) = whole else { return Span::new(file.text.len(), file.text.len()) };
    let Some(column) = column.and_then(|column| usize::try_from(column).ok()) else { return whole };
    let text = &file.text[whole.range()];
    let at =
        |letters: usize| text.char_indices().nth(letters).map_or(whole.end, |(byte, _)| whole.start + byte);
    let first = column.saturating_sub(1);
    let length = length.and_then(|length| usize::try_from(length).ok()).unwrap_or(1);
    Span::new(at(first), at(first.saturating_add(length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_some_letters_of_a_line() {
        let file = Source::new("board.txt", "+--+\n|·x|\n");
        let text = |span: Span| file.text[span.range()].to_string();
        assert_eq!(text(span(&file, 2, Some(3), None)), "x");
        assert_eq!(text(span(&file, 2, Some(2), Some(2))), "·x");
        assert_eq!(text(span(&file, 1, None, None)), "+--+");
        assert_eq!(text(span(&file, 2, Some(90), Some(2))), "");
        assert_eq!(text(span(&file, 90, Some(1), None)), "");
    }
}
