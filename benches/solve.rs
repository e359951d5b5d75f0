//! Seconds of the processor for the known puzzles, by class: `cargo bench --bench solve [CLASS]`.

use houserule::analysis::Work;
use houserule::analysis::solve::{SolveJob, solve};
use houserule::diagnostic::Source;
use houserule::notation::Notation;
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::{Beginning, Session};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How often each puzzle is solved; the middle time counts.
const RUNS: usize = 3;

fn cell(at: &Value) -> String {
    let number = |value: &Value| value.as_u64().expect("a coordinate");
    let (x, y) = match at {
        Value::Array(pair) => (number(&pair[0]), number(&pair[1])),
        pair => (number(&pair["x"]), number(&pair["y"])),
    };
    format!("{}{}", char::from(b'a' + x as u8), 16 - y)
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// A puzzle set up under some rules.
fn set_up(library: &Library, puzzle: &Value, rules: &str) -> Session {
    let robots = puzzle["robots"].as_object().expect("robots by colour");
    let faces: Vec<&str> = puzzle["quarters"].as_array().expect("four faces").iter().map(text).collect();
    let active =
        Some(text(&puzzle["target"]["active"])).filter(|active| *active != "vortex").unwrap_or("any");
    let set = [
        ("board", faces.join(",")),
        ("target", format!("{}:{active}", cell(&puzzle["target"]))),
        ("silver", robots.contains_key("silver").to_string()),
        ("diagonals", puzzle["use_diagonals"].as_bool().unwrap_or(false).to_string()),
        ("rules", rules.to_string()),
    ];
    let set = set.into_iter().map(|(key, value)| (key.to_string(), value)).collect();
    let game = library.load(&Request { set, ..Request::game("ricochet/puzzle") }).expect("it loads").game;
    let stands = robots.iter().map(|(colour, at)| format!("{}={}", cell(at), colour[..1].to_uppercase()));
    let position = Some(Source::new("position", stands.collect::<Vec<_>>().join(" ")));
    let notation = Arc::new(Notation::new(&game.grammar).expect("a grammar"));
    Session::begin(game, notation, &Beginning { position, moves: None }).expect("a position")
}

/// Seconds for one puzzle.
fn seconds(session: &Session, length: u64) -> f64 {
    let mut taken: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = cpu_time::ThreadTime::now();
            let (job, stop) = (SolveJob::default(), Work::new());
            let found = solve(session.game(), session.position(), &job, &stop);
            let found = found.expect("it is solved");
            assert_eq!(found.length().map(|length| length as u64), Some(length));
            start.elapsed().as_secs_f64()
        })
        .collect();
    taken.sort_by(f64::total_cmp);
    taken[RUNS / 2]
}

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let file = std::fs::read_to_string("tests/oracles/ricochet_puzzles.json").expect("the known puzzles");
    let known: Value = serde_json::from_str(&file).expect("JSON");
    let library = Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() });
    for rules in ["plain", "house"] {
        let mut classes: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        for puzzle in known["puzzles"].as_array().expect("a list") {
            let class = text(&puzzle["cls"]);
            if wanted.as_deref().is_none_or(|wanted| wanted == class) {
                let length = puzzle[rules]["optimal"].as_u64().expect("a length");
                classes.entry(class).or_default().push(seconds(&set_up(&library, puzzle, rules), length));
            }
        }
        for (class, mut taken) in classes {
            taken.sort_by(f64::total_cmp);
            let (total, middle) = (taken.iter().sum::<f64>(), taken[taken.len() / 2] * 1e3);
            println!("{rules} {class}: {} puzzles in {total:.3} s, median {middle:.3} ms", taken.len());
        }
    }
}
