use super::client::{Served, open};
use serde_json::{Value, json};

/// The decisions of the first game of the oracle, and its scores.
pub fn recorded(oracle: &Value) -> (Vec<String>, Value) {
    let game = &oracle["games"][0];
    let texts =
        |name: &str| game[name].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_string());
    (texts("placement").chain(texts("moves")).collect(), game["score"].clone())
}

#[test]
fn a_record_goes_out_and_comes_in_again() {
    let served = Served::start(&["dvonn", "--seed", "7"]);
    for text in ["a1", "b1", "c1"] {
        served.play(text);
    }
    let (status, record) = served.get("/record");
    assert_eq!(status, 200);
    assert!(record.contains("[Game \"dvonn\"]") && record.contains("[Seed \"7\"]"), "{record}");
    served.order(&json!({"do": "new", "game": "gipf"}));
    assert_eq!(served.state()["game"]["name"], "gipf");
    let (status, answer) = served.ask("POST", "/record", "Content-Type: text/plain\r\n", record.as_bytes());
    assert_eq!(status, 200, "{answer}");
    let state = served.state();
    assert_eq!(
        (&state["game"]["name"], &state["made"], &state["game"]["seed"]),
        (&json!("dvonn"), &json!(3), &json!(7))
    );
    assert_eq!(served.get("/record").1, record);
}

#[test]
fn a_record_that_cannot_be_played_to_its_end_is_told() {
    let served = Served::start(&["dvonn"]);
    let load = |text: &str| {
        let (status, body) =
            served.ask("POST", "/record", "Content-Type: text/plain; charset=utf-8\r\n", text.as_bytes());
        assert_eq!(status, 200, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["errors"][0]["message"].as_str().map(str::to_string)
    };
    assert!(load("[Game \"dvonn\"]\n\n1. a1 2. a1\n*\n").unwrap().contains("a1"));
    assert_eq!(served.state()["made"], 1);
    assert!(load("").unwrap().contains("there is no game"));
    assert!(load("1. a1\n*\n").unwrap().contains("does not say which game"));
    assert!(load("[Game \"dvonn\"\n").is_some());
    assert_eq!(load("[Game \"dvonn\"]\n\n1. a1\n*\n\n[Game \"dvonn\"]\n\n1. b1\n*\n"), None);
    assert!(open(&served.state()).contains(&"b1".to_string()));
}

#[test]
fn a_new_game_begins_with_what_is_chosen() {
    let served = Served::start(&["dvonn"]);
    let state = served.state();
    let variants = state["rules"]["variants"].as_array().unwrap();
    assert!(variants.contains(&json!("enclosed_may_move")), "{variants:?}");
    assert!(state["rules"]["games"].as_array().unwrap().contains(&json!("yinsh")));
    served.play("a1");
    served.order(&json!({"do": "new", "with": ["enclosed_may_move"], "seed": 5}));
    let state = served.state();
    assert_eq!(state["game"]["with"], json!(["enclosed_may_move"]));
    assert_eq!((&state["made"], &state["game"]["seed"]), (&json!(0), &json!(5)));
    // the game before can be brought back
    served.order(&json!({"do": "undo"}));
    assert_eq!(served.state()["made"], 1);
    served.order(&json!({"do": "new", "game": "gipf", "set": [["size", "3"], ["row", "3"]]}));
    let state = served.state();
    assert_eq!(state["game"]["set"], json!([["size", "3"], ["row", "3"]]));
    let size =
        state["rules"]["options"].as_array().unwrap().iter().find(|option| option["name"] == "size").unwrap();
    assert_eq!(
        (&size["value"], &size["default"], &size["range"]),
        (&json!("3"), &json!("4"), &json!([2, 9]))
    );
    let error = served.refused(&json!({"do": "new", "set": [["size", "99"]]}));
    assert!(error["message"].as_str().unwrap().contains("size"), "{error}");
    assert_eq!(served.state()["game"]["set"], json!([["size", "3"], ["row", "3"]]));
}

#[test]
fn no_script_and_no_file_is_reached_from_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("mine.lua");
    std::fs::copy("rules/classics/tic_tac_toe.lua", &script).unwrap();
    let path = script.to_str().unwrap();
    let board = folder.path().join("secret.txt");
    std::fs::write(&board, "the secret").unwrap();
    let served = Served::start(&["ricochet"]);
    let before = served.state();
    for order in [
        json!({"do": "new", "game": path}),
        json!({"do": "new", "game": "../rules/dvonn"}),
        json!({"do": "new", "game": "./mine.lua"}),
        json!({"do": "new", "with": [path]}),
        json!({"do": "new", "with": ["../silver_step"]}),
        json!({"do": "play", "text": format!(":save {path}")}),
        json!({"do": "play", "text": format!("x :svg {path}.svg")}),
        json!({"do": "play", "text": ":lua 1"}),
        json!({"do": "why", "text": ":lua 1"}),
    ] {
        assert_eq!(served.refused(&order)["kind"], "usage", "{order}");
    }
    let drawing = json!({"do": "new", "set": [["drawing", board.to_str().unwrap()]]});
    let error = served.refused(&drawing);
    assert!(!error.to_string().contains("the secret"), "{error}");
    let text = format!("[Game \"{path}\"]\n\n*\n");
    let (_, answer) = served.ask("POST", "/record", "Content-Type: text/plain\r\n", text.as_bytes());
    assert!(answer.contains("in the listing"), "{answer}");
    let after = served.state();
    assert_eq!((&before["game"], &before["board"]), (&after["game"], &after["board"]));
    for order in
        [r#"{"do": "load", "record": ""}"#, r#"{"do": "lua"}"#, r#"{"do": "undo", "more": 1}"#, "[]", "", "{"]
    {
        let (status, _) =
            served.ask("POST", "/order", "Content-Type: application/json\r\n", order.as_bytes());
        assert_eq!(status, 400, "{order}");
    }
}
