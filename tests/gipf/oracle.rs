//! The basic game against the values of other programs.

use crate::sides;
use crate::support::{game, oracle, play, session};
use houserule::analysis::{PerftJob, perft};
use houserule::position::{Outcome, Player, Position};
use houserule::rule::Game;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Sequences and distinct paths to a depth, as the oracle gives them.
pub fn check_perft(game: &Arc<Game>, position: &Position, depth: u32, known: &Value, what: &str) {
    let job = PerftJob { depth, divide: false, unique: true };
    let found = perft(game, position, job, &AtomicBool::new(false)).unwrap();
    let expected = (known["sequences"].as_u64().unwrap(), known["unique"].as_u64());
    assert_eq!((found.nodes, found.unique), expected, "{what}, depth {depth}");
}

/// The result as the oracle writes it: `white`, `black` or nothing.
pub fn winner(game: &Game, position: &Position) -> Option<String> {
    match position.turn().outcome {
        None => None,
        Some(Outcome::Draw) => Some("draw".into()),
        Some(outcome) => {
            let winner = (0..2).map(Player).find(|player| outcome == Outcome::winner(*player));
            winner.map(|winner| game.players[winner.index()].clone())
        }
    }
}

#[test]
fn the_start_has_the_known_numbers_of_sequences() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    let start = session(&game);
    sides::check(&game, start.position(), &oracle["basic_start"]["position"], "start");
    for depth in 1..=2 {
        let known = &oracle["basic_start"]["perft"][depth.to_string()];
        check_perft(&game, start.position(), depth, known, "start");
    }
}

#[test]
fn positions_have_the_known_numbers_of_sequences() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    for known in oracle["positions"].as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let session = sides::session(&game, &known["position"]);
        sides::check(&game, session.position(), &known["position"], id);
        for depth in 1..=1 {
            check_perft(&game, session.position(), depth, &known["perft"][depth.to_string()], id);
        }
    }
}
