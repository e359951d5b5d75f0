//! Long work says how far it is, to whoever looks on.

mod support;

use houserule::analysis::compare::{CompareJob, compare};
use houserule::analysis::solve::{SolveJob, solve};
use houserule::analysis::{
    CheckJob, Guard, HowFar, PerftJob, PlayoutsJob, Runner, Work, check, perft, playouts,
};
use support::{game, notation, session};

fn of(what: &'static str, done: u64, of: u64) -> Option<HowFar> {
    Some(HowFar { what, done, of: Some(of), length: None })
}

#[test]
fn work_that_has_not_begun_is_nowhere() {
    assert_eq!(Work::new().how_far(), None);
}

#[test]
fn random_games_are_counted() {
    let (work, dvonn) = (Work::new(), game("dvonn", &[]));
    let start = session(&dvonn).position().clone();
    let job = PlayoutsJob { games: 300, seed: 1, max_plies: Some(20) };
    Runner::new(dvonn.clone()).playouts(&start, job, &work).unwrap();
    assert_eq!(work.how_far(), of("games", 300, 300));
    playouts(&dvonn, &start, PlayoutsJob { games: 3, ..job }, &work).unwrap();
    assert_eq!(work.how_far(), of("games", 3, 3));
}

#[test]
fn first_decisions_are_counted() {
    let (work, dvonn) = (Work::new(), game("dvonn", &[]));
    let start = session(&dvonn).position().clone();
    let job = PerftJob { depth: 2, ..PerftJob::default() };
    Runner::new(dvonn.clone()).perft(&start, job, &work).unwrap();
    assert_eq!(work.how_far(), of("first decisions", 49, 49));
    perft(&dvonn, &start, PerftJob { depth: 1, ..job }, &work).unwrap();
    assert_eq!(work.how_far(), of("first decisions", 49, 49));
}

#[test]
fn checks_and_comparisons_are_counted() {
    let (work, three) = (Work::new(), game("tic_tac_toe", &[]));
    check(&three, &notation(&three), CheckJob { games: 4, seed: 1, max_plies: 20 }, &work).unwrap();
    assert_eq!(work.how_far(), of("random games", 4, 4));
    let start = session(&three).position().clone();
    let (games, starts) = ([three.clone(), three.clone()], [start.clone(), start]);
    let job = CompareJob { depth: 2, positions: 1000, games: 5, max_plies: 20, seed: 1 };
    let compared = compare(&games, &starts, job, Guard::of(&work)).unwrap();
    assert!(!compared.stopped);
    assert_eq!(work.how_far(), of("games", 5, 5));
    work.stop();
    assert!(compare(&games, &starts, job, Guard::of(&work)).unwrap().stopped);
}

#[test]
fn a_search_tells_the_length_it_looks_for() {
    let work = Work::new();
    let puzzle = game("ricochet/puzzle", &[("id", "0765+42+2E21BD0F+93")]);
    let start = session(&puzzle).position().clone();
    let job = SolveJob { max_depth: Some(3), plainly: true, ..SolveJob::default() };
    solve(&puzzle, &start, &job, &work).unwrap();
    let far = work.how_far().unwrap();
    assert_eq!((far.what, far.of, far.length), ("positions", None, Some(3)));
    assert!(far.done > 0);
}
