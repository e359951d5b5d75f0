//! A file that was cut off anywhere gives what stands before, up to the last whole move.

use super::lines::run;
use super::support::{GAME, MOVES};
use houserule::analysis::Work;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::Shelf;
use houserule::session::command::Engine;
use std::fs;
use std::sync::Arc;

static STOP: Work = Work::new();

#[test]
fn a_record_that_breaks_off_is_gone_on_with_up_to_its_last_whole_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let name = path.display().to_string();
    let shelf = Arc::new(Shelf::new(Library::new(LibraryPaths::default())));
    let mut engine = Engine::new(shelf, Request::game(GAME), None, 1, &STOP).unwrap();
    run(&mut engine, &MOVES[..8].join(" "));
    let whole = engine.record().replace("1. ", "{größer} 1. ");
    let end_of = |number: usize| {
        let at = whole.find("{größer}").unwrap();
        MOVES[..number].iter().fold(at, |at, text| at + whole[at..].find(text).unwrap() + text.len())
    };
    let head = whole.find("\n\n").unwrap();
    for cut in head..whole.len() {
        for tail in [&b""[..], &[0; 40][..], &[0xff, 0xfe, 0x00][..]] {
            fs::write(&path, [&whole.as_bytes()[..cut], tail].concat()).unwrap();
            run(&mut engine, ":new");
            let replies = run(&mut engine, &format!(":load {name}"));
            let played = engine.session().played().len();
            let expected = (0..=8).rev().find(|number| *number == 0 || end_of(*number) <= cut).unwrap();
            assert_eq!(played, expected, "{cut}: {replies:?}");
            assert!(tail.is_empty() || replies.iter().any(Result::is_err), "{cut}: {replies:?}");
        }
    }
    // before the end of the tags there is no game or one without moves, and what was played can be brought back
    run(&mut engine, ":new");
    run(&mut engine, "a1");
    for cut in 0..head {
        fs::write(&path, &whole.as_bytes()[..cut]).unwrap();
        let replies = run(&mut engine, &format!(":load {name}"));
        if engine.session().played().is_empty() {
            run(&mut engine, ":undo");
        }
        assert_eq!(engine.session().played().len(), 1, "{cut}: {replies:?}");
    }
}

#[test]
fn the_games_before_one_that_breaks_off_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    let game = |moves: &str| format!("[Game \"{GAME}\"]\n\n1. {moves} *\n\n");
    fs::write(&path, game("a1 b1") + &game("c1 c2").replace('*', "{never en")).unwrap();
    let shelf = Arc::new(Shelf::new(Library::new(LibraryPaths::default())));
    let mut engine = Engine::new(shelf, Request::game(GAME), None, 1, &STOP).unwrap();
    assert!(run(&mut engine, &format!(":load {}#1", path.display())).iter().all(Result::is_ok));
    let replies = run(&mut engine, &format!(":load {}#2", path.display()));
    let [Err(errors)] = &replies[..] else { panic!("{replies:?}") };
    assert!(errors[0].notes.iter().any(|note| note == "the game was loaded up to there"), "{errors:?}");
    assert_eq!(engine.session().played().len(), 2);
}
