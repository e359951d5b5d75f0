//! Loading, setting up and playing.

use houserule::diagnostic::{Diagnostic, Source};
use houserule::notation::Notation;
use houserule::rule::Game;
use houserule::script::{Library, LibraryPaths, Loaded, Request};
use houserule::session::{Beginning, Session};
use rand::RngExt;
use serde_json::Value;
use std::sync::Arc;

pub fn library() -> Library {
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
}

pub fn request(game: &str, set: &[(&str, &str)]) -> Request {
    let set = set.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    Request { set, ..Request::game(game) }
}

pub fn loaded(request: &Request) -> Result<Loaded, Vec<Diagnostic>> {
    library().load(request)
}

pub fn puzzle(set: &[(&str, &str)]) -> Arc<Game> {
    match loaded(&request("ricochet/puzzle", set)) {
        Ok(loaded) => loaded.game,
        Err(findings) => {
            let said: Vec<String> = findings.iter().map(|finding| finding.render(false)).collect();
            panic!("{}", said.join("\n"));
        }
    }
}

pub fn refusal(set: &[(&str, &str)]) -> Diagnostic {
    match loaded(&request("ricochet/puzzle", set)) {
        Ok(_) => panic!("{set:?} is not refused"),
        Err(mut findings) => findings.remove(0),
    }
}

pub fn oracle(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(format!("tests/oracles/{name}.json")).unwrap()).unwrap()
}

pub fn cell(at: &Value) -> String {
    let (x, y) = match at {
        Value::Array(pair) => (pair[0].as_u64().unwrap(), pair[1].as_u64().unwrap()),
        pair => (pair["x"].as_u64().unwrap(), pair["y"].as_u64().unwrap()),
    };
    format!("{}{}", char::from(b'a' + x as u8), 16 - y)
}

pub fn session(game: Arc<Game>, position: &str) -> Session {
    let notation = Arc::new(Notation::new(&game.grammar).unwrap());
    let position = Some(Source::new("position", position));
    Session::begin(game, notation, &Beginning { position, moves: None }).unwrap()
}

pub fn play(session: &mut Session, text: &str) {
    let reading = session.read_text(&Source::new("moves", text));
    if let Some(error) = reading.error {
        panic!("{}", error.render(false));
    }
}

/// The grammar of a game.
pub fn notation(game: &Game) -> Arc<Notation> {
    Arc::new(Notation::new(&game.grammar).unwrap())
}

/// Makes one open decision at random, if there is one.
pub fn random(session: &mut Session, seed: u64) {
    let open = session.decisions().unwrap();
    if !open.is_empty() {
        let chosen = houserule::analysis::stream(seed, 0).random_range(0..open.len());
        session.play(&open[chosen].1).unwrap();
    }
}

/// The open decisions.
pub fn open(session: &Session) -> String {
    let open = session.decisions().unwrap();
    open.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ")
}

/// The label and sentence that forbid a slide.
pub fn why(session: &Session, text: &str) -> String {
    let (_, intent) = session.intent(&Source::new("move", text)).unwrap();
    let verdict = session.why(&intent).unwrap();
    assert!(!verdict.legal, "`{text}` is legal");
    let rule = session.game().rule(verdict.rule.unwrap_or_else(|| panic!("no rule forbids `{text}`")));
    rule.says()
}

/// Whether something stands on a cell.
pub fn stands(session: &Session, cell: &str) -> bool {
    let cell = session.game().board.find(cell).unwrap();
    !session.position().stack(cell).is_empty()
}

/// The error of a text that cannot be played.
pub fn wrong(mut session: Session, text: &str) -> Diagnostic {
    let source = Source::new("moves", text);
    session.read_text(&source).error.unwrap_or_else(|| panic!("`{text}` was played"))
}

/// The error of a position that cannot be.
pub fn wrong_position(game: Arc<Game>, position: &str) -> Diagnostic {
    let notation = notation(&game);
    let position = Some(Source::new("position", position));
    Session::begin(game, notation, &Beginning { position, moves: None }).expect_err("the position is refused")
}
