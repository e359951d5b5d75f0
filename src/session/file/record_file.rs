use super::text_of;
use crate::diagnostic::{Diagnostic, Source};
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
    /// [`Kind::File`](crate::diagnostic::Kind::File) if it cannot be read or is no text.
    pub fn open(path: &str) -> Result<RecordFile, Diagnostic> {
        let text = text_of(path)?;
        Ok(RecordFile::of(Source::new(if path == "-" { "the pipe" } else { path }, text)))
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
