use crate::diagnostic::{Diagnostic, Kind};
use std::io::Read;

/// The largest file that is read, in bytes.
const LARGEST: u64 = 256 << 20;

/// The text of a file, or of the pipe for `-`.
///
/// # Errors
/// [`Kind::File`] if it cannot be read, is no text, or is very large.
pub fn text_of(path: &str) -> Result<String, Diagnostic> {
    let wrong = |reason: String| Diagnostic::new(Kind::File, format!("`{path}` cannot be read: {reason}"));
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| wrong(plain(&error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(wrong(format!("it is larger than {} MB", LARGEST >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| wrong("it is not a text in UTF-8".to_string()))
}

/// The words of the system for what went wrong, in our style.
pub fn plain(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
