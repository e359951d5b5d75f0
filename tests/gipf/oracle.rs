//! The basic game against the values of other programs.

use crate::sides;
use crate::support::{game, oracle, play, read, session};
use houserule::analysis::{PerftJob, Work, perft};
use houserule::compile::{Leaves, Program};
use houserule::diagnostic::Kind;
use houserule::position::{Outcome, Piece, Player, Position};
use houserule::rule::{Game, Rules};
use serde_json::Value;
use std::sync::Arc;

/// Sequences and distinct paths to a depth, as the oracle gives them.
pub fn check_perft(game: &Arc<Game>, position: &Position, depth: u32, known: &Value, what: &str) {
    let job = PerftJob { depth, divide: false, unique: true };
    let found = perft(game, position, job, &Work::new()).unwrap();
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
    for depth in 1..=3 {
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
        for depth in 1..=2 {
            check_perft(&game, session.position(), depth, &known["perft"][depth.to_string()], id);
        }
    }
}

#[test]
fn compiled_rules_count_three_turns_from_every_position() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    let program = Program::compile(&game).unwrap_or_else(|why| panic!("{why}"));
    let mut nodes = 0;
    for known in oracle["positions"].as_array().unwrap() {
        let session = sides::session(&game, &known["position"]);
        for depth in 1..=3 {
            let count = program.perft(session.position(), depth, 0..usize::MAX, Leaves::Counted, &|| false);
            let expected = &known["perft"][depth.to_string()]["sequences"];
            let found = count.unwrap().nodes;
            assert_eq!(Some(found), expected.as_u64(), "{}, depth {depth}", known["id"]);
            nodes += found;
        }
    }
    assert!(nodes > 2_000_000, "{nodes}");
}

/// The positions that a turn can lead to, each once.
pub fn after_turn(rules: &Rules, position: &Position) -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    let mut inside = vec![position.clone()];
    while let Some(from) = inside.pop() {
        for decision in rules.decisions(&from).unwrap() {
            let mut next = from.clone();
            rules.play(&mut next, &decision).unwrap();
            if next.turn().ply == from.turn().ply && next.turn().outcome.is_none() {
                inside.push(next);
            } else if !found.contains(&next) {
                found.push(next);
            }
        }
    }
    found
}

#[test]
fn corner_cases_have_the_known_outcomes() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    let rules = Rules::new(game.clone()).unwrap();
    let (mut outcomes, mut illegal) = (0, 0);
    for known in oracle["corner_cases"].as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let start = sides::set_up(&rules, &sides::text(&known["position"]));
        for push in sides::list(&known["illegal_pushes"]) {
            let mut session = sides::session(&game, &known["position"]);
            let error = read(&mut session, push).unwrap_or_else(|| panic!("{id}: {push} should be illegal"));
            assert_eq!(error.kind, Kind::Illegal);
            illegal += 1;
        }
        let push = known["push"].as_str().unwrap();
        let job = PerftJob { depth: 1, divide: true, unique: false };
        let divide = perft(&game, &start, job, &Work::new()).unwrap().divide.unwrap();
        let nodes = divide.iter().find(|(text, _)| text == push).map_or(0, |(_, nodes)| *nodes);
        let mut sequences = 0;
        let mut reached = Vec::new();
        for outcome in known["outcomes"].as_array().unwrap() {
            for removals in outcome["removal_sequences"].as_array().unwrap() {
                let mut session = sides::session(&game, &known["position"]);
                play(&mut session, push);
                for removal in removals.as_array().unwrap() {
                    play(&mut session, &format!("x{}", sides::list(&removal["spots"]).join(",")));
                }
                let what = format!("{id} {removals}");
                sides::check(&game, session.position(), &outcome["position"], &what);
                assert_eq!(session.position().turn().ply, 1, "{what}");
                assert_eq!(
                    winner(&game, session.position()).as_deref(),
                    outcome["winner"].as_str(),
                    "{what}"
                );
                reached.push(session.position().clone());
                sequences += 1;
            }
            outcomes += 1;
        }
        assert_eq!(nodes, sequences, "{id}");
        if let Some(first) =
            rules.decisions(&start).unwrap().into_iter().find(|d| game.decision_text(d) == push)
        {
            let mut pushed = start.clone();
            rules.play(&mut pushed, &first).unwrap();
            let all =
                if pushed.turn().ply > start.turn().ply { vec![pushed] } else { after_turn(&rules, &pushed) };
            assert_eq!(all.len(), known["outcomes"].as_array().unwrap().len(), "{id}");
            assert!(all.iter().all(|position| reached.contains(position)), "{id}");
        }
    }
    assert_eq!((outcomes, illegal), (16, 4));
}

#[test]
fn positions_have_the_known_pushes_and_rows() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    let rules = Rules::new(game.clone()).unwrap();
    let mut rows = 0;
    for known in oracle["positions"].as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let start = sides::set_up(&rules, &sides::text(&known["position"]));
        let open: Vec<_> = rules.decisions(&start).unwrap().iter().map(|d| game.decision_text(d)).collect();
        assert_eq!(Some(open.len() as u64), known["legal_pushes"].as_u64(), "{id}");
        for push in sides::list(&known["illegal_pushes"]) {
            assert!(!open.iter().any(|text| text == push), "{id}: {push}");
            let mut session = sides::session(&game, &known["position"]);
            let error = read(&mut session, push).unwrap();
            assert!(error.message.contains("A3"), "{id} {push}: {}", error.message);
        }
        for with_rows in known["moves_with_removals"].as_array().unwrap() {
            let mut session = sides::session(&game, &known["position"]);
            play(&mut session, &turn(with_rows));
            sides::check(&game, session.position(), &with_rows["position"], &format!("{id} {with_rows}"));
            rows += with_rows["removals"].as_array().unwrap().len();
        }
    }
    assert!(rows > 100, "{rows}");
}

/// A turn of the oracle in our notation.
pub fn turn(ply: &Value) -> String {
    let mut text = ply["push"].as_str().unwrap().to_string();
    for removal in ply["removals"].as_array().unwrap() {
        let taken = if removal["taken"].is_null() { &removal["spots"] } else { &removal["taken"] };
        let taken = sides::list(taken);
        text.push_str(&if taken.is_empty() { " x-".to_string() } else { format!(" x{}", taken.join(",")) });
    }
    text
}

/// Plays the games of a list to their ends; how many plies.
pub fn play_games(game: &Arc<Game>, games: &Value, last: &str) -> usize {
    let mut plies = 0;
    for known in games.as_array().unwrap() {
        let id = known["id"].as_str().unwrap();
        let mut session = session(game);
        for (number, ply) in known["plies"].as_array().unwrap().iter().enumerate() {
            let what = format!("{id}, ply {}", number + 1);
            assert_eq!(session.position().turn().outcome, None, "{what}");
            assert_eq!(session.turn_name(), ply["side"].as_str().unwrap(), "{what}");
            play(&mut session, &turn(ply));
            for (i, reserve) in ply["reserve_after"].as_array().unwrap().iter().enumerate() {
                let found = session.position().hand(Player(i as u8), Piece(i as u8));
                assert_eq!(Some(u64::from(found)), reserve.as_u64(), "{what}");
            }
            assert_eq!(session.position().turn().ply as usize, number + 1, "{what}");
            plies += 1;
        }
        assert_eq!(known["n_plies"].as_u64(), Some(u64::from(session.position().turn().ply)), "{id}");
        sides::check(game, session.position(), &known[last], id);
        let result = winner(game, session.position()).map(|winner| format!("{winner}_wins"));
        assert_eq!(result.as_deref(), known["result"].as_str(), "{id}");
    }
    plies
}

#[test]
fn complete_games_have_the_known_reserves_and_results() {
    let (game, oracle) = (game("gipf", &[]), oracle("gipf"));
    assert_eq!(oracle["games"].as_array().unwrap().len(), 48);
    play_games(&game, &oracle["games"], "final_position");
}
