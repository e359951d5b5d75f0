//! What a difference does to puzzles: the same boards solved under both rulesets.

mod support;

use houserule::analysis::compare::{Both, Length, PuzzlesJob, puzzles};
use houserule::analysis::solve::{SolveJob, Verdict, solve};
use houserule::analysis::{Guard, Work};
use houserule::position::{Outcome, Player, Position};
use houserule::rule::{Game, Rules};
use serde_json::Value;
use std::collections::HashSet;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

static STOP: Work = Work::new();
const JOB: PuzzlesJob =
    PuzzlesJob { boards: Some(6), seed: 1, max_depth: None, each: Duration::from_secs(600) };

fn sides(second: &str) -> ([Arc<Game>; 2], Both) {
    let games = [support::game("ricochet/puzzle", &[("silver", "true")]), support::game(second, &[])];
    let start = [0, 1].map(|side: usize| Rules::new(games[side].clone()).unwrap().start().unwrap());
    (games, start)
}

/// Fewest decisions to a win, position by position; nothing if it takes more than so many.
fn by_hand(game: &Arc<Game>, start: &Position, most: u32) -> Option<u32> {
    let rules = Rules::new(game.clone()).unwrap();
    let mut known = HashSet::new();
    let mut level = vec![start.clone()];
    for depth in 1..=most {
        let mut next = Vec::new();
        for position in &level {
            for decision in rules.decisions(position).unwrap() {
                let mut after = position.clone();
                rules.play(&mut after, &decision).unwrap();
                match after.turn().outcome {
                    Some(outcome) if outcome == Outcome::winner(Player(0)) => return Some(depth),
                    Some(_) => {}
                    // how many turns were played makes no difference here
                    None => {
                        let key: Vec<_> =
                            after.stacks().map(|(at, stack)| (at.0, stack.pieces().to_vec())).collect();
                        if known.insert(key) {
                            next.push(after);
                        }
                    }
                }
            }
        }
        level = next;
    }
    None
}

#[test]
fn lengths_are_the_shortest_under_each() {
    let (games, start) = sides("ricochet/silver_ghost");
    let found = puzzles(&games, &start, JOB, Guard::of(&STOP)).unwrap().unwrap();
    assert_eq!(found.puzzles.len(), 6);
    for puzzle in &found.puzzles {
        for side in [0, 1] {
            let Length::Solved(length) = puzzle.lengths[side] else { panic!("{:?}", puzzle.lengths) };
            // no shorter one is found by hand, where that does not take long
            assert_eq!(
                by_hand(&games[side], &puzzle.board[side], length.min(3)),
                (length <= 3).then_some(length)
            );
            let job = SolveJob { max_depth: Some(length - 1), ..SolveJob::default() };
            let shorter = solve(&games[side], &puzzle.board[side], &job, &STOP).unwrap();
            assert_ne!(shorter.verdict, Verdict::Solved);
        }
        // the same pieces on the same cells
        let stacks = [0, 1].map(|side: usize| {
            puzzle.board[side].stacks().map(|(at, stack)| (at, stack.clone())).collect::<Vec<_>>()
        });
        assert_eq!(stacks[0], stacks[1]);
    }
    let pairs = found.pairs();
    let mean = |of: fn(&[u32; 2]) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
    let measure = found.length();
    assert!((measure.values[0].value - mean(|pair| f64::from(pair[0]))).abs() < 1e-9);
    assert!((measure.change.value - mean(|pair| f64::from(pair[1]) - f64::from(pair[0]))).abs() < 1e-9);
    assert_eq!((measure.games, found.solvable().games), (6, 6));
}

#[test]
fn the_same_rules_change_no_length() {
    let (games, start) = sides("ricochet/silver_ghost");
    let (games, start) = ([games[0].clone(), games[0].clone()], [start[0].clone(), start[0].clone()]);
    let found = puzzles(&games, &start, JOB, Guard::of(&STOP)).unwrap().unwrap();
    assert!(found.pairs().iter().all(|[first, second]| first == second));
    let change = found.length().change;
    assert_eq!((change.value, change.low, change.high), (0.0, 0.0, 0.0));
    // the boards differ from each other, and are the same for the same seed
    let boards: HashSet<u64> = found.puzzles.iter().map(|puzzle| puzzle.board[0].hash()).collect();
    assert_eq!(boards.len(), 6);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert_eq!(pool.install(|| puzzles(&games, &start, JOB, Guard::of(&STOP))).unwrap().unwrap(), found);
}

#[test]
fn games_for_two_are_no_puzzles() {
    let game = support::game("dvonn", &[]);
    let start = Rules::new(game.clone()).unwrap().start().unwrap();
    let games = [game.clone(), game];
    assert!(puzzles(&games, &[start.clone(), start], JOB, Guard::of(&STOP)).unwrap().is_none());
}

#[test]
fn the_command_tells_and_draws_them() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("lengths.svg");
    let compare = |more: &[&str]| {
        let sides = ["compare", "ricochet/silver_ghost", "ricochet/silver_jump", "-n", "4"];
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(sides)
            .args(more)
            .env("NO_COLOR", "1")
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, json) = compare(&["--json", "-o", picture.to_str().unwrap()]);
    assert_eq!(code, Some(1), "{json}");
    let answer: Value = serde_json::from_str(&json).unwrap();
    let puzzles = &answer["puzzles"];
    assert_eq!(puzzles["boards"], 4);
    assert_eq!(puzzles["measures"][0]["measure"], "solution");
    assert_eq!(puzzles["solved"], serde_json::json!([4, 4]));
    let told = ["shorter", "same", "longer"].map(|key| puzzles[key].as_u64().unwrap());
    assert_eq!(told.iter().sum::<u64>(), 4);
    let svg = std::fs::read_to_string(picture).unwrap();
    assert!(svg.contains("solution") && svg.contains("4 boards"), "{svg}");
    let (_, text) = compare(&["--threads", "1"]);
    assert!(text.contains("4 boards (the pieces in other places, seed 0) solved under both"), "{text}");
    assert!(text.contains("the solution is shorter in B on"), "{text}");
}
