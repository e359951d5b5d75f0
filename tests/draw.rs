//! Pictures of every shipped game: as they are, and that other programs can read them.

mod support;

use houserule::render::png::png;
use houserule::render::svg::{Picture, Theme, film, sheet};
use houserule::session::{Session, View, reel};
use std::path::Path;
use std::process::{Command, Output};
use support::{all_games, play, random_decisions, session};

fn drawn(session: &Session, theme: Theme) -> String {
    Picture::of(&View::of(session).scene(), theme).file()
}

/// Reads an SVG as other programs do; how wide and high it is.
fn read(svg: &str) -> (f32, f32) {
    let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).unwrap();
    (tree.size().width(), tree.size().height())
}

fn houserule(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_houserule"));
    command.current_dir(folder).args(arguments);
    command.args(["--rules", concat!(env!("CARGO_MANIFEST_DIR"), "/rules")]);
    command.output().unwrap()
}

fn told(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn every_game_looks_as_it_did() {
    for game in all_games() {
        let mut session = session(&game);
        random_decisions(&mut session, 7, 30);
        let svg = drawn(&session, Theme::Light);
        read(&svg);
        let name = game.name.replace(['/', '.'], "_");
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, svg);
        });
    }
}

#[test]
fn other_programs_read_every_picture() {
    for game in all_games() {
        let mut session = session(&game);
        random_decisions(&mut session, 3, 12);
        let sizes = [Theme::Light, Theme::Dark].map(|theme| read(&drawn(&session, theme)));
        assert_eq!(sizes[0], sizes[1], "{}", game.name);
        let open = View::of(&session).with_open("").unwrap();
        read(&Picture::of(&open.scene(), Theme::Light).file());
        let before = session.position().clone();
        let pictures = reel(&mut session, Theme::Dark);
        assert_eq!(*session.position(), before);
        read(&sheet(&game.name, &pictures).unwrap());
        let pictures: Vec<Picture> = pictures.into_iter().map(|(_, picture)| picture).collect();
        read(&film(&game.name, &pictures, 0.5).unwrap());
    }
}

#[test]
fn the_picture_of_the_readme_is_what_the_program_draws() {
    let mut session = session(&support::game("dvonn", &[]));
    play(&mut session, "d3 e3 f3 a1 b1");
    let svg = drawn(&session, Theme::Light);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write("docs/dvonn.svg", &svg).unwrap();
    }
    assert_eq!(std::fs::read_to_string("docs/dvonn.svg").unwrap(), svg);
}

#[test]
fn dots_are_twice_as_many_and_the_same_every_time() {
    let mut session = session(&support::game("dvonn", &[]));
    play(&mut session, "d3 e3 f3 a1 b1");
    let svg = drawn(&session, Theme::Light);
    let (width, height) = read(&svg);
    let dots = png(&svg).unwrap();
    assert_eq!(&dots[1..4], b"PNG");
    let number = |at: usize| u32::from_be_bytes([dots[at], dots[at + 1], dots[at + 2], dots[at + 3]]);
    assert_eq!((number(16), number(20)), ((width * 2.0).ceil() as u32, (height * 2.0).ceil() as u32));
    assert_eq!(png(&svg).unwrap(), dots);
    assert!(png("no picture").is_err());
}

#[test]
fn the_pictures_of_a_game_follow_it_turn_by_turn() {
    let mut session = session(&support::game("dvonn", &[]));
    play(&mut session, "d3 e3 f3 a1");
    session.undo(1);
    let pictures = reel(&mut session, Theme::Light);
    let headings: Vec<&str> = pictures.iter().map(|(heading, _)| heading.as_str()).collect();
    assert_eq!(headings, ["start", "1. white d3", "2. black e3", "3. white f3"]);
    assert_eq!(session.undone().len(), 1);
    assert_eq!(sheet("nothing", &[]), None);
    assert_eq!(film("nothing", &[], 1.0), None);
}

#[test]
fn what_may_be_played_is_marked() {
    let game = support::game("dvonn", &[]);
    let rings = |legal: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        let position = "turn=white phase=stacking ply=49 a1=W b1=B c1=R a2=W";
        let mut arguments = vec!["draw", "dvonn", "--position", position];
        arguments.extend(legal);
        let svg = String::from_utf8(houserule(folder.path(), &arguments).stdout).unwrap();
        read(&svg);
        svg.matches("stroke=\"#0a6fb3\"").count()
    };
    assert_eq!(game.name, "dvonn");
    assert_eq!(rings(&[]), 0);
    // a1 and a2 may jump; a1 to b1 and a2
    assert_eq!(rings(&["--legal"]), 2);
    assert_eq!(rings(&["--legal", "a1b1"]), 1);
}

#[test]
fn files_and_what_is_wrong_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let (code, said) = told(&houserule(folder.path(), &["draw", "dvonn", "-o", "board.svg"]));
    assert_eq!((code, said.as_str()), (Some(0), "drawn in board.svg\n"));
    read(&std::fs::read_to_string(folder.path().join("board.svg")).unwrap());
    let drawn = houserule(folder.path(), &["draw", "gipf", "-o", "Board.PNG", "--json"]);
    assert_eq!(String::from_utf8_lossy(&drawn.stdout), "{\"drawn\":\"Board.PNG\"}\n");
    assert!(std::fs::read(folder.path().join("Board.PNG")).unwrap().starts_with(b"\x89PNG"));
    let wrong: [(&[&str], i32, &str); 5] = [
        (&["-o", "board.jpg"], 2, "`board.jpg` does not say how to draw"),
        (&["-o", "board.png", "--film"], 2, "a PNG does not move"),
        (&["-o", "nowhere/board.svg"], 3, "`nowhere/board.svg` cannot be written: no such file or directory"),
        (&["-o", "board.svg", "--ply", "3"], 2, "the game has no position after 3 turns"),
        (&["-o", "board.svg", "--legal", "z9"], 2, "no decision that is open holds `z9`"),
    ];
    for (arguments, code, message) in wrong {
        let (found, said) = told(&houserule(folder.path(), &[&["draw", "dvonn"], arguments].concat()));
        assert!(said.contains(message), "{said}");
        assert_eq!(found, Some(code), "{said}");
    }
}

#[test]
fn at_the_prompt() {
    let folder = tempfile::tempdir().unwrap();
    let output = houserule(folder.path(), &["play", "dvonn", "-c", "d3 e3", "-c", ":svg here.svg"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("drawn in here.svg"), "{output:?}");
    read(&std::fs::read_to_string(folder.path().join("here.svg")).unwrap());
}
