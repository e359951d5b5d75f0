//! The compiled rules: the shipped games against their walk, and counts against those of other programs.

mod support;

use houserule::compile::{Leaves, PerftCount, PlayoutJob, Program};
use houserule::position::Position;
use houserule::rule::{Decision, Game, Rules};
use serde_json::Value;
use std::sync::Arc;
use support::{all_games, game, oracle, play, random_decisions, session, texts};

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
