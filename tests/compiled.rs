//! The compiled rules: the shipped games against their walk, and counts against those of other programs.

mod support;

use houserule::compile::{Leaves, PerftCount, PlayoutJob, Program};
use houserule::diagnostic::{Source, Span};
use houserule::notation::read_position;
use houserule::position::Position;
use houserule::rule::{Decision, Game, Rules};
use houserule::session::{Beginning, Session};
use serde_json::Value;
use std::sync::Arc;
use support::{all_games, game, game_with, notation, oracle, play, random_decisions, session, texts};

fn compiled(game: &Arc<Game>) -> Program {
    Program::compile(game).unwrap_or_else(|why| panic!("{}: {why}", game.name))
}

fn perft(program: &Program, position: &Position, depth: u32) -> PerftCount {
    program.perft(position, depth, 0..usize::MAX, Leaves::Counted, &|| false).unwrap()
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn same_counts(program: &Program, position: &Position, case: &Value, depth: usize) {
    let (nodes, ended) = (numbers(&case["perft"]), numbers(&case["ended"]));
    for (number, (nodes, ended)) in nodes.into_iter().zip(ended).take(depth).enumerate() {
        let expected = PerftCount { nodes, ended };
        assert_eq!(perft(program, position, number as u32 + 1), expected, "{}", case["id"]);
    }
}

#[test]
fn full_boards_count_as_elsewhere() {
    let (game, oracle) = (game("dvonn", &[]), oracle("dvonn"));
    let program = compiled(&game);
    for case in oracle["placements"].as_array().unwrap() {
        let mut session = session(&game);
        play(&mut session, &texts(&case["placement"]).join(" "));
        same_counts(&program, session.position(), case, 4);
    }
}

#[test]
fn positions_inside_games_count_as_elsewhere() {
    let (game, oracle) = (game("dvonn", &[]), oracle("dvonn"));
    let program = compiled(&game);
    for case in oracle["positions"].as_array().unwrap() {
        let played = oracle["games"].as_array().unwrap().iter().find(|played| played["id"] == case["game"]);
        let Some(played) = played else { continue };
        let after = case["after"].as_u64().unwrap() as usize;
        let moves = texts(&played["moves"]);
        let mut session = session(&game);
        play(
            &mut session,
            &format!("{} {}", texts(&played["placement"]).join(" "), moves[..after].join(" ")),
        );
        same_counts(&program, session.position(), case, 3);
    }
}

/// The texts of decisions with what else tells them apart.
fn written(game: &Game, decisions: &[Decision]) -> Vec<String> {
    let text = |decision: &Decision| {
        format!("{} {:?} {:?}", game.decision_text(decision), decision.piece, decision.direction)
    };
    let mut texts: Vec<String> = decisions.iter().map(text).collect();
    texts.sort();
    texts
}

#[test]
fn shipped_games_have_the_decisions_that_walking_finds() {
    for game in all_games() {
        let program = match Program::compile(&game) {
            Ok(program) => program,
            Err(why) => {
                println!("{}: {why}", game.name);
                continue;
            }
        };
        let rules = Rules::new(game.clone()).unwrap();
        for seed in 0..3 {
            for length in [0, 3, 11, 30, 55, 80] {
                let mut session = session(&game);
                random_decisions(&mut session, seed, length);
                let position = session.position();
                assert!(program.accepts(position), "{}: {position:?}", game.name);
                assert_eq!(
                    written(&game, &program.decisions(position)),
                    written(&game, &rules.decisions(position).unwrap()),
                    "{}: {position:?}",
                    game.name
                );
            }
        }
    }
}

/// How sets are moved depends on how wide the board is.
#[test]
fn boards_of_every_width_are_played_as_walking_does() {
    let sizes = ["6", "8", "10", "12", "16"].map(|size| game("reversi", &[("size", size)]));
    let hexes = ["5", "11", "14"].map(|size| game("hex", &[("size", size)]));
    let fours = ["5", "9", "14"].map(|size| game("connect_four", &[("width", size), ("height", size)]));
    for game in sizes.into_iter().chain(hexes).chain(fours) {
        let (program, rules) = (compiled(&game), Rules::new(game.clone()).unwrap());
        for (seed, length) in [(1, 9), (2, 25), (3, 40), (4, 70)] {
            let mut session = session(&game);
            random_decisions(&mut session, seed, length);
            let position = session.position();
            let walked = written(&game, &rules.decisions(position).unwrap());
            assert_eq!(written(&game, &program.decisions(position)), walked, "{}: {position:?}", game.name);
        }
    }
}

/// Random games seldom come to rows that are longer than what is taken of them, or that cross.
#[test]
fn parts_of_rows_are_those_that_walking_finds() {
    let game = game("yinsh", &[]);
    let (program, rules) = (compiled(&game), Rules::new(game.clone()).unwrap());
    let text = "turn=white phase=own_rows e2=w e3=w e4=w e5=w e6=w e7=w e8=w b2=w c3=w d4=w f6=w b3=w c4=w d5=w d2=W k8=B";
    let source = Source::new("position", text);
    let position = read_position(&rules, &source, Span::new(0, text.len())).unwrap();
    let found = written(&game, &program.decisions(&position));
    assert_eq!(found, written(&game, &rules.decisions(&position).unwrap()));
    assert_eq!(found.len(), 4);
}

/// Which games are walked, and by what: everything else that is shipped in one piece is compiled.
#[test]
fn the_classics_are_compiled_but_for_what_has_no_compiled_form() {
    let classics = std::fs::read_dir("rules/classics").unwrap();
    let names =
        classics.map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_string());
    let mut walked: Vec<String> = names
        .filter(|name| !name.ends_with("_test"))
        .filter(|name| Program::compile(&game(name, &[])).is_err())
        .collect();
    walked.sort();
    assert_eq!(walked, ["chess", "lasca"]);
}

#[test]
fn slides_in_every_manner_have_the_decisions_that_walking_finds() {
    let all: [&[&str]; 11] = [
        &["silver_ghost"],
        &["silver_short"],
        &["silver_wrap"],
        &["silver_jump"],
        &["silver_diagonal"],
        &["silver_step"],
        &["silver_teleport"],
        &["silver_wrap", "silver_jump"],
        &["silver_ghost", "silver_short", "silver_diagonal"],
        &["silver_teleport", "silver_step"],
        &["silver_wrap", "silver_jump", "silver_short", "silver_teleport"],
    ];
    for (with, rules) in all.into_iter().flat_map(|with| [(with, "house"), (with, "plain")]) {
        let set = [("board", "1A,2B,3A,4B"), ("rules", rules), ("target", "a1:red")];
        let game = game_with("ricochet/puzzle", &set, with);
        let (program, walk) = (compiled(&game), Rules::new(game.clone()).unwrap());
        for seed in 0..6 {
            // Silver among the others, so that it is stopped and has something to jump over.
            let text = "d13=S d12=R e13=Y c13=G m12=B";
            let start = Beginning { position: Some(Source::new("position", text)), moves: None };
            let mut session = Session::begin(game.clone(), notation(&game), &start).unwrap();
            for step in 0..40 {
                assert_eq!(
                    written(&game, &program.decisions(session.position())),
                    written(&game, &walk.decisions(session.position()).unwrap()),
                    "{with:?} {rules}: {:?}",
                    session.position()
                );
                random_decisions(&mut session, seed * 100 + step, 1);
            }
        }
    }
}

#[test]
fn any_split_of_a_series_gives_the_same_games() {
    for game in all_games() {
        let Ok(program) = Program::compile(&game) else { continue };
        let start = Rules::new(game.clone()).unwrap().start().unwrap();
        let play = |games| {
            let job = PlayoutJob { games, seed: 5, max_plies: Some(200) };
            program.playouts(&start, &job, &|| false).unwrap()
        };
        let whole = play(0..40);
        assert_eq!(whole.games, 40);
        assert_eq!(whole, play(0..7).merge(play(7..8)).merge(play(8..40)), "{}", game.name);
        let ended: u64 = whole.outcomes.values().sum();
        assert_eq!(ended + whole.unfinished, 40);
        assert!(
            program
                .playouts(&start, &PlayoutJob { games: 0..9, seed: 5, max_plies: None }, &|| true)
                .unwrap()
                .games
                == 0
        );
    }
}
