//! House rules that no table knows: they are walked, and the answer is theirs.

use super::support::{game, lines, position, solved};
use houserule::analysis::solve::{Method, SolveJob};
use houserule::rule::Game;
use std::sync::Arc;

/// A house rule, as a file of its own.
fn house(folder: &tempfile::TempDir, name: &str, rules: &str) -> String {
    let text = format!(
        "--- A house rule.\nlocal house = require(\"ricochet/puzzle\"):variant \"{name}\" {{ title = \"{name}\" }}\n\
         local showing = house.phases.showing\n\n{rules}\n\nreturn house\n"
    );
    let path = folder.path().join(format!("{name}.lua"));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

fn laid(name: &str, rules: &str, kind: &str) -> Arc<Game> {
    let folder = tempfile::tempdir().unwrap();
    let path = house(&folder, name, rules);
    game(&path, &[("rules", kind.to_string()), ("target", "g12:red".to_string())], &[])
}

const STANDS: &str = "a1=R p1=Y b7=G";

/// What is found, and how.
fn found(game: &Arc<Game>) -> (Vec<String>, Method) {
    let solved = solved(game, &position(game, STANDS), &SolveJob { all: true, ..SolveJob::default() });
    (lines(game, &solved), solved.method)
}

#[test]
fn a_function_that_says_the_same_finds_the_same() {
    for kind in ["plain", "house"] {
        let set = [("rules", kind.to_string()), ("target", "g12:red".to_string())];
        let (usual, method) = found(&game("ricochet/puzzle", &set, &[]));
        assert_eq!(method, Method::Slides, "{kind}");
        let rules = "--- M1 A slide ends on an empty cell.\n\
                     showing.stops = where(function(game, pos, cell) return pos:height(cell) == 0 end)";
        let (walked, method) = found(&laid("same", rules, kind));
        assert_eq!((walked, method), (usual, Method::Walked), "{kind}");
    }
}

#[test]
fn what_differs_a_little_is_walked_and_has_its_own_answer() {
    // Each differs from the rules that tables know, in a place of its own.
    let rules = [
        "--- Any robot but green may be moved.\nshowing.robots = occupied - kind \"green\"",
        "--- A robot stands still on a corner.\nshowing.robots = occupied - region \"corners\"",
        "--- A slide ends beside something.\nshowing.stops = empty * neighbours(occupied):any()",
        "--- Only the last row is free.\nshowing.free = empty - cells { \"c1\", \"g8\" }",
    ];
    let mut walked = 0;
    for (number, rule) in rules.iter().enumerate() {
        for kind in ["plain", "house"] {
            let laid = laid(&format!("house_{number}"), rule, kind);
            let start = position(&laid, STANDS);
            let job = SolveJob { all: true, max_depth: Some(4), ..SolveJob::default() };
            let fast = solved(&laid, &start, &job);
            let plain = solved(&laid, &start, &SolveJob { plainly: true, ..job });
            assert_eq!(lines(&laid, &fast), lines(&laid, &plain), "{rule}");
            walked += u32::from(fast.method == Method::Walked);
        }
    }
    assert!(walked >= 6, "{walked} were walked");
}
