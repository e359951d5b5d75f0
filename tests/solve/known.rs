//! Puzzles of which other programs proved the shortest lengths.

use super::support::{game, known, oracle, position, solved};
use houserule::analysis::solve::{Method, SolveJob, Verdict};
use serde_json::Value;

/// Solves a known puzzle under some rules and asks for its known length.
fn holds(puzzle: &Value, rules: &str, more: &[(&'static str, String)], method: Method) {
    let (mut set, stands) = known(puzzle);
    set.push(("rules", rules.trim_end_matches("_deflection_counts").to_string()));
    set.extend_from_slice(more);
    let game = game("ricochet/puzzle", &set, &[]);
    let solved = solved(&game, &position(&game, &stands), &SolveJob::default());
    let id = &puzzle["id"];
    assert_eq!(solved.verdict, Verdict::Solved, "{id} {rules}");
    assert_eq!(
        solved.length(),
        puzzle[rules]["optimal"].as_u64().map(|length| length as usize),
        "{id} {rules}"
    );
    assert!(
        solved.length() == Some(0) || solved.method == method,
        "{id} {rules} is solved by {:?}",
        solved.method
    );
}

/// All of them with optimisation; without it every third that does not take long.
fn puzzles() -> Vec<Value> {
    let all = oracle("ricochet_puzzles")["puzzles"].as_array().unwrap().clone();
    assert_eq!(all.len(), 436);
    let (longest, step) = if cfg!(debug_assertions) { (12, 3) } else { (25, 1) };
    let wanted = |puzzle: &Value| puzzle["plain"]["optimal"].as_u64().unwrap() <= longest;
    all.into_iter().step_by(step).filter(wanted).collect()
}

#[test]
fn known_lengths_under_plain_rules() {
    puzzles().iter().for_each(|puzzle| holds(puzzle, "plain", &[], Method::Slides));
}

#[test]
fn known_lengths_under_house_rules() {
    puzzles().iter().for_each(|puzzle| holds(puzzle, "house", &[], Method::Slides));
}

#[test]
fn known_lengths_where_a_deflection_is_a_turn() {
    let counts = [("deflection_counts", "true".to_string())];
    let mut held = 0;
    for puzzle in puzzles().iter().filter(|puzzle| !puzzle["house_deflection_counts"].is_null()) {
        holds(puzzle, "house_deflection_counts", &counts, Method::Slides);
        held += 1;
    }
    assert!(held >= if cfg!(debug_assertions) { 15 } else { 70 }, "{held}");
}
