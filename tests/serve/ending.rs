use super::client::Served;
use serde_json::json;
use std::fs;
use std::process::Command;

#[test]
fn a_game_that_nobody_saved_is_kept_when_the_program_ends() {
    let served = Served::start(&["dvonn"]);
    served.play("a1");
    served.play("b1");
    let kept = served.home.path().join("data/houserule/unfinished");
    let record = |folder: &std::path::Path| {
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let records = files.filter(|path| path.extension().is_some_and(|ending| ending == "record"));
        records.map(|path| fs::read_to_string(path).unwrap()).collect::<Vec<_>>()
    };
    let before = record(&kept);
    assert!(before.len() == 1 && before[0].contains("a1 2. b1"), "{before:?}");
    let (code, said) = served.terminate();
    assert_eq!(code, 0);
    assert!(said.contains("the game is kept: `houserule play dvonn` offers it again"), "{said}");
}

#[test]
fn a_file_is_written_as_the_game_grows_and_no_game_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    let served = Served::start(&["dvonn", "--save", file.to_str().unwrap()]);
    served.play("a1");
    assert!(fs::read_to_string(&file).unwrap().contains("1. a1"));
    served.order(&json!({"do": "undo"}));
    assert!(!fs::read_to_string(&file).unwrap().contains("1. a1"));
    assert_eq!(served.terminate().0, 0);
}

#[test]
fn what_cannot_be_served_is_told() {
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_houserule")).arg("serve").args(args).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, said) = run(&["dvonnn"]);
    assert!(code == 2 && said.contains("did you mean `dvonn`?"), "{said}");
    let (code, said) = run(&["dvonn", "--timer"]);
    assert!(code == 2 && said.contains("has no timer"), "{said}");
    let (code, said) = run(&["dvonn", "--host", "203.0.113.1"]);
    assert!(code == 2 && said.contains("cannot listen on `203.0.113.1`"), "{said}");
}
