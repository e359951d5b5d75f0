//! Texts of records: read, written anew, replayed.

use super::sound::sound;
use super::written::Written;
use houserule::diagnostic::Source;
use houserule::notation::records::{self, Sheet};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::{Loaded, Replay, Shelf};
use std::cell::RefCell;

thread_local! {
    static GAME: Loaded = Shelf::new(Library::new(LibraryPaths::default()))
        .load(&Request::game("dvonn"))
        .expect("the game is in the program");
    static FILE: RefCell<Written> = RefCell::new(Written::named("games.txt"));
}

/// One run.
pub fn run(bytes: &[u8]) {
    // as a file, with whatever bytes there are
    FILE.with_borrow(|file| file.write(bytes));
    let path = FILE.with_borrow(|file| file.path());
    let file = houserule::session::file::RecordFile::open(&path).expect("the file is there");
    file.error.iter().for_each(sound);
    for record in &file.records {
        let tags: Vec<(String, String)> =
            record.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect();
        let ending = record.result.as_ref().map(|(ending, _)| ending);
        let sheet = Sheet { tags: &tags, turns: &[], comments: &[], result: ending };
        let (again, error) = records::read(&Source::new("again", records::write(&sheet)));
        assert_eq!(error, None);
        let first = again.first().map(|record| &record.tags[..]).unwrap_or_default();
        let read: Vec<(&str, &str)> = first.iter().map(|tag| (&*tag.name, &*tag.value)).collect();
        let given: Vec<(&str, &str)> = tags.iter().map(|(name, value)| (&**name, &**value)).collect();
        assert_eq!(read, given);
        for stretch in &record.movetext {
            assert!(file.source.text.get(stretch.range()).is_some());
        }
        let Loaded { game, notation, .. } = GAME.with(Clone::clone);
        match Replay::of(game, notation, &file.source, record, None) {
            Ok(replay) => replay.error.iter().chain(&replay.contradictions).for_each(sound),
            Err(error) => sound(&error),
        }
    }
}
