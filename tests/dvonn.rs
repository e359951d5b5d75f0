//! The game of the rules folder, held against values that other programs computed.

use houserule::position::Position;
use houserule::rule::{Decision, Game, Rules};
use houserule::script::{Library, LibraryPaths, Request};
use serde_json::Value;
use std::sync::Arc;

fn library() -> Library {
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
}

fn load(game: &str) -> Arc<Game> {
    match library().load(&Request::game(game)) {
        Ok(loaded) => loaded.game,
        Err(findings) => {
            let said: Vec<String> = findings.iter().map(|finding| finding.render(false)).collect();
            panic!("{}", said.join("\n"));
        }
    }
}

fn oracle() -> Value {
    serde_json::from_str(&std::fs::read_to_string("tests/oracles/dvonn.json").unwrap()).unwrap()
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn open(rules: &Rules, position: &Position) -> Vec<(String, Decision)> {
    let decisions = rules.decisions(position).unwrap();
    let mut open: Vec<(String, Decision)> =
        decisions.into_iter().map(|decision| (rules.game().decision_text(&decision), decision)).collect();
    open.sort_by(|left, right| left.0.cmp(&right.0));
    open
}

fn play(rules: &Rules, position: &mut Position, text: &str) {
    let open = open(rules, position);
    let Some((_, decision)) = open.iter().find(|(known, _)| known == text) else {
        panic!("`{text}` is not open: {:?}", open.iter().map(|(text, _)| text).collect::<Vec<_>>());
    };
    rules.play(position, decision).unwrap();
}

fn fnv(open: &[(String, Decision)]) -> String {
    let joined = open.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(",");
    let hash =
        joined.bytes().fold(0x811C_9DC5u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

#[test]
fn complete_games_have_the_known_decisions_and_scores() {
    let oracle = oracle();
    let rules = Rules::new(load("dvonn")).unwrap();
    for game in oracle["games"].as_array().unwrap() {
        let mut position = rules.start().unwrap();
        for text in texts(&game["placement"]) {
            play(&rules, &mut position, text);
        }
        for (ply, text) in texts(&game["moves"]).into_iter().enumerate() {
            let open = open(&rules, &position);
            assert_eq!(
                open.len() as u64,
                game["legal_counts"][ply].as_u64().unwrap(),
                "{}@{ply}",
                game["id"]
            );
            assert_eq!(fnv(&open), game["legal_hashes"][ply].as_str().unwrap(), "{}@{ply}", game["id"]);
            play(&rules, &mut position, text);
        }
        assert!(position.turn().outcome.is_some(), "{}", game["id"]);
        let scores = rules.scores(&position).unwrap().unwrap();
        let known: Vec<i64> = game["score"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
        assert_eq!(scores, known, "{}", game["id"]);
        assert_eq!(position.turn().ply as usize, 49 + texts(&game["moves"]).len());
    }
}
