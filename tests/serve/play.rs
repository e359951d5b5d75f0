use super::client::{Served, open};
use serde_json::{Value, json};

fn oracle(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(format!("tests/oracles/{name}.json")).unwrap()).unwrap()
}

#[test]
fn two_pages_see_the_same() {
    let served = Served::start(&["dvonn"]);
    let (mut one, mut other) = (served.events(), served.events());
    one.next();
    other.next();
    for text in ["a1", "b1", "c1"] {
        served.play(text);
        let (mine, yours) = (one.next(), other.next());
        assert_eq!(mine, yours);
        assert_eq!(mine["turns"].as_array().unwrap().last().unwrap()["text"], text);
    }
    let late = served.state();
    assert_eq!((&late["made"], &late["turn"]), (&json!(3), &json!("black")));
    let board = late["board"].as_str().unwrap();
    assert!(board.contains("data-cell=\"d1\"") && board.contains("aria-label=\"d1: empty\""), "{board}");
}

#[test]
fn every_open_decision_can_be_touched_or_pressed() {
    for game in ["dvonn", "gipf", "yinsh", "draughts", "amazons", "nine_mens_morris"] {
        let served = Served::start(&[game]);
        for _ in 0..30 {
            let state = served.state();
            let choices = state["choices"].as_array().unwrap();
            let board = state["board"].as_str().unwrap();
            for choice in choices {
                let steps = choice["steps"].as_array().unwrap();
                let cells = steps.iter().flat_map(|step| step.as_array().unwrap());
                for cell in cells {
                    let named = format!("data-cell=\"{}\"", cell.as_str().unwrap());
                    assert!(board.contains(&named), "{game}: {choice}");
                }
            }
            if choices.is_empty() {
                break;
            }
            served.order(&json!({"do": "random"}));
        }
    }
}

#[test]
fn three_kinds_of_errors_have_their_places() {
    let served = Served::start(&["dvonn", "--moves", "a1 a2"]);
    let wrong = |text: &str| served.refused(&json!({"do": "play", "text": text}));
    let syntax = wrong("a3 ?4");
    assert_eq!(
        (&syntax["kind"], &syntax["place"], &syntax["stretch"][0]),
        (&json!("syntax"), &json!([1, 4]), &json!(3))
    );
    let unknown = wrong("z9");
    assert_eq!((&unknown["kind"], &unknown["stretch"]), (&json!("illegal"), &json!([0, 2])));
    let illegal = wrong("a1");
    assert_eq!(illegal["kind"], "illegal");
    assert!(illegal["message"].as_str().unwrap().contains("(rules/dvonn/init.lua:"), "{illegal}");
    assert!(illegal["drawn"].as_str().unwrap().contains("^"));
    // what stands before the error is played, as at the prompt
    assert_eq!(served.state()["made"], 3);
}

#[test]
fn why_is_answered_for_texts_and_for_what_is_touched() {
    let served = Served::start(&["dvonn", "--position", "turn=white phase=stacking a1=W b1=B c1=R"]);
    let why = served.order(&json!({"do": "why", "text": "b1c1"}));
    assert_eq!((&why["legal"], &why["kind"]), (&json!(false), &json!("illegal")));
    assert!(why["rule"].is_string() && why["at"].is_string(), "{why}");
    let touched = served.order(&json!({"do": "why_touched", "cells": ["b1", "c1"]}));
    assert_eq!(touched["rule"], why["rule"]);
    let one = served.order(&json!({"do": "why_touched", "cells": ["b1"]}));
    assert_eq!(one["legal"], false);
    assert_eq!(served.order(&json!({"do": "why_touched", "cells": ["a1", "b1"]}))["legal"], true);
    assert_eq!(served.refused(&json!({"do": "why_touched", "cells": ["q77"]}))["kind"], "usage");
    assert_eq!(served.refused(&json!({"do": "why_touched", "cells": []}))["kind"], "usage");
}

#[test]
fn texts_are_completed() {
    let served = Served::start(&["dvonn"]);
    let found = served.order(&json!({"do": "complete", "text": "ä a"}));
    assert_eq!(found["texts"], json!([]));
    let found = served.order(&json!({"do": "complete", "text": "a1 b"}));
    assert_eq!((&found["start"], &found["texts"]), (&json!(3), &json!(["b1", "b2", "b3", "b4"])));
    for text in [":sav", "a1 :lua", &"a1 ".repeat(500)] {
        assert_eq!(served.order(&json!({"do": "complete", "text": text}))["texts"], json!([]));
    }
}

#[test]
fn back_and_forth_through_the_game_and_its_effects() {
    let served = Served::start(&["dvonn"]);
    for text in ["a1", "b1", "c1", "d1"] {
        served.play(text);
    }
    served.order(&json!({"do": "undo"}));
    let state = served.state();
    assert_eq!((&state["made"], &state["all"]), (&json!(3), &json!(4)));
    served.order(&json!({"do": "go", "made": 1}));
    let state = served.state();
    assert_eq!((&state["made"], &state["turns"].as_array().unwrap().len()), (&json!(1), &4));
    served.order(&json!({"do": "go", "made": 99}));
    assert_eq!(served.state()["made"], 4);
    served.order(&json!({"do": "step_back"}));
    let state = served.state();
    assert_eq!((&state["step"]["text"], &state["made"]), (&json!("d1"), &json!(4)));
    assert!(state["step"]["words"].is_string());
    served.order(&json!({"do": "now"}));
    assert!(served.state()["step"].is_null());
    served.order(&json!({"do": "go", "made": 0}));
    assert_eq!(served.refused(&json!({"do": "undo"}))["kind"], "usage");
    served.order(&json!({"do": "redo"}));
    assert_eq!(served.state()["made"], 1);
}

#[test]
fn a_whole_game_ends_as_it_was_recorded() {
    let oracle = oracle("dvonn");
    let (moves, scores) = super::records::recorded(&oracle);
    let served = Served::start(&["dvonn"]);
    for text in &moves {
        served.play(text);
    }
    let state = served.state();
    assert!(state["outcome"].is_string() && open(&state).is_empty());
    let counted: Vec<i64> =
        state["players"].as_array().unwrap().iter().map(|player| player["score"].as_i64().unwrap()).collect();
    assert_eq!(json!(counted), scores);
}
