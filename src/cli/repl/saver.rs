use super::keeper::Keeper;
use crate::cli::streams::Streams;
use crate::diagnostic::Diagnostic;
use crate::session::command::Engine;
use crate::session::file::{RecordWriter, plain};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// Where the games of a prompt are written after every move.
#[derive(Debug, Default)]
pub struct Saver {
    /// The file that the user named.
    file: Option<RecordWriter>,
    /// The folder for games that nobody saved.
    folder: Option<PathBuf>,
    /// The games by their numbers.
    places: BTreeMap<u64, Place>,
}

/// Where one game is written.
#[derive(Debug, Default)]
struct Place {
    file: Option<RecordWriter>,
    keeper: Option<Keeper>,
    /// The record as it was written last.
    written: String,
    /// The user has saved it as it is.
    saved: bool,
    /// There is something in it that could be gone on with.
    open: bool,
}

impl Saver {
    /// Writes to the file that the user named, if he did; the game as it begins at once.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn to(file: Option<RecordWriter>, engine: &Engine) -> Result<Saver, Diagnostic> {
        let mut place = Place { written: engine.record(), ..Place::default() };
        if let Some(mut writer) = file.clone() {
            writer.write(&place.written)?;
            place.file = Some(writer);
        }
        Ok(Saver { file, folder: None, places: BTreeMap::from([(engine.game_id(), place)]) })
    }

    /// Goes on with a game that was left, as it is.
    pub fn resume(&mut self, engine: &Engine, keeper: Keeper) {
        let place = self.places.entry(engine.game_id()).or_default();
        (place.keeper, place.written) = (Some(keeper), engine.record());
        place.open = engine.session().decider().is_some();
    }

    /// Keeps games that nobody saves in a folder from now on, this one too.
    pub fn keep_in(&mut self, streams: &Streams, folder: PathBuf, engine: &Engine) {
        let place = self.places.entry(engine.game_id()).or_default();
        if place.keeper.is_none() {
            match Keeper::new(&folder) {
                Ok(keeper) => place.keeper = Some(keeper),
                Err(error) => return not_kept(streams, &folder, &error),
            }
        }
        self.folder = Some(folder);
    }

    /// Writes the game if it has changed.
    ///
    /// # Errors
    /// If the file that the user named cannot be written. That the game cannot be kept elsewhere is told once.
    pub fn write(&mut self, streams: &Streams, engine: &Engine) -> Result<(), Diagnostic> {
        let id = engine.game_id();
        // what was taken back may be made anew: as long as it may, more of the game is kept than was played
        let shortened = !engine.session().undone().is_empty();
        let touched = !engine.session().played().is_empty() || shortened;
        if !touched && !self.places.contains_key(&id) {
            return Ok(());
        }
        let nowhere = self.file.is_none() && self.folder.is_none();
        let place = self.places.entry(id).or_default();
        let open = touched && engine.session().decider().is_some();
        if nowhere && !place.saved {
            place.open = open;
            return Ok(());
        }
        let record = engine.record();
        if record == place.written {
            return Ok(());
        }
        (place.open, place.saved) = (open, false);
        if let Some(folder) = self.folder.as_ref().filter(|_| !shortened) {
            let kept = match &mut place.keeper {
                Some(keeper) => keeper.write(&record),
                none => Keeper::new(folder).and_then(|keeper| none.insert(keeper).write(&record)),
            };
            if let Err(error) = kept {
                not_kept(streams, folder, &error);
                self.folder = None;
            }
        }
        place.written = record;
        if place.file.is_none() {
            place.file = self.file.as_ref().map(RecordWriter::next_game);
        }
        place.file.as_mut().map_or(Ok(()), |file| file.write(&place.written))
    }

    /// The game was saved as it is: what was kept of it may go, unless there is more of it than was saved.
    pub fn settled(&mut self, engine: &Engine) {
        if !engine.session().undone().is_empty() {
            return;
        }
        let place = self.places.entry(engine.game_id()).or_default();
        (place.saved, place.written) = (true, engine.record());
        if let Some(keeper) = &mut place.keeper {
            keeper.forget();
        }
    }

    /// Lets go of what is not worth keeping. How many games are kept, and how many are lost.
    pub fn leave(&mut self) -> (usize, usize) {
        let (mut kept, mut lost) = (0, 0);
        for place in self.places.values_mut() {
            match &mut place.keeper {
                Some(keeper) if !place.open => keeper.forget(),
                Some(keeper) if keeper.is_kept() => kept += 1,
                _ => lost += usize::from(place.open && !place.saved && place.file.is_none()),
            }
        }
        (kept, lost)
    }
}

fn not_kept(streams: &Streams, folder: &Path, error: &io::Error) {
    let (folder, reason) = (folder.display(), plain(error));
    let what = "the game is kept only if it is saved with `:save FILE`";
    streams.note(&format!("{what}: `{folder}` cannot be written: {reason}"));
}

#[cfg(test)]
mod tests {
    use super::Saver;
    use crate::analysis::Work;
    use crate::cli::streams::Streams;
    use crate::diagnostic::Source;
    use crate::script::{Library, LibraryPaths, Request};
    use crate::session::Shelf;
    use crate::session::command::Engine;
    use std::path::Path;
    use std::sync::Arc;

    static STOP: Work = Work::new();

    const SCRIPT: &str = r#"
        local mine = game "mine" {
          title   = "Mine",
          players = { "white", "black" },
          pieces  = { white = "W", black = "B" },
          board   = board.square { width = 3, height = 3, directions = 8 },
        }
        local play = mine:phase "play"
        play.moves, play.next, play.blocked = place { at = empty }, go "play", draw
        return mine
    "#;

    fn engine() -> Engine {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("mine.lua"), SCRIPT).unwrap();
        let paths = LibraryPaths { working: Some(folder.path().into()), ..LibraryPaths::default() };
        let shelf = Arc::new(Shelf::new(Library::new(paths)));
        Engine::new(shelf, Request::game("mine"), None, 1, &STOP).unwrap()
    }

    fn play(saver: &mut Saver, engine: &mut Engine, line: &str) {
        let streams = Streams::new(false);
        let tell = |engine: &mut Engine, reply: crate::session::command::Outcome| {
            reply.unwrap();
            saver.write(&streams, engine)
        };
        assert!(engine.line(&Source::new("test", line), tell).unwrap());
    }

    fn kept(folder: &Path) -> usize {
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "record")).count()
    }

    #[test]
    fn every_game_that_could_be_gone_on_with_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = engine();
        let mut saver = Saver::to(None, &engine).unwrap();
        saver.keep_in(&Streams::new(false), folder.path().to_path_buf(), &engine);
        play(&mut saver, &mut engine, "a1 a2 :new");
        play(&mut saver, &mut engine, "b1 :new");
        play(&mut saver, &mut engine, ":new");
        assert_eq!(saver.leave(), (2, 0));
        assert_eq!(kept(folder.path()), 2);
    }

    #[test]
    fn a_game_that_was_gone_back_in_is_kept_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = engine();
        let mut saver = Saver::to(None, &engine).unwrap();
        saver.keep_in(&Streams::new(false), folder.path().to_path_buf(), &engine);
        let text = || {
            let mut files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
            let record = files.find(|path| path.extension().is_some_and(|ending| ending == "record"));
            std::fs::read_to_string(record.unwrap()).unwrap()
        };
        play(&mut saver, &mut engine, "a1 a2 a3 :goto 0");
        assert_eq!(saver.leave(), (1, 0));
        assert!(text().contains("3. a3"), "{}", text());
        play(&mut saver, &mut engine, ":redo 2");
        play(&mut saver, &mut engine, "b3");
        assert!(text().contains("1. a1 2. a2 3. b3"), "{}", text());
    }

    #[test]
    fn what_was_saved_is_not_kept_and_what_nobody_kept_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = engine();
        let mut saver = Saver::to(None, &engine).unwrap();
        saver.keep_in(&Streams::new(false), folder.path().to_path_buf(), &engine);
        play(&mut saver, &mut engine, "a1");
        saver.settled(&engine);
        assert_eq!((saver.leave(), kept(folder.path())), ((0, 0), 0));
        play(&mut saver, &mut engine, "a2");
        assert_eq!((saver.leave(), kept(folder.path())), ((1, 0), 1));
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let mut saver = Saver::to(None, &engine).unwrap();
        saver.keep_in(&Streams::new(false), file, &engine);
        play(&mut saver, &mut engine, "a3");
        assert_eq!(saver.leave(), (0, 1));
    }
}
