//! What is answered where a search does not come to its end, and where there is nothing to find.

use super::support::{game, lines, position, solved};
use houserule::analysis::Work;
use houserule::analysis::solve::{SolveJob, Solved, Stop, Verdict, solve};
use houserule::diagnostic::Kind;
use houserule::rule::Game;
use std::sync::Arc;
use std::time::Duration;

const FAMOUS: &str = "0765+42+2E21BD0F+93";

fn famous(rules: &str) -> Arc<Game> {
    game("ricochet/puzzle", &[("id", FAMOUS.to_string()), ("rules", rules.to_string())], &[])
}

fn run(game: &Arc<Game>, job: SolveJob, stop: bool) -> Solved {
    let start = houserule::rule::Rules::new(game.clone()).unwrap().start().unwrap();
    let work = Work::new();
    if stop {
        work.stop();
    }
    solve(game, &start, &job, &work).unwrap()
}

#[test]
fn a_depth_that_is_too_small_is_a_lower_bound() {
    for plainly in [false, true] {
        let solved =
            run(&famous("plain"), SolveJob { max_depth: Some(3), plainly, ..SolveJob::default() }, false);
        assert_eq!(solved.verdict, Verdict::Unknown(Stop::Depth));
        // Bounds may rule out more than was asked for.
        assert!(solved.lower_bound.is_some_and(|bound| (4..=24).contains(&bound)), "{solved:?}");
        assert!(solved.solutions.is_empty());
    }
}

#[test]
fn time_memory_and_the_user_stop_a_search() {
    for plainly in [false, true] {
        let job = SolveJob { plainly, ..SolveJob::default() };
        let limited = [
            (SolveJob { time_limit: Some(Duration::from_millis(20)), ..job }, false, Stop::Time),
            (SolveJob { memory: 1 << 16, ..job }, false, Stop::Memory),
            (job, true, Stop::Interrupt),
        ];
        for (job, stop, why) in limited {
            let solved = run(&famous("house"), job, stop);
            assert_eq!(solved.verdict, Verdict::Unknown(why), "plainly {plainly}");
            assert!(solved.lower_bound.is_some_and(|bound| (1..=24).contains(&bound)), "{solved:?}");
        }
    }
}

#[test]
fn what_cannot_be_solved_is_proven() {
    for rules in ["plain", "house"] {
        let set = [("rules", rules.to_string()), ("target", "b2:red".to_string())];
        let game = game("ricochet/puzzle", &set, &[]);
        let start = position(&game, "a1=R");
        for plainly in [false, true] {
            let solved = solved(&game, &start, &SolveJob { plainly, ..SolveJob::default() });
            assert_eq!((solved.verdict, solved.lower_bound), (Verdict::Unsolvable, None));
            assert_eq!(solved.length(), None);
        }
    }
}

#[test]
fn a_game_that_is_over_or_of_several_is_told() {
    let set = [("rules", "plain".to_string()), ("target", "a1:red".to_string())];
    let won = game("ricochet/puzzle", &set, &[]);
    let solved = solved(&won, &position(&won, "a1=R"), &SolveJob::default());
    assert_eq!((solved.verdict, solved.length()), (Verdict::Solved, Some(0)));

    for (name, why) in [
        ("dvonn", "only what one player decides alone can be solved"),
        ("chess", "asks how often a position stood before"),
    ] {
        let two = game(name, &[], &[]);
        let start = houserule::rule::Rules::new(two.clone()).unwrap().start().unwrap();
        let error = solve(&two, &start, &SolveJob::default(), &Work::new());
        let error = error.unwrap_err();
        assert_eq!(error.kind, Kind::Usage);
        assert!(error.message.contains(why), "{}", error.message);
    }
}

#[test]
fn the_same_answer_every_time() {
    let set = [("rules", "house".to_string()), ("target", "k5:any".to_string())];
    let game = game("ricochet/puzzle", &set, &[]);
    let start = position(&game, "a1=R p1=Y a16=G p16=B");
    let told = |job: &SolveJob| {
        let solved = solved(&game, &start, job);
        (lines(&game, &solved), solved.nodes, solved.lower_bound)
    };
    for job in [SolveJob::default(), SolveJob { all: true, ..SolveJob::default() }] {
        assert_eq!(told(&job), told(&job));
    }
}
