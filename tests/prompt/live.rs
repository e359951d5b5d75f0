//! Scripts that are saved while a game is open are read again, and the game goes on.

use super::{STOP, run};
use houserule::diagnostic::{Diagnostic, Source};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::Shelf;
use houserule::session::answer::ReloadAnswer;
use houserule::session::command::{Engine, Reply};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use tempfile::TempDir;

const GAME: &str = r#"local parts = require "mine/parts"
local mine = game "mine" {
  title = "Mine",
  players = { "white", "black" },
  pieces = { white = "W", black = "B" },
  board = board.square { width = 3, height = 3 },
  grammar = "mine",
}
local play = mine:phase "play"

--- A1 A piece goes on an empty cell that is no hole.
play.moves = place { at = empty - cells(parts.holes) }

--- A2 Few white pieces end the game.
play.over = condition(function(game, pos)
  return pos:number(count(occupied)) > 6
end)

play.next = { draw:when(play.over), go "play" }
play.blocked = draw
return mine
"#;
const PARTS: &str = "return { holes = { \"b2\" } }\n";
const GRAMMAR: &str = "";
const VARIANT: &str = "local house = require(\"mine\"):variant \"narrow\" {}\nhouse.phases.play.moves = place { at = empty }\nreturn house\n";

struct Desk {
    folder: TempDir,
    saved: u64,
}

impl Desk {
    fn new() -> Desk {
        let mut desk = Desk { folder: TempDir::new().unwrap(), saved: 0 };
        fs::create_dir_all(desk.path("rules/mine/variants")).unwrap();
        fs::create_dir_all(desk.path("grammar")).unwrap();
        fs::copy("grammar/common.pest", desk.path("grammar/common.pest")).unwrap();
        for (place, text) in [
            ("rules/mine/init.lua", GAME),
            ("rules/mine/parts.lua", PARTS),
            ("rules/mine/variants/narrow.lua", VARIANT),
            ("grammar/mine.pest", GRAMMAR),
        ] {
            desk.save(place, text);
        }
        desk
    }

    fn path(&self, place: &str) -> std::path::PathBuf {
        self.folder.path().join(place)
    }

    /// Saves a file, each time a second later by its clock, so that the test needs not wait.
    fn save(&mut self, place: &str, text: &str) {
        fs::write(self.path(place), text).unwrap();
        self.saved += 1;
        let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_700_000_000 + self.saved);
        fs::File::options().append(true).open(self.path(place)).unwrap().set_modified(then).unwrap();
    }

    fn engine(&self, with: &[&str]) -> Engine {
        let paths = LibraryPaths { given: Some(self.path("rules")), ..LibraryPaths::default() };
        let request =
            Request { with: with.iter().map(ToString::to_string).collect(), ..Request::game("mine") };
        Engine::new(Arc::new(Shelf::new(Library::new(paths))), request, None, 1, &STOP).unwrap()
    }
}

fn reloaded(engine: &mut Engine) -> ReloadAnswer {
    match engine.refresh() {
        Some(Ok(Reply::Reloaded(answer))) => answer,
        reply => panic!("{reply:?}"),
    }
}

fn refused(engine: &mut Engine) -> Diagnostic {
    match engine.refresh() {
        Some(Err(mut errors)) => errors.remove(0),
        reply => panic!("{reply:?}"),
    }
}

fn play(engine: &mut Engine, text: &str) {
    engine.play(&Source::new("test", text)).unwrap();
}

#[test]
fn a_saved_script_holds_at_the_next_line_and_says_what_it_changed() {
    let mut desk = Desk::new();
    let mut engine = desk.engine(&[]);
    play(&mut engine, "a1 b1");
    assert!(engine.refresh().is_none());
    desk.save(
        "rules/mine/init.lua",
        &GAME.replace("on an empty cell that", "on a cell that").replace(
            "play.blocked = draw",
            "play.blocked = win\nplay.corner = cells { \"a1\" }\nmine.score = count(play.corner)",
        ),
    );
    let answer = reloaded(&mut engine);
    let names = |rules: &[houserule::session::answer::RuleAnswer]| {
        rules.iter().map(|rule| rule.rule.clone()).collect::<Vec<_>>()
    };
    assert!(answer.done.contains("mine/init.lua was saved"), "{}", answer.done);
    assert_eq!(names(&answer.changes.redefined), ["play.moves", "play.blocked"]);
    assert_eq!(names(&answer.changes.added), ["play.corner", "score"]);
    assert_eq!((answer.now.ply, engine.session().played().len()), (2, 2));
    assert!(engine.refresh().is_none());
    desk.save("rules/mine/init.lua", GAME);
    assert_eq!(reloaded(&mut engine).changes.removed, ["play.corner", "score"]);
}

#[test]
fn required_scripts_variants_grammars_and_functions_count_too() {
    let mut desk = Desk::new();
    let mut engine = desk.engine(&["narrow"]);
    desk.save("rules/mine/parts.lua", "return { holes = { \"b2\", \"c3\" } }\n");
    assert!(reloaded(&mut engine).done.contains("parts.lua"));
    let narrow = VARIANT.replace("at = empty", "at = empty - cells { \"a1\" }");
    desk.save("rules/mine/variants/narrow.lua", &narrow);
    let changes = reloaded(&mut engine).changes;
    assert_eq!((changes.gained, changes.lost), (vec![], vec!["a1".to_string()]));
    assert_eq!(changes.redefined.len(), 1);
    desk.save("grammar/mine.pest", "// nothing to see\n");
    assert_eq!(reloaded(&mut engine).changes.parts, ["notation"]);
    desk.save("rules/mine/init.lua", &GAME.replace("> 6", "> 7"));
    let changes = reloaded(&mut engine).changes;
    assert_eq!(changes.redefined.iter().map(|rule| rule.rule.as_str()).collect::<Vec<_>>(), ["play.over"]);
    let option = "option(\"size\", { default = 3, min = 1, max = 5, help = \"nothing\" })";
    desk.save("rules/mine/init.lua", &format!("local size = {option}\n{}", GAME.replace("> 6", "> 7")));
    let changes = reloaded(&mut engine).changes;
    assert_eq!(changes.options.iter().map(|one| one.option.as_str()).collect::<Vec<_>>(), ["size"]);
}

#[test]
fn a_broken_save_is_told_once_and_the_rules_before_go_on() {
    let mut desk = Desk::new();
    let mut engine = desk.engine(&[]);
    play(&mut engine, "a1 b1");
    for (place, text, line) in [
        ("rules/mine/init.lua", GAME.replace("place {", "plaec {"), "init.lua:12:"),
        ("rules/mine/parts.lua", "return { holes = { \"b2\" }\n".to_string(), "parts.lua:"),
        ("grammar/mine.pest", "place = { \n".to_string(), "mine.pest:"),
    ] {
        let right = fs::read_to_string(desk.path(place)).unwrap();
        desk.save(place, &text);
        let error = refused(&mut engine);
        assert!(error.place().is_some_and(|place| place.contains(line)), "{error:?}");
        assert!(error.notes.iter().any(|note| note.contains("hold until")), "{error:?}");
        assert!(engine.refresh().is_none(), "told once");
        play(&mut engine, "c1");
        assert!(run(&mut engine, "c1").pop().unwrap().is_err());
        for line in [":undo", ":new", "c3 :undo", ":undo"] {
            assert!(run(&mut engine, line).iter().all(Result::is_ok), "{line}");
        }
        desk.save(place, &right);
        assert_eq!(reloaded(&mut engine).now.ply, 2);
    }
    desk.save(
        "rules/mine/init.lua",
        &GAME.replace("pos:number(count(occupied)) > 6", "pos:nmuber(count(occupied)) > 6"),
    );
    assert!(refused(&mut engine).message.contains("nmuber"), "a function that fails is a broken save too");
    play(&mut engine, "c1");
}

#[test]
fn a_rule_that_forbids_what_was_played_waits_to_be_accepted() {
    let mut desk = Desk::new();
    let mut engine = desk.engine(&[]);
    play(&mut engine, "a1 b1 c1");
    desk.save("rules/mine/parts.lua", "return { holes = { \"b1\" } }\n");
    let error = refused(&mut engine);
    assert!(error.message.contains("`b1` is illegal") && error.ply == Some(1), "{error:?}");
    assert!(engine.refresh().is_none());
    play(&mut engine, "c2");
    assert!(run(&mut engine, ":undo :accept").iter().all(Result::is_ok));
    assert_eq!(engine.session().played().len(), 1);
    assert!(engine.refresh().is_none());
}

#[test]
fn a_game_that_comes_back_is_read_again_as_well() {
    let mut desk = Desk::new();
    let mut engine = desk.engine(&[]);
    play(&mut engine, "a1");
    assert!(run(&mut engine, ":new")[0].is_ok());
    desk.save("rules/mine/parts.lua", "return { holes = { \"c3\" } }\n");
    reloaded(&mut engine);
    assert!(run(&mut engine, ":undo")[0].is_ok());
    assert_eq!(reloaded(&mut engine).changes.lost, ["c3"]);
}

#[test]
fn lines_from_a_pipe_see_a_saved_script_too() {
    let mut desk = Desk::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .args(["play", "mine", "--rules", "rules"])
        .current_dir(desk.folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut say = |text: &str| {
        writeln!(input, "{text}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        line
    };
    assert_eq!(say("a1"), "1. white a1\n");
    desk.save("rules/mine/init.lua", &GAME.replace("empty -", "emtpy -"));
    assert_eq!(say("b1"), "2. black b1\n");
    assert_eq!(say("c1"), "3. white c1\n");
    desk.save("rules/mine/init.lua", &GAME.replace("empty -", "occupied -"));
    assert_eq!(say("a2"), "4. black a2\n");
    desk.save("rules/mine/init.lua", &GAME.replace("that is no hole", "without a hole"));
    let told = say("a3");
    drop(input);
    let (mut rest, mut errors) = (String::new(), String::new());
    output.read_to_string(&mut rest).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    let name = Path::new("rules/mine/init.lua").display();
    assert_eq!(told, format!("{name} was saved: the scripts were read again\n"));
    assert!(
        rest.starts_with("  redefined: A1 A piece goes on an empty cell without a hole. (`play.moves`"),
        "{rest}"
    );
    assert!(rest.ends_with("5. white a3\n"), "{rest}");
    assert_eq!(errors.matches("there is no `emtpy`").count(), 1, "{errors}");
    assert!(errors.contains("did you mean `empty`?") && errors.contains(":accept"), "{errors}");
    assert_eq!(child.wait().unwrap().code(), Some(1));
}
