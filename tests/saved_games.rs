//! Games that are written while they are played, and rules that change under a game.

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A game played through pipes, one line at a time.
struct Played {
    child: Child,
    stdin: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Played {
    fn new(args: &[&str]) -> Played {
        let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(["play", "--json"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap()).lines();
        Played { child, stdin, answers }
    }

    /// Types a line that is answered by one line.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.stdin, "{line}").unwrap();
        self.answers.next().unwrap().unwrap()
    }

    fn leave(mut self) -> i32 {
        drop(self.stdin);
        self.child.wait().unwrap().code().unwrap()
    }
}

fn copy(folder: &Path) -> String {
    let script = folder.join("mine.lua");
    fs::copy("rules/dvonn/init.lua", &script).unwrap();
    script.to_str().unwrap().to_string()
}

fn replace(script: &str, from: &str, to: &str) {
    let text = fs::read_to_string(script).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(script, text.replace(from, to)).unwrap();
}

#[test]
fn the_record_grows_with_the_game_and_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt").to_str().unwrap().to_string();
    let mut game = Played::new(&["dvonn", "--save", &file, "--seed", "5"]);
    assert!(game.ask("c4").starts_with(r#"{"ply":1,"by":"white","text":"c4""#));
    // the answer to the second line tells that the first is written
    game.ask("d4");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Game \"dvonn\"]\n[Seed \"5\"]\n[Rules \"sha256:"), "{text}");
    assert!(text.contains("\n\n1. c4"), "{text}");
    game.ask(":undo");
    assert_eq!(game.leave(), 0);
    assert!(fs::read_to_string(&file).unwrap().ends_with("\n\n1. c4\n*\n"));
    let mut game = Played::new(&["--record", &file]);
    assert!(game.ask("e4").starts_with(r#"{"ply":2,"by":"black","text":"e4""#));
    assert_eq!(game.leave(), 0);
}

#[test]
fn a_script_that_is_broken_leaves_the_old_rules_in_force() {
    let folder = tempfile::tempdir().unwrap();
    let script = copy(folder.path());
    let mut game = Played::new(&[&script]);
    game.ask("c4");
    replace(&script, "return dvonn", "return dvon");
    let refused = game.ask(":reload");
    assert!(refused.starts_with(r#"{"error":{"kind":"script""#), "{refused}");
    assert!(game.ask("d4").contains(r#""text":"d4""#));
    replace(&script, "return dvon", "return dvonn");
    let done = game.ask(":reload");
    assert!(done.starts_with(r#"{"done":"the scripts were read again","ply":2"#), "{done}");
    assert_eq!(game.leave(), 1);
}

#[test]
fn a_move_that_new_rules_do_not_allow_is_told_and_the_old_rules_can_be_kept() {
    let folder = tempfile::tempdir().unwrap();
    let script = copy(folder.path());
    let mut game = Played::new(&[&script]);
    game.ask("c4");
    game.ask("d4");
    replace(&script, "placing.space = empty", "placing.space = empty - cells { \"d4\" }");
    let refused = game.ask(":reload");
    assert!(
        refused.contains(r#""kind":"illegal","message":"under the new rules the game could not go on: `d4`"#),
        "{refused}"
    );
    assert!(refused.contains(r#""ply":1"#), "{refused}");
    assert!(game.ask(":position").contains("c4=R d4=R"));
    let done = game.ask(":accept");
    assert!(done.contains("1 decision was let go"), "{done}");
    assert!(game.ask(":position").contains("c4=R hand"));
    assert_eq!(game.leave(), 1);
}

#[test]
fn games_that_take_each_others_place_are_all_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt").to_str().unwrap().to_string();
    let other = folder.path().join("other.txt");
    fs::write(&other, "[Game \"dvonn\"]\n\n1. k5 k4\n*\n").unwrap();
    let line = format!(
        "a1 a2 :new\nb1 :position turn=white phase=stacking a1=W b1=BW c1=RB c2=R d2=R\na1b1 :load {}\nk3",
        other.display()
    );
    let done = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(["play", "dvonn", "--save", &file, "-c", &line, "-c", ":undo 3 :undo :undo 9 :undo 9\nc1"])
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    let text = fs::read_to_string(&file).unwrap();
    let moves: Vec<&str> = text.lines().filter(|line| line.starts_with("1.")).collect();
    // the last commands took back what was played in the others
    assert_eq!(moves, ["1. a1 2. a2", "1. b1 2. c1"], "{text}");
    assert_eq!(text.matches("[Game \"dvonn\"]").count(), 4, "{text}");
}

#[test]
fn games_saved_in_one_file_at_the_same_time_are_all_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt").to_str().unwrap().to_string();
    let mut one = Played::new(&["dvonn", "--save", &file, "--seed", "1"]);
    let mut two = Played::new(&["dvonn", "--save", &file, "--seed", "1"]);
    for (mine, theirs) in [("a1", "b1"), ("a2", "b2"), ("a3", "b3")] {
        one.ask(mine);
        two.ask(theirs);
    }
    assert_eq!([one.leave(), two.leave()], [0, 0]);
    let text = fs::read_to_string(&file).unwrap();
    let mut moves: Vec<&str> = text.lines().filter(|line| line.starts_with("1.")).collect();
    moves.sort_unstable();
    assert_eq!(moves, ["1. a1 2. a2 3. a3", "1. b1 2. b2 3. b3"], "{text}");
}
