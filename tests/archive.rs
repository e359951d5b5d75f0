//! An archive of records under other rules: where each first differs, by causes.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// White may not move the enclosed stack; then may.
const FULL: &str = "turn=white phase=stacking e3=W d3=B f3=R e4=B e2=B f4=W d2=B";

fn archive() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let deeper = folder.path().join("games/old");
    fs::create_dir_all(&deeper).unwrap();
    let record = |position: &str, moves: &str| {
        format!("[Game \"dvonn\"]\n[Position \"{position}\"]\n\n{moves}\n*\n\n")
    };
    let full = record(FULL, "f4e4");
    // a stack beside a taller one: `b1` beside `a1`
    let shade = record("turn=white phase=stacking a1=WW b1=W c1=R d1=B", "b1c1");
    let line = record("turn=white phase=stacking a1=W b1=B c1=R d1=W", "a1b1");
    fs::write(folder.path().join("games/a.txt"), full.clone() + &line).unwrap();
    fs::write(deeper.join("b.txt"), full + &shade).unwrap();
    folder
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(args)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn games_are_grouped_by_the_rule_that_makes_them_differ() {
    let folder = archive();
    let (code, json, _) = run(folder.path(), &["replay", "games", "--with", "enclosed_may_move", "--json"]);
    let lines = lines(&json);
    assert_eq!((code, lines.len()), (Some(1), 5), "{json}");
    // the recorded moves are legal all the same
    assert!(lines[..4].iter().all(|line| line.get("error").is_none()), "{json}");
    let archive = &lines[4]["archive"];
    assert_eq!(archive["games"], 4);
    let [cause] = &archive["causes"].as_array().unwrap()[..] else { panic!("{json}") };
    assert_eq!((&cause["kind"], &cause["by"]), (&"open".into(), &"dvonn".into()));
    assert_eq!(cause["cause"], "E5 A stack with all six neighbours occupied may not move.");
    assert_eq!(cause["rule"], "stacking.enclosed");
    let games: Vec<(&str, &str, u64)> = cause["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let text = |key: &str| game[key].as_str().unwrap();
            (text("file"), text("id"), game["ply"].as_u64().unwrap())
        })
        .collect();
    assert_eq!(games, [("games/a.txt", "1", 0), ("games/old/b.txt", "1", 0)]);
    assert_eq!(archive["same"], 2);
    assert_eq!(lines[0]["differs"]["kind"], "open");
    assert!(lines[1].get("differs").is_none());
}

#[test]
fn what_is_illegal_now_says_which_rule_forbids_it() {
    let folder = archive();
    let (code, json, _) = run(folder.path(), &["replay", "games/old", "--with", "shaded_stay", "--json"]);
    assert_eq!(code, Some(1));
    let lines = lines(&json);
    let illegal = &lines[1]["differs"];
    assert_eq!((&illegal["kind"], &illegal["move"]), (&"illegal".into(), &"b1c1".into()), "{json}");
    let cause = illegal["cause"].as_str().unwrap();
    assert!(cause.starts_with("X2 "), "{cause}");
    assert_eq!(illegal["by"], "dvonn with shaded_stay");
}

#[test]
fn an_archive_is_told_to_people() {
    let folder = archive();
    let (code, text, _) = run(folder.path(), &["replay", "games", "--with", "enclosed_may_move"]);
    assert_eq!(code, Some(1));
    for part in [
        "4 games under both rules: 2 go the same, 2 differ",
        "2 in dvonn: E5 A stack with all six neighbours occupied may not move.",
        "other decisions are open: games/a.txt#1 after ply 0 `f4e4`",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn other_outcomes_and_effects_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[Game \"gipf\"]\n[Position \"turn=white e2=W e3=W e4=W e6=B b2=B hand.white=W5 hand.black=B5\"]\n\n\
                  e1-e2;xe2,e3,e4,e5,e6\n*\n\n\
                  [Game \"gipf\"]\n[Position \"turn=white b5=W e2=W h2=B hand.white=W1 hand.black=B5\"]\n\na1-b2\n*\n";
    fs::write(folder.path().join("games.txt"), record).unwrap();
    let kind = |with: &str, game: usize| {
        let (_, json, errors) = run(folder.path(), &["replay", "games.txt", "--with", with, "--json"]);
        let differs = lines(&json)[game]["differs"].clone();
        let text = |key: &str| differs[key].as_str().unwrap_or_else(|| panic!("{json} {errors}")).to_string();
        (text("kind"), text("cause"), differs["ply"].as_u64())
    };
    let (what, cause, _) = kind("captured_return", 0);
    assert_eq!(what, "effect");
    assert!(cause.contains("B1"), "{cause}");
    let (what, cause, ply) = kind("empty_reserve_loses", 1);
    assert_eq!((what.as_str(), ply), ("outcome", Some(0)));
    assert!(cause.starts_with("C1"), "{cause}");
}

#[test]
fn a_record_of_other_rules_says_so_and_replays() {
    let folder = archive();
    let path = folder.path().join("games/c.txt");
    fs::write(&path, "[Game \"dvonn\"]\n[Rules \"sha256:00\"]\n\n1. c4 d4\n*\n").unwrap();
    let (code, json, _) = run(folder.path(), &["replay", "games/c.txt", "--json"]);
    assert_eq!((code, &lines(&json)[0]["other_rules"]), (Some(0), &true.into()));
    let (_, text, _) = run(folder.path(), &["replay", "games/c.txt"]);
    assert!(text.contains("made under other scripts"), "{text}");
    // what the program itself writes names its rules, and these are the same
    let save = ["play", "dvonn", "-c", "c4 d4", "--save", "games/d.txt"];
    assert_eq!(run(folder.path(), &save).0, Some(0));
    assert!(fs::read_to_string(folder.path().join("games/d.txt")).unwrap().contains("[Rules \"sha256:"));
    let (code, json, _) = run(folder.path(), &["replay", "games/d.txt", "--json"]);
    assert_eq!((code, lines(&json)[0].get("other_rules")), (Some(0), None), "{json}");
}
