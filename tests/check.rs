//! Rules that break a law each, and shipped rules that break none.
//!
//! A script says in comments at its end what is expected: `--! law line:column: message`, below it
//! `--! shows after: ..` where a game shows it. `BLESS=1` writes them anew.

mod support;

use houserule::analysis::{CheckJob, Finding, Work, broken, check};
use houserule::script::{Library, LibraryPaths, Request};
use houserule::session::rule_test::{run, test_of_finding};
use houserule::session::{Beginning, Session, Shelf};
use std::sync::Arc;
use support::{library, notation};

static STOP: Work = Work::new();

fn findings(request: &Request, job: CheckJob) -> Vec<Finding> {
    let game = match library().load(request) {
        Ok(loaded) => loaded.game,
        Err(findings) => panic!("{}: {}", request.game, findings[0].render(false)),
    };
    check(&game, &notation(&game), job, &STOP).unwrap().findings
}

/// A finding as the comments of a script write it.
fn written(finding: &Finding) -> Vec<String> {
    let place = finding.error.place().unwrap_or_default();
    let place = place.split_once(".lua:").map_or("", |(_, place)| place);
    let first = format!("{} {place}: {}", finding.law, finding.error.message);
    let game = finding.game.iter().map(|moves| format!("shows after: {}", moves.join(" ")));
    std::iter::once(first).chain(game).collect()
}

#[test]
fn every_broken_law_is_found() {
    let mut wrong = Vec::new();
    let mut paths: Vec<_> =
        std::fs::read_dir("tests/scripts/laws").unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    for path in paths {
        let job = CheckJob { games: 5, seed: 1, max_plies: 40 };
        let found: Vec<String> =
            findings(&Request::game(path.to_str().unwrap()), job).iter().flat_map(written).collect();
        let text = std::fs::read_to_string(&path).unwrap();
        if std::env::var_os("BLESS").is_some() {
            let kept = text.lines().filter(|line| !line.starts_with("--! ")).map(|line| format!("{line}\n"));
            let said = found.iter().map(|line| format!("--! {line}\n"));
            std::fs::write(&path, kept.chain(said).collect::<String>()).unwrap();
            continue;
        }
        let expected: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("--! ")).collect();
        if expected != found {
            wrong.push(format!("{}:\n  expected {expected:#?}\n  found {found:#?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The game that shows a finding can be played again, but for the last decision where that is what fails.
#[test]
fn a_witness_replays() {
    for script in ["05_ambiguous", "07_pieces", "08_position", "03_dead_end", "10_endless", "13_symmetry"] {
        let request = Request::game(format!("tests/scripts/laws/{script}.lua"));
        let game = library().load(&request).unwrap().game;
        for finding in findings(&request, CheckJob { games: 5, seed: 1, max_plies: 40 }) {
            let Some(moves) = finding.game else { continue };
            let fails_there = script == "03_dead_end";
            let count = moves.len() - usize::from(fails_there);
            let source = houserule::diagnostic::Source::new("witness", moves[..count].join(" "));
            let beginning = Beginning { position: None, moves: Some(source) };
            let session = Session::begin(game.clone(), notation(&game), &beginning);
            // a text that means several decisions is what the finding is about
            let ambiguous = script == "05_ambiguous" && session.is_err();
            assert!(ambiguous || session.unwrap().played().len() >= count, "{script}");
        }
    }
}

/// No decision of a game that shows a finding can be left out, and the rule test of it fails as long as it is there.
#[test]
fn a_witness_is_as_short_as_it_can_be_and_makes_a_rule_test() {
    let paths = LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() };
    let shelf = Shelf::new(Library::new(paths));
    let mut tested = 0;
    for script in ["03_dead_end", "05_ambiguous", "07_pieces", "08_position", "11_function", "13_symmetry"] {
        let path = std::fs::canonicalize(format!("tests/scripts/laws/{script}.lua")).unwrap();
        let request = Request::game(path.to_str().unwrap());
        let loaded = library().load(&request).unwrap();
        let (game, notation) = (loaded.game.clone(), notation(&loaded.game));
        let start = houserule::rule::Rules::new(game.clone()).unwrap().start().unwrap();
        for finding in findings(&request, CheckJob { games: 5, seed: 1, max_plies: 40 }) {
            let Some(moves) = &finding.game else { continue };
            let shows = |rest: &[String]| {
                let found = broken(&game, &notation, &start, rest, Some(finding.law), &STOP).unwrap();
                found.iter().any(|found| found.is_same(&finding))
            };
            assert!(shows(moves), "{script}: {moves:?}");
            for left in 0..moves.len() {
                let rest: Vec<String> = [&moves[..left], &moves[left + 1..]].concat();
                assert!(!shows(&rest), "{script}: {moves:?} without its decision {}", left + 1);
            }
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("found_test.lua");
            std::fs::write(&file, test_of_finding(&request, &finding).unwrap()).unwrap();
            let tests = shelf.library().rule_tests(file.to_str().unwrap()).unwrap().0;
            let failed = tests.iter().all(|test| !run(&shelf, test, &STOP).unwrap().passed());
            assert!(!tests.is_empty() && failed, "{script}: {}", finding.error.message);
            tested += 1;
        }
    }
    assert!(tested >= 6, "{tested}");
}

#[test]
fn shipped_rules_break_no_law() {
    let listed = library().list();
    assert!(!listed.is_empty());
    for game in listed {
        let job = CheckJob { games: 1, seed: 3, max_plies: 40 };
        let request = Request::game(game.name.as_str());
        let wrong = findings(&request, job).into_iter().find(|finding| !finding.law.is_remark());
        assert!(wrong.is_none(), "{}: {}", game.name, wrong.unwrap().error.render(false));
    }
}

#[test]
fn the_same_seed_finds_the_same() {
    let request = Request::game("tests/scripts/laws/05_ambiguous.lua");
    let job = CheckJob { games: 3, seed: 9, max_plies: 20 };
    let game = Arc::new(findings(&request, job));
    assert_eq!(*game, findings(&request, job));
}
