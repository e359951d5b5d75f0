//! What several tests share: the shipped games, games at random, the oracles.
#![allow(dead_code)] // each test binary uses its own part

use houserule::analysis::stream;
use houserule::diagnostic::{Diagnostic, Source, Span};
use houserule::notation::Notation;
use houserule::rule::{Decision, Game};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::Session;
use rand::RngExt;
use serde_json::Value;
use std::sync::Arc;

/// The games of the `rules/` folder.
pub fn library() -> Library {
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
}

/// A game, its options set as `key=value`.
pub fn game(name: &str, set: &[(&str, &str)]) -> Arc<Game> {
    game_with(name, set, &[])
}

/// The same with house rules laid over it.
pub fn game_with(name: &str, set: &[(&str, &str)], with: &[&str]) -> Arc<Game> {
    let with = with.iter().map(|variant| variant.to_string()).collect();
    let set = set.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let request = Request { set, with, ..Request::game(name) };
    let findings = match library().load(&request) {
        Ok(loaded) => return loaded.game,
        Err(findings) => findings,
    };
    panic!("{}", findings.iter().map(|finding| finding.render(false)).collect::<Vec<_>>().join("\n"))
}

/// Every shipped game and variant.
pub fn all_games() -> Vec<Arc<Game>> {
    let listed = library().list();
    assert!(!listed.is_empty());
    listed.iter().map(|listed| game(&listed.name, &[])).collect()
}

/// The notation of a game.
pub fn notation(game: &Game) -> Arc<Notation> {
    Arc::new(Notation::new(&game.grammar).unwrap_or_else(|error| panic!("{}", error.render(false))))
}

/// A game at its start.
pub fn session(game: &Arc<Game>) -> Session {
    Session::new(game.clone(), notation(game)).unwrap_or_else(|error| panic!("{}", error.render(false)))
}

/// Plays texts; panics with the error if one cannot be played.
pub fn play(session: &mut Session, text: &str) {
    if let Some(error) = read(session, text) {
        panic!("{}", error.render(false));
    }
}

/// Plays texts up to the first that cannot be played.
pub fn read(session: &mut Session, text: &str) -> Option<Diagnostic> {
    let source = Source::new("test", text);
    session.read(&source, Span::new(0, text.len())).error
}

/// Makes decisions at random, the same for the same seed: at most so many, or until the game is over.
pub fn random_decisions(session: &mut Session, seed: u64, most: usize) {
    let mut random = stream(seed, 0);
    for _ in 0..most {
        let open = session.decisions().unwrap();
        if open.is_empty() {
            break;
        }
        let chosen = random.random_range(0..open.len());
        session.play(&open[chosen].1).unwrap();
    }
}

/// An oracle file of `tests/oracles/`.
pub fn oracle(name: &str) -> Value {
    let text = std::fs::read_to_string(format!("tests/oracles/{name}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The texts of a list.
pub fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// The open decisions by their texts. Of those that are written alike only the first can be meant.
fn choices(session: &Session) -> Vec<(String, Decision)> {
    let mut open = session.decisions().unwrap();
    open.dedup_by(|left, right| left.0 == right.0);
    open
}

/// What of a game is to be seen at once: open decisions, position, outcome.
fn seen(session: &Session) -> (Vec<String>, String, String) {
    let open = choices(session).into_iter().map(|open| open.0).collect();
    let position = houserule::notation::write_position(session.rules(), session.position());
    // phases may be called otherwise
    let words = position.split(' ').filter(|word| !word.starts_with("phase=") && !word.starts_with("var."));
    let scores = format!("{:?}", session.rules().scores(session.position()).unwrap());
    (open, words.collect::<Vec<_>>().join(" "), scores)
}

/// The length of the shortest game after which two sessions differ, by trying all of them, each anew.
pub fn by_hand(first: &mut Session, second: &mut Session, depth: u32) -> bool {
    if seen(first) != seen(second) {
        return true;
    }
    if depth == 0 {
        return false;
    }
    let open = [choices(first), choices(second)];
    open[0].iter().zip(&open[1]).any(|((_, one), (_, other))| {
        first.play(one).unwrap();
        second.play(other).unwrap();
        let found = by_hand(first, second, depth - 1);
        first.undo(1);
        second.undo(1);
        found
    })
}
