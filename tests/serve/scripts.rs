use super::client::Served;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

fn copy(folder: &Path) -> String {
    let script = folder.join("mine.lua");
    fs::copy("rules/dvonn/init.lua", &script).unwrap();
    script.to_str().unwrap().to_string()
}

/// Saves a script with another text, at a later time even where times are coarse.
fn save(script: &str, text: &str) {
    fs::write(script, text).unwrap();
    let later = SystemTime::now() + Duration::from_secs(2);
    fs::File::options().append(true).open(script).unwrap().set_modified(later).unwrap();
}

#[test]
fn a_script_that_is_saved_keeps_the_game_and_says_what_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let script = copy(folder.path());
    let text = fs::read_to_string(&script).unwrap();
    let served = Served::start(&[&script, "--moves", "a1 b1"]);
    let mut page = served.events();
    assert!(page.next()["reloaded"].is_null());
    let other = text.replace("title = ", "-- another\ntitle = ");
    save(&script, &other.replace("DVONN", "MINE"));
    let state = page.until(|state| !state["reloaded"].is_null());
    assert_eq!((&state["made"], &state["trouble"]), (&json!(2), &json!([])));
    assert!(state["reloaded"]["done"].as_str().unwrap().contains("mine.lua"));
    // wrong: the rules from before hold, and the place is told
    save(&script, &format!("{text}\nlocal = nothing\n"));
    let lines = text.lines().count();
    let state = page.until(|state| state["trouble"] != json!([]));
    let trouble = &state["trouble"][0];
    assert_eq!(trouble["kind"], "script");
    assert!(trouble["place"][0].as_u64().unwrap() as usize > lines, "{trouble}");
    assert!(trouble["drawn"].as_str().unwrap().contains("mine.lua"));
    served.play("c1");
    // right again
    save(&script, &text);
    let state = page.until(|state| state["trouble"] == json!([]));
    assert_eq!(state["made"], json!(3));
}

#[test]
fn rules_that_forbid_what_was_played_wait_to_be_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("mine.lua");
    let text = fs::read_to_string("rules/classics/gomoku.lua").unwrap();
    fs::write(&script, &text).unwrap();
    let script = script.to_str().unwrap();
    let served = Served::start(&[script, "--moves", "a1 o15 b2"]);
    let mut page = served.events();
    page.next();
    save(script, &text.replace("default = 15", "default = 9"));
    let offered = |state: &Value| state["offers"] == true;
    let state = page.until(offered);
    assert_eq!(state["made"], 3);
    assert!(state["trouble"][0]["message"].as_str().unwrap().contains("under the new rules"));
    served.order(&json!({"do": "accept"}));
    let state = page.until(|state| !offered(state));
    assert_eq!((&state["made"], &state["trouble"]), (&json!(1), &json!([])));
}
