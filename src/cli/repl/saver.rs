use super::keeper::Keeper;
use crate::cli::streams::Streams;
use crate::diagnostic::Diagnostic;
use crate::session::command::Engine;
use crate::session::file::RecordWriter;

/// Where the game is written after every move.
#[derive(Debug, Default)]
pub struct Saver {
    /// The file that the user named.
    pub file: Option<RecordWriter>,
    /// The place for games that nobody saved.
    pub keeper: Option<Keeper>,
    /// The record as it was written last.
    written: String,
}

impl Saver {
    /// Writes to the file that the user named, if he did.
    pub fn to(file: Option<RecordWriter>) -> Saver {
        Saver { file, ..Saver::default() }
    }

    /// Takes the game as it is as written: it holds nothing yet that could be lost.
    pub fn begin(&mut self, engine: &Engine) {
        self.written = engine.record();
    }

    /// Writes the game if it has changed.
    ///
    /// # Errors
    /// If the file that the user named cannot be written. That the game cannot be kept elsewhere is told once.
    pub fn write(&mut self, streams: &Streams, engine: &Engine) -> Result<(), Diagnostic> {
        if self.file.is_none() && self.keeper.is_none() {
            return Ok(());
        }
        let record = engine.record();
        if record == self.written {
            return Ok(());
        }
        if let Some(keeper) = &mut self.keeper
            && let Err(error) = keeper.write(&record)
        {
            streams.say(&format!("note: the game cannot be kept while it is played: {error}"));
            self.keeper = None;
        }
        self.written = record;
        self.file.as_ref().map_or(Ok(()), |file| file.write(&self.written))
    }

    /// The game was saved, or is over: what was kept of it may go.
    pub fn settled(&mut self) {
        if let Some(keeper) = &mut self.keeper {
            keeper.forget();
        }
    }
}
