use super::plain;
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::notation::records;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes the record of a game to a file, again and again as it grows. Games that the file holds already stay.
#[derive(Clone, Debug)]
pub struct RecordWriter {
    path: PathBuf,
    /// What the file held before.
    before: String,
}

impl RecordWriter {
    /// A writer to a file that need not be there yet.
    ///
    /// # Errors
    /// [`Kind::File`] if there is a file that holds something else than games.
    pub fn to(path: impl Into<PathBuf>) -> Result<RecordWriter, Diagnostic> {
        let path = path.into();
        let refuse = |reason: &str| {
            let message = format!("the game cannot be saved in `{}`: {reason}", path.display());
            Err(Diagnostic::new(Kind::File, message).help("choose another name"))
        };
        let mut before = match std::fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return refuse(&plain(&error)),
            Ok(bytes) => match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(_) => return refuse("it holds something else than games"),
            },
        };
        let (games, error) = records::read(&Source::new("", before.as_str()));
        if error.is_some() || games.iter().any(|game| game.tag("Game").is_none()) {
            return refuse("it holds something else than games");
        }
        if !before.is_empty() {
            before = format!("{}\n\n", before.trim_end());
        }
        Ok(RecordWriter { path, before })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record as it stands, all or nothing.
    ///
    /// # Errors
    /// [`Kind::File`] if it cannot be written; the file is then as it was.
    pub fn write(&self, record: &str) -> Result<(), Diagnostic> {
        self.replace(record).map_err(|error| {
            let message = format!("the game cannot be saved in `{}`: {}", self.path.display(), plain(&error));
            Diagnostic::new(Kind::File, message)
        })
    }

    fn replace(&self, record: &str) -> io::Result<()> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        file.write_all(self.before.as_bytes())?;
        file.write_all(record.as_bytes())?;
        file.persist(&self.path).map(|_| ()).map_err(|error| error.error)
    }
}

#[cfg(test)]
mod tests {
    use super::RecordWriter;

    #[test]
    fn games_that_are_there_stay_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        RecordWriter::to(&path).unwrap().write("[Game \"a\"]\n\n1. a1\n*\n").unwrap();
        let second = RecordWriter::to(&path).unwrap();
        second.write("[Game \"b\"]\n\n*\n").unwrap();
        second.write("[Game \"b\"]\n\n1. b2\n*\n").unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text, "[Game \"a\"]\n\n1. a1\n*\n\n[Game \"b\"]\n\n1. b2\n*\n");
        std::fs::write(&path, "local game = {}").unwrap();
        let error = RecordWriter::to(&path).unwrap_err();
        assert!(error.message.ends_with("it holds something else than games"), "{}", error.message);
    }
}
