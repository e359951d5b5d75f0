//! The game of the rules folder, held against values that other programs computed.

use houserule::position::Position;
use houserule::rule::{Decision, Game, Intent, Rules, Verb};
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

/// What a text of the oracle means; nothing if it names a cell that is not on the board.
fn intent(game: &Game, text: &str) -> Option<Intent> {
    if text == "pass" {
        return Some(Intent { verbs: vec![Verb::Say], word: Some(text.into()), ..Intent::default() });
    }
    let (from, to) = text.split_at(if text.len() > 2 { 2 } else { 0 });
    let verbs = vec![if from.is_empty() { Verb::Place } else { Verb::Jump }];
    let from = if from.is_empty() { None } else { Some(game.board.find(from)?) };
    Some(Intent { verbs, from, to: Some(game.board.find(to)?), ..Intent::default() })
}

#[test]
fn each_illegal_move_has_its_own_reason() {
    let oracle = oracle();
    let rules = Rules::new(load("dvonn")).unwrap();
    let mut explained = 0;
    for illegal in oracle["illegal"].as_array().unwrap() {
        let game =
            oracle["games"].as_array().unwrap().iter().find(|game| game["id"] == illegal["game"]).unwrap();
        let played = [texts(&game["placement"]), texts(&game["moves"])].concat();
        let mut position = rules.start().unwrap();
        for text in &played[..(49 + illegal["after"].as_i64().unwrap()) as usize] {
            play(&rules, &mut position, text);
        }
        let (text, reason) = (illegal["move"].as_str().unwrap(), illegal["reason"].as_str().unwrap());
        let Some(intent) = intent(rules.game(), text) else {
            assert!(["no_such_field", "off_board", "off_board_placement"].contains(&reason), "{illegal}");
            continue;
        };
        let verdict = rules.why(&position, &intent).unwrap();
        let rule = verdict.rule.map(|rule| rules.game().rule(rule));
        let (name, label) = (
            rule.map_or("", |rule| rule.name.as_str()),
            rule.and_then(|rule| rule.label.as_deref()).unwrap_or(""),
        );
        let expected = match reason {
            "empty_source" => ("stacking.stacks", "E2"),
            "not_owner" => ("stacking.own_stacks", "E2"),
            "not_straight" | "wrong_distance" => ("stacking.distance", "E3"),
            "empty_destination" => ("stacking.landing", "E4"),
            "surrounded" => ("stacking.enclosed", "E5"),
            "lone_red" => ("stacking.lone_red", "E6"),
            "pass_while_able" | "move_while_must_pass" => ("stacking.blocked", "E7"),
            "placement_on_occupied" => ("placing.space", "D3"),
            _ => ("", ""),
        };
        assert_eq!((name, label), expected, "{illegal}: {verdict:?}");
        if name.is_empty() {
            let said = match reason {
                "move_after_game_over" => "the game is over",
                "placement_in_phase2" => "a decision of phase `stacking` is such as",
                "stack_move_in_phase1" => "a decision of phase `placing` is such as",
                "pass_in_phase1" => "nobody passes in phase `placing`",
                _ => "",
            };
            let open = rules.decisions(&position).unwrap();
            let example = open.iter().map(|decision| rules.game().decision_text(decision)).min();
            let said = match example.filter(|_| said.ends_with("such as")) {
                Some(example) => format!("{said} `{example}`"),
                None => said.to_string(),
            };
            assert_eq!(verdict.reason, said, "{illegal}");
        } else {
            assert_eq!(Some(&verdict.reason), rule.unwrap().sentence.as_ref());
        }
        explained += 1;
    }
    assert_eq!(explained, 70);
}

#[test]
fn red_comes_first_and_hands_run_out() {
    let rules = Rules::new(load("dvonn")).unwrap();
    let mut position = rules.start().unwrap();
    let white = rules.game().find_letter("W").unwrap().bit();
    let meant = |text: &str, pieces: u64| Intent { pieces, ..intent(rules.game(), text).unwrap() };
    let verdict = rules.why(&position, &meant("c4", white)).unwrap();
    let rule = rules.game().rule(verdict.rule.unwrap());
    assert_eq!((rule.name.as_str(), rule.label.as_deref()), ("placing.moves", Some("D2")));
    assert_eq!(verdict.reason, "All red pieces are placed before any other.");
    for text in ["a1", "b1", "c1"] {
        play(&rules, &mut position, text);
    }
    let red = rules.game().find_letter("R").unwrap().bit();
    let verdict = rules.why(&position, &meant("d1", red)).unwrap();
    assert_eq!(verdict.reason, "black has no such piece left to bring in");
    assert!(rules.why(&position, &meant("d1", 0)).unwrap().legal);
}
