//! The search against brute force, on random problems small enough for that.

mod brute;
mod problems;

use super::simulate::solves;
use super::{Limits, Outcome, SlideProblem, solve};
use brute::{brute, every_line};
use problems::{Random, crowd, grid, house, wide, wild};

/// Holds the search to brute force on so many problems of a kind.
fn compare(make: fn(&mut Random) -> SlideProblem, seed: u64, count: usize) {
    let mut r = Random(seed);
    let (mut solved, mut deepest, mut hopeless, mut skipped) = (0, 0, 0, 0);
    for i in 0..count {
        let problem = make(&mut r);
        let Some(truth) = brute(&problem, 200_000) else {
            skipped += 1;
            continue;
        };
        let limits = Limits {
            sharpen_after: [1, 2, 7, 60, 2048][r.below(5)],
            deepen_after: [1, 3, 20, 100][r.below(4)],
            ..Limits::default()
        };
        let found = solve(&problem, limits, &mut |_, _| false).expect("problem is well formed");
        match (&found.outcome, truth) {
            (Outcome::Solved(lines), Some(length)) => {
                assert_eq!(lines.len(), 1, "case {i}: {problem:?}");
                assert_eq!(lines[0].len(), length, "case {i}: {problem:?}");
                assert!(solves(&problem, &lines[0]), "case {i}: {problem:?}");
                if let Some(all) = every_line(&problem, length) {
                    let limits = Limits { max_solutions: usize::MAX, ..limits };
                    let found = solve(&problem, limits, &mut |_, _| false).expect("problem is well formed");
                    let Outcome::Solved(mut lines) = found.outcome else { panic!("case {i}: {problem:?}") };
                    lines.sort();
                    assert_eq!(lines, all, "case {i}: {problem:?}");
                }
                solved += 1;
                deepest = deepest.max(length);
            }
            (Outcome::Unsolvable, None) => hopeless += 1,
            (other, truth) => panic!("case {i}: {other:?} but {truth:?}: {problem:?}"),
        }
    }
    let told =
        format!("{solved} solved, deepest {deepest}, {hopeless} without solution, {skipped} too large");
    assert!(solved * 3 > count && deepest > 3 && hopeless > 0 && skipped * 10 < count, "{told}");
}

/// A tenth of them where nothing is optimised.
fn some(count: usize) -> usize {
    if cfg!(debug_assertions) { count / 10 } else { count }
}

#[test]
fn grids_agree() {
    compare(grid, 0x5EED_0001, some(3000));
}

#[test]
fn house_rules_agree() {
    compare(house, 0x5EED_0003, some(3000));
}

#[test]
fn crowds_agree() {
    compare(crowd, 0x5EED_0004, some(600));
}

#[test]
fn wide_keys_agree() {
    compare(wide, 0x5EED_0005, some(600));
}

#[test]
fn wild_steps_agree() {
    compare(wild, 0x5EED_0002, some(3000));
}
