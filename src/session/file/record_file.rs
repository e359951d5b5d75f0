use super::text::bytes_of;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use crate::notation::records::{self, Record};

/// A file of records.
#[derive(Clone, Debug)]
pub struct RecordFile {
    /// Its text.
    pub source: Source,
    /// The games in it.
    pub records: Vec<Record>,
    /// Why it ends before its end.
    pub error: Option<Diagnostic>,
}

impl RecordFile {
    /// Reads a file, or the pipe for `-`.
    ///
    /// # Errors
    /// [`Kind::File`] if it cannot be read. What is no text ends it like anything else that is no game.
    pub fn open(path: &str) -> Result<RecordFile, Diagnostic> {
        let (text, whole) = match String::from_utf8(bytes_of(path)?) {
            Ok(text) => (text, true),
            Err(broken) => {
                let end = broken.utf8_error().valid_up_to();
                (String::from_utf8_lossy(&broken.as_bytes()[..end]).into_owned(), false)
            }
        };
        let end = Span::new(text.len(), text.len());
        let mut file = RecordFile::of(Source::new(if path == "-" { "the pipe" } else { path }, text));
        if !whole {
            let message = format!("`{path}` cannot be read from here on: it is not a text in UTF-8");
            file.error = Some(Diagnostic::new(Kind::File, message).at(&file.source, end));
        }
        Ok(file)
    }

    /// Reads a text.
    pub fn of(source: Source) -> RecordFile {
        let (records, error) = records::read(&source);
        RecordFile { source, records, error }
    }

    /// The `Id` of a game, or its number from 1 where it has none.
    pub fn id(&self, index: usize) -> String {
        let tag = self.records.get(index).and_then(|record| record.tag("Id"));
        tag.map_or_else(|| (index + 1).to_string(), str::to_string)
    }
}
