//! The engine behind the prompt: what completes a line, and what a line would do while it is typed.

#[path = "../support/lines.rs"]
mod lines;
mod live;
mod travel;

use houserule::analysis::Work;
use houserule::diagnostic::Source;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::Shelf;
use houserule::session::command::{Engine, Preview, Reply, TABLE};
use lines::run;
use std::sync::Arc;

static STOP: Work = Work::new();

fn engine(moves: &str) -> Engine {
    game("dvonn", moves)
}

fn game(name: &str, moves: &str) -> Engine {
    let paths = LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() };
    let shelf = Arc::new(Shelf::new(Library::new(paths)));
    let mut engine = Engine::new(shelf, Request::game(name), None, 1, &STOP).unwrap();
    engine.play(&Source::new("test", moves)).unwrap();
    engine
}

fn texts(engine: &Engine, line: &str) -> (usize, Vec<String>) {
    let found = engine.complete(line);
    (found.start, found.texts)
}

#[test]
fn legal_moves_complete_a_line() {
    let engine = engine("a1 a2");
    assert_eq!(texts(&engine, "a"), (0, vec!["a3".to_string()]));
    assert_eq!(texts(&engine, "A"), (0, vec!["a3".to_string()]));
    assert_eq!(texts(&engine, "a3 k"), (3, ["k3", "k4", "k5"].map(String::from).to_vec()));
    assert_eq!(texts(&engine, "k3 k").1, ["k4", "k5"]);
    assert_eq!(texts(&engine, "").1.len(), 47);
    assert_eq!(texts(&engine, "b1 ").1.len(), 46);
    assert!(texts(&engine, "z").1.is_empty());
}

#[test]
fn commands_and_their_arguments_complete_a_line() {
    let engine = engine("");
    assert_eq!(texts(&engine, ":un"), (0, vec![":undo".to_string()]));
    assert_eq!(texts(&engine, "c4 :re").1, [":redo", ":reload"]);
    assert_eq!(texts(&engine, ":").1.len(), TABLE.len());
    assert_eq!(texts(&engine, ":help per"), (6, vec!["perft".to_string()]));
    assert_eq!(texts(&engine, ":board c").1, ["c1", "c2", "c3", "c4", "c5"]);
    assert_eq!(texts(&engine, ":why k").1, ["k3", "k4", "k5"]);
    assert!(texts(&engine, ":undo ").1.is_empty());
    assert!(engine.complete(":save ga").files);
}

#[test]
fn a_line_is_previewed_part_by_part() {
    let engine = engine("a1");
    let previews = |line: &str| -> Vec<(String, Preview)> {
        engine.preview(line).into_iter().map(|(span, what)| (line[span.range()].to_string(), what)).collect()
    };
    let is = |text: &str, what| (text.to_string(), what);
    assert_eq!(previews("c4 c4 d4"), [is("c4", Preview::Legal), is("c4", Preview::Illegal)]);
    assert_eq!(previews("c4 ?!"), [is("c4", Preview::Legal), is(" ?!", Preview::Unread)]);
    assert_eq!(previews("c4 :undo"), [is("c4", Preview::Legal), is(":undo", Preview::Command)]);
    assert_eq!(previews(":und"), [is(":und", Preview::Command)]);
    assert_eq!(previews(":re"), [is(":re", Preview::Unread)]);
    assert_eq!(previews(":udno"), [is(":udno", Preview::Unknown)]);
    assert!(previews("").is_empty());
    assert_eq!(engine.session().played().len(), 1);
}

#[test]
fn commands_answer_with_data() {
    let mut engine = engine("");
    let replies = run(&mut engine, "c4 d4 :undo 2 :redo :goto 0 :moves k");
    let [Ok(Reply::Played { played }), Ok(undone), Ok(redone), Ok(gone), Ok(Reply::Moves(moves))] =
        &replies[..]
    else {
        panic!("{replies:?}")
    };
    assert_eq!(played.iter().map(|turn| turn.text.as_str()).collect::<Vec<_>>(), ["c4", "d4"]);
    let moved = |reply: &Reply| match reply {
        Reply::Moved { moved, decisions, now } => (*moved, *decisions, now.ply),
        reply => panic!("{reply:?}"),
    };
    assert_eq!([undone, redone, gone].map(moved), [("undo", 2, 0), ("redo", 1, 1), ("goto", 1, 0)]);
    assert_eq!(moves.moves, ["k3", "k4", "k5"]);
}

#[test]
fn a_line_ends_at_the_first_part_that_is_refused() {
    let mut engine = engine("");
    let replies = run(&mut engine, "c4 c4 d4 :undo");
    assert_eq!(replies.len(), 2);
    assert!(replies[0].is_ok() && replies[1].is_err(), "{replies:?}");
    assert_eq!(engine.session().played().len(), 1);
}

#[test]
fn expressions_of_the_rules_are_answered() {
    let mut engine = engine("c4 d4");
    let mut value = |text: &str| match run(&mut engine, &format!(":lua {text}")).pop() {
        Some(Ok(Reply::Value { value })) => value,
        reply => panic!("{reply:?}"),
    };
    assert_eq!(value("count(occupied)"), "2");
    assert_eq!(value("occupied"), "c4 d4");
    assert_eq!(value("none(occupied)"), "false");
    assert_eq!(value("placing.space * cells { \"a1\", \"c4\" }"), "a1");
    assert_eq!(value("neighbours(cells { \"a1\" }):any()"), "b1 a2 b2");
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("mine.lua");
    std::fs::copy("rules/dvonn/init.lua", &script).unwrap();
    for begin in [":variant enclosed_may_move", ":variant shaded_stay", ":variant"] {
        assert!(run(&mut engine, begin).pop().unwrap().is_ok(), "{begin}");
        assert!(
            matches!(run(&mut engine, ":lua 1+1").pop(), Some(Ok(Reply::Value { value })) if value == "2")
        );
    }
    let mut engine = game(script.to_str().unwrap(), "c4");
    let Some(Ok(Reply::Value { value })) = run(&mut engine, ":lua placing.space").pop() else { panic!() };
    assert_eq!(value.split(' ').count(), 48);
}

#[test]
fn what_is_written_is_read_back() {
    let mut engine = engine("c4 d4 e4");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let replies = run(&mut engine, &format!(":save {0} :new :load {0}", file.display()));
    assert!(replies.iter().all(Result::is_ok), "{replies:?}");
    assert_eq!(engine.session().played().len(), 3);
    let position = "turn=white phase=stacking a1=W b1=BW c1=RB c2=R d2=R";
    let replies = run(&mut engine, &format!(":position {position} :save {}", file.display()));
    assert!(replies.iter().all(Result::is_ok), "{replies:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("[Game \"dvonn\"]").count(), 2, "{text}");
    let replies = run(&mut engine, &format!("a1b1 :load {}#2 :position", file.display()));
    let Some(Ok(Reply::Position(now))) = replies.last() else { panic!("{replies:?}") };
    assert_eq!(now.position, position);
}

#[test]
fn options_and_house_rules_change_under_a_game() {
    let mut engine = game("gipf", "a1-b2 a2-b3");
    let replies = run(&mut engine, ":set white_pieces 20 :variant rows_of_five :position");
    let Some(Ok(Reply::Position(now))) = replies.last() else { panic!("{replies:?}") };
    assert!(now.position.contains("ply=2") && now.position.contains("hand.white=W16"), "{}", now.position);
    assert_eq!(engine.request().with, ["rows_of_five"]);
    assert!(run(&mut engine, ":set white_pieces 3").pop().unwrap().is_err());
    assert!(run(&mut engine, ":variant rows_of_six").pop().unwrap().is_err());
    assert!(run(&mut engine, ":accept").pop().unwrap().is_err());
    assert_eq!(engine.request().with, ["rows_of_five"]);
    assert_eq!(texts(&engine, ":variant rows_o").1, ["rows_of_five"]);
    assert_eq!(texts(&engine, ":set wh").1, ["white_pieces"]);
    assert!(run(&mut engine, ":variant").pop().unwrap().is_ok());
    assert!(engine.request().with.is_empty());
    assert!(engine.record().contains("[Set \"white_pieces=20\"]"), "{}", engine.record());
}

#[test]
fn a_game_that_another_took_the_place_of_comes_back() {
    let mut engine = engine("a1 a2 a3 b1");
    let first = engine.game_id();
    let ply = |engine: &Engine| engine.session().played().len();
    let fine = |engine: &mut Engine, line: &str| {
        let replies = run(engine, line);
        assert!(replies.iter().all(Result::is_ok), "{line}: {replies:?}");
    };
    fine(&mut engine, ":new");
    assert_eq!((ply(&engine), engine.game_id() == first), (0, false));
    fine(&mut engine, ":undo");
    assert_eq!((ply(&engine), engine.game_id()), (4, first));
    fine(&mut engine, ":redo");
    fine(&mut engine, "c4");
    let position = "turn=white phase=stacking a1=W b1=BW c1=RB c2=R d2=R";
    fine(&mut engine, &format!(":position {position}"));
    fine(&mut engine, "a1b1 :new");
    assert_eq!(engine.session().start().turn().ply, 0);
    assert!(!engine.record().contains("[Position"), "the start of the game is its own");
    fine(&mut engine, ":undo :undo :undo :undo :undo :undo");
    assert_eq!((ply(&engine), engine.game_id()), (3, first));
    fine(&mut engine, ":redo :redo :redo :redo :redo");
    assert!(engine.record().contains(&format!("[Position \"{position}\"]")), "{}", engine.record());
    assert_eq!(ply(&engine), 1);
    fine(&mut engine, ":undo :random");
    assert!(run(&mut engine, ":redo").pop().unwrap().is_err());
}

#[test]
fn a_word_without_its_colon_is_told_how_to_write_it() {
    let mut engine = engine("");
    let mut help = |line: &str| run(&mut engine, line).pop().unwrap().unwrap_err()[0].help.clone();
    let told = |name: &str| {
        let all = if name == "help" { " shows them" } else { "; `:help` shows them" };
        Some(format!("commands begin with a colon: `:{name}`{all}"))
    };
    for (line, name) in
        [("help", "help"), ("quit", "quit"), ("exit", "quit"), ("undo 2", "undo"), ("?", "help")]
    {
        assert_eq!(help(line), told(name), "{line}");
    }
    assert_eq!(help("zzz"), None);
}
