//! Positions of the oracle: as the text that sets them up, and compared with one that was reached.

use crate::support::notation;
use houserule::diagnostic::{Diagnostic, Source, Span};
use houserule::notation::read_position;
use houserule::position::{Piece, Player, Position};
use houserule::rule::{Game, Rules};
use houserule::session::{Beginning, Session};
use serde_json::Value;
use std::fmt::Write;
use std::sync::Arc;

/// White's and Black's words in the oracle, and their letters.
pub const SIDES: [(&str, &str); 2] = [("white", "W"), ("black", "B")];

/// The text that sets up a position of the oracle.
pub fn text(known: &Value) -> String {
    let mut text = format!("turn={}", known["to_move"].as_str().unwrap());
    for (i, (side, letter)) in SIDES.iter().enumerate() {
        for spot in list(&known[*side]) {
            write!(text, " {spot}={letter}").unwrap();
        }
        for spot in list(&known[format!("{side}_gipf")]) {
            write!(text, " {spot}={letter}{letter}").unwrap();
        }
        write!(text, " hand.{side}={letter}{}", known["reserve"][*side]).unwrap();
        if let Some(lost) = known["lost"][*side].as_u64().filter(|lost| *lost > 0) {
            write!(text, " captured.{}={letter}{lost}", SIDES[1 - i].0).unwrap();
        }
    }
    text
}

/// A position set up by its text.
pub fn set_up(rules: &Rules, text: &str) -> Position {
    try_set_up(rules, text).unwrap_or_else(|error| panic!("{}", error.render(false)))
}

/// A position set up by its text, if it can be.
pub fn try_set_up(rules: &Rules, text: &str) -> Result<Position, Diagnostic> {
    let source = Source::new("position", text);
    read_position(rules, &source, Span::new(0, text.len()))
}

/// A game that begins in a position of the oracle.
pub fn session(game: &Arc<Game>, known: &Value) -> Session {
    begin(game, &text(known)).unwrap_or_else(|error| panic!("{}", error.render(false)))
}

/// A game that begins in a position.
pub fn begin(game: &Arc<Game>, position: &str) -> Result<Session, Diagnostic> {
    let position = Some(Source::new("position", position));
    Session::begin(game.clone(), notation(game), &Beginning { position, moves: None })
}

/// What stands where, and what is in reserve and captured, as the oracle writes it; who moves, unless the game is over.
pub fn check(game: &Game, position: &Position, known: &Value, what: &str) {
    let mut wrong = Vec::new();
    for (i, (side, _)) in SIDES.iter().enumerate() {
        let piece = Piece(i as u8);
        let standing = |height: usize| -> Vec<&str> {
            let stacks = position.stacks().filter(|(_, stack)| stack.top() == Some(piece));
            stacks.filter(|(_, stack)| stack.height() == height).map(|(at, _)| game.board.name(at)).collect()
        };
        for (height, key) in [(1, side.to_string()), (2, format!("{side}_gipf"))] {
            let (mut found, mut expected) = (standing(height), list(&known[key]));
            found.sort_unstable();
            expected.sort_unstable();
            if found != expected {
                wrong.push(format!("{side} {height} high: {found:?}, expected {expected:?}"));
            }
        }
        let reserve = u64::from(position.hand(Player(i as u8), piece));
        if Some(reserve) != known["reserve"][*side].as_u64() {
            wrong.push(format!("reserve of {side}: {reserve}, expected {}", known["reserve"]));
        }
        let lost = u64::from(position.captured(Player(1 - i as u8), piece));
        if known["lost"][*side].as_u64().is_some_and(|known| known != lost) {
            wrong.push(format!("lost by {side}: {lost}, expected {}", known["lost"]));
        }
    }
    if let Some(mover) = known["to_move"].as_str()
        && position.turn().outcome.is_none()
        && game.decider_name(position.turn().decider) != mover
    {
        wrong.push(format!("{mover} should move"));
    }
    assert!(wrong.is_empty(), "{what}: {}", wrong.join("; "));
}

/// The texts of a list; none if there is no list.
pub fn list(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(|text| text.as_str().unwrap()).collect()
}
