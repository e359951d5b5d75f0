use crate::diagnostic::{Diagnostic, Kind};
use std::io::Read;

/// The largest file that is read, in bytes.
const LARGEST: u64 = 256 << 20;

fn wrong(path: &str, reason: &str) -> Diagnostic {
    Diagnostic::new(Kind::File, format!("`{path}` cannot be read: {reason}"))
}

/// What is in a file, or comes through the pipe for `-`.
pub(super) fn bytes_of(path: &str) -> Result<Vec<u8>, Diagnostic> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| wrong(path, &plain(&error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(wrong(path, &format!("it is larger than {} MB", LARGEST >> 20)));
    }
    Ok(bytes)
}

/// The words of the system for what went wrong, in our style.
pub fn plain(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
