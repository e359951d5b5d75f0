//! Pictures of what was counted: outcomes, lengths, open decisions, lengths of solutions.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn houserule(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_houserule"));
    command.current_dir(folder).args(arguments);
    command.args(["--rules", concat!(env!("CARGO_MANIFEST_DIR"), "/rules")]).output().unwrap()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn random_games_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let draw = |name: &str, threads: &str| {
        let path = folder.path().join(name);
        let arguments = ["playouts", "tic_tac_toe", "-n", "200", "--threads", threads, "-o", name];
        let output = houserule(folder.path(), &arguments);
        assert!(output.status.success(), "{}", said(&output));
        fs::read_to_string(path).unwrap()
    };
    let svg = draw("one.svg", "1");
    assert_eq!(svg, draw("three.svg", "3"), "the same games in any number of threads");
    for part in
        ["tic_tac_toe: 200 random games", ">draw<", "length of finished games (turns)", "branching, by turn"]
    {
        assert!(svg.contains(part), "{part} in {svg}");
    }
    // a game of nine cells lasts 5 to 9 turns
    assert_eq!(svg.matches("fill=\"#2f6fa7\"").count(), 3 + 5, "{svg}");
    // nine cells are open at first, and one less each turn: the line falls evenly
    let line = svg.split("<path d=\"M").find(|path| path.contains('L')).unwrap();
    let points = line.split('"').next().unwrap().split('L');
    let heights: Vec<f64> =
        points.map(|point| point.split_once(' ').unwrap().1.parse::<f64>().unwrap()).collect();
    assert_eq!(heights.len(), 9);
    let fall = (heights[8] - heights[0]) / 8.0;
    assert!(heights.windows(2).all(|pair| (pair[1] - pair[0] - fall).abs() < 0.2), "{heights:?}");
}

#[test]
fn solutions_of_many_puzzles_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let case = |id: u32, position: &str| {
        let set = r#"{"rules": "plain", "target": "g12:red"}"#;
        format!("{{\"id\": {id}, \"set\": {set}, \"position\": \"{position}\"}}\n")
    };
    let cases = [case(1, "a1=R p1=Y"), case(2, "a1=R p1=Y"), case(3, "nonsense")].concat();
    fs::write(folder.path().join("cases.jsonl"), cases).unwrap();
    let arguments = ["solve", "ricochet/puzzle", "--cases", "cases.jsonl", "-o", "lengths.svg"];
    let output = houserule(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(1), "a case is wrong: {}", said(&output));
    let svg = fs::read_to_string(folder.path().join("lengths.svg")).unwrap();
    for part in ["2 solutions, 1 without", "shortest solution (decisions)", ">100 %<"] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, because) in [
        (&["solve", "ricochet/puzzle", "-o", "a.svg"][..], "--cases"),
        (&["playouts", "dvonn", "--cases", "-", "-o", "a.svg"][..], "cannot be used with"),
        (&["playouts", "dvonn", "-n", "1000000000", "-o", "a.gif"][..], "does not say how to draw"),
    ] {
        let output = houserule(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said(&output).contains(because), "{arguments:?} says {}", said(&output));
    }
}
