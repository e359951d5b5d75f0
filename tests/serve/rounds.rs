use super::client::{Served, open};
use serde_json::{Value, json};

const SETUP: &str = "robot r b16 robot g i5 robot b j1 robot y h2 chip yellow-circle";
/// Yellow comes from h2 to its circle on c4 in four slides.
const SHOWN: [&str; 4] = ["yS", "yE", "yN", "yW"];

fn round(more: &[&str]) -> Served {
    Served::start(&[&["ricochet", "--set", "board=1A,4B,3A,2C", "--moves", SETUP], more].concat())
}

fn scores(state: &Value) -> Vec<i64> {
    state["players"].as_array().unwrap().iter().map(|player| player["score"].as_i64().unwrap()).collect()
}

#[test]
fn players_on_pages_bid_and_who_fails_lets_the_other_show() {
    let served = round(&[]);
    let state = served.state();
    assert_eq!((&state["turn"], &state["sought"]), (&json!("anyone"), &json!(["c4"])));
    assert!(
        state["choices"]
            .as_array()
            .unwrap()
            .iter()
            .any(|choice| choice["player"] == "bob" && choice["number"].is_i64())
    );
    served.play("bid anna 3");
    served.play("bid bob 4");
    served.play("time");
    assert_eq!(served.state()["turn"], "anna");
    // three slides that do not get there
    for text in ["yS", "yE", "yN"] {
        served.play(text);
    }
    assert_eq!(served.state()["turn"], "bob", "anna has failed");
    SHOWN.iter().for_each(|text| served.play(text));
    let state = served.state();
    assert_eq!(scores(&state), [0, 1]);
    assert_eq!(state["turn"], "anyone", "chance has drawn the next chip by itself");
    // back over what chance decided
    served.order(&json!({"do": "undo"}));
    assert_eq!(served.state()["turn"], "bob");
    served.order(&json!({"do": "redo"}));
    assert_eq!((&served.state()["turn"], scores(&served.state())), (&json!("anyone"), vec![0, 1]));
}

#[test]
fn the_timer_runs_on_all_pages_and_then_time_is_up() {
    let served = round(&["--timer", "2"]);
    let mut page = served.events();
    assert!(page.next()["timer"].is_null());
    served.play("bid bob 4");
    let left = page.next()["timer"].as_u64().unwrap();
    assert!((1..=2000).contains(&left), "{left}");
    let state = page.until(|state| state["turn"] == "bob");
    assert!(state["timer"].is_null());
    assert!(state["news"].as_array().unwrap().iter().any(|item| item["text"] == "time is up"));
    let error = served.refused(&json!({"do": "play", "text": "bid anna 2"}));
    assert_eq!(error["kind"], "illegal");
}

#[test]
fn what_a_begun_turn_forces_is_touched_row_by_row() {
    let text = std::fs::read_to_string("tests/oracles/gipf.json").unwrap();
    let oracle: Value = serde_json::from_str(&text).unwrap();
    let known = &oracle["corner_cases"][0];
    let position = &known["position"];
    let list = |value: &Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|cell| cell.as_str().unwrap().to_string()).collect()
    };
    let stones: Vec<String> = list(&position["white"]).iter().map(|cell| format!("{cell}=W")).collect();
    let hands = "hand.white=W6 hand.black=B3 captured.white=B12";
    let served = Served::start(&["gipf", "--position", &format!("turn=white {} {hands}", stones.join(" "))]);
    served.play(known["push"].as_str().unwrap());
    let state = served.state();
    assert_eq!(state["forced"], true);
    let mut rows: Vec<Vec<String>> =
        state["choices"].as_array().unwrap().iter().map(|choice| list(&choice["steps"][0])).collect();
    let outcomes = known["outcomes"].as_array().unwrap().iter();
    let mut wanted: Vec<Vec<String>> =
        outcomes.map(|outcome| list(&outcome["removal_sequences"][0][0]["spots"])).collect();
    rows.iter_mut().chain(&mut wanted).for_each(|row| row.sort());
    rows.sort();
    wanted.sort();
    assert_eq!(rows, wanted);
}

#[test]
fn a_bot_plays_for_one_of_the_players() {
    let served = Served::start(&["dvonn", "--bot", "black=random", "--seed", "3"]);
    served.play("a1");
    let state = served.state();
    assert_eq!((&state["made"], &state["turn"]), (&json!(2), &json!("white")));
    served.order(&json!({"do": "undo"}));
    assert_eq!(served.state()["made"], 0);
    assert!(open(&served.state()).len() == 49);
}
