//! Puzzles set up, solved, and played by the rules.

use houserule::analysis::Work;
use houserule::analysis::solve::{SolveJob, Solved, confirm, solve};
use houserule::diagnostic::{Diagnostic, Source};
use houserule::notation::Notation;
use houserule::position::Position;
use houserule::rule::Game;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::{Beginning, Session};
use serde_json::Value;
use std::sync::Arc;

pub type Settings<'a> = Vec<(&'a str, String)>;

pub fn library() -> Library {
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
}

/// A game with options set and house rules laid over it.
pub fn load(name: &str, set: &[(&str, String)], with: &[&str]) -> Result<Arc<Game>, Vec<Diagnostic>> {
    let request = Request {
        set: set.iter().map(|(key, value)| (key.to_string(), value.clone())).collect(),
        with: with.iter().map(|name| name.to_string()).collect(),
        ..Request::game(name)
    };
    library().load(&request).map(|loaded| loaded.game)
}

pub fn game(name: &str, set: &[(&str, String)], with: &[&str]) -> Arc<Game> {
    load(name, set, with).unwrap_or_else(|findings| panic!("{}", findings[0].render(false)))
}

pub fn position(game: &Arc<Game>, text: &str) -> Position {
    let notation = Arc::new(Notation::new(&game.grammar).unwrap());
    let position = Some(Source::new("position", text));
    let session = Session::begin(game.clone(), notation, &Beginning { position, moves: None });
    session.unwrap_or_else(|error| panic!("{}", error.render(false))).position().clone()
}

/// Solves, and plays what was found by the rules.
pub fn solved(game: &Arc<Game>, position: &Position, job: &SolveJob) -> Solved {
    let found = solve(game, position, job, &Work::new());
    let found = found.unwrap_or_else(|error| panic!("{}", error.render(false)));
    let length = found.length();
    let confirmed = confirm(game, position, found).unwrap();
    let confirmed = confirmed.expect("every solution holds by the rules");
    assert_eq!(confirmed.length(), length);
    confirmed
}

/// What is told of a solution, for comparing two ways of finding it.
pub fn lines(game: &Game, solved: &Solved) -> Vec<String> {
    let texts = |line: &Vec<_>| {
        line.iter().map(|decision| game.decision_text(decision)).collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = solved.solutions.iter().map(texts).collect();
    lines.sort();
    lines
}

pub fn oracle(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(format!("tests/oracles/{name}.json")).unwrap()).unwrap()
}

fn cell(at: &Value) -> String {
    let (x, y) = match at {
        Value::Array(pair) => (pair[0].as_u64().unwrap(), pair[1].as_u64().unwrap()),
        pair => (pair["x"].as_u64().unwrap(), pair["y"].as_u64().unwrap()),
    };
    format!("{}{}", char::from(b'a' + x as u8), 16 - y)
}

/// The options of a known puzzle, and its position.
pub fn known(puzzle: &Value) -> (Settings<'static>, String) {
    let robots = puzzle["robots"].as_object().unwrap();
    let quarters: Vec<&str> =
        puzzle["quarters"].as_array().unwrap().iter().map(|face| face.as_str().unwrap()).collect();
    let target = &puzzle["target"];
    let active = target["active"].as_str().filter(|active| *active != "vortex").unwrap_or("any");
    let set = vec![
        ("board", quarters.join(",")),
        ("target", format!("{}:{active}", cell(target))),
        ("silver", robots.contains_key("silver").to_string()),
        ("diagonals", puzzle["use_diagonals"].as_bool().unwrap_or(false).to_string()),
    ];
    let stands: Vec<String> =
        robots.iter().map(|(colour, at)| format!("{}={}", cell(at), colour[..1].to_uppercase())).collect();
    (set, stands.join(" "))
}
