//! Texts typed into a game: read, resolved, played, explained, taken back.

use super::bytes::Bytes;
use super::sound::sound;
use houserule::diagnostic::{Source, Span};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::answer::WhyAnswer;
use houserule::session::{Loaded, Session, Shelf};
use std::cell::RefCell;

/// Games whose notations differ.
const GAMES: [&str; 7] = ["dvonn", "gipf", "chess", "draughts", "reversi", "ricochet/puzzle", "amazons"];

thread_local! {
    static SESSIONS: RefCell<Vec<Session>> = RefCell::new(GAMES.iter().map(|name| begun(name)).collect());
}

fn begun(name: &str) -> Session {
    let shelf = Shelf::new(Library::new(LibraryPaths::default()));
    let Loaded { game, notation, .. } = shelf.load(&Request::game(name)).expect("the game is in the program");
    Session::new(game, notation).expect("the game begins")
}

/// One run.
pub fn run(bytes: &[u8]) {
    let mut bytes = Bytes::of(bytes);
    let game = bytes.below(GAMES.len());
    let text = Source::new("typed", bytes.text());
    let span = Span::new(0, text.text.len());
    SESSIONS.with_borrow_mut(|sessions| {
        let session = &mut sessions[game];
        let start = session.position().hash();
        if let Some(error) = session.read(&text, span).error {
            sound(&error);
        }
        match WhyAnswer::about(session, &text) {
            Ok(answer) => assert!(!answer.reason.is_empty()),
            Err(error) => sound(&error),
        }
        session.undo(usize::MAX);
        assert_eq!(session.position().hash(), start);
    });
}
