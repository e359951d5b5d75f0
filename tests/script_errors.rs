//! Scripts with one mistake each: every mistake is found, at its place, with what helps.
//!
//! A script says in comments at its end what is expected: `--! line:column: message` and below it `--! help: ...`.

use houserule::analysis::Work;
use houserule::diagnostic::Diagnostic;
use houserule::rule::Rules;
use houserule::script::{Library, LibraryPaths, Request, exercise};
use houserule::session::{Shelf, rule_test};
use std::path::Path;

fn library() -> Library {
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
}

/// What is found when a script is loaded, and if nothing is, when its functions are run.
fn findings(path: &Path) -> Vec<Diagnostic> {
    match library().load(&Request::game(path.to_str().unwrap())) {
        Err(findings) => findings,
        Ok(loaded) => match Rules::new(loaded.game) {
            Err(finding) => vec![finding],
            Ok(rules) => match rules.start() {
                Err(finding) => vec![finding],
                Ok(position) => exercise(&rules, &position),
            },
        },
    }
}

/// A finding as the comments of a script write it.
fn written(finding: &Diagnostic) -> Vec<String> {
    let place = finding.place().unwrap_or_default();
    let place = place.split_once(".lua:").map_or("", |(_, place)| place);
    let first = format!("{place}: {}", finding.message);
    let help = finding.help.iter().map(|help| format!("help: {help}"));
    let notes = finding.notes.iter().map(|note| format!("note: {note}"));
    std::iter::once(first).chain(notes).chain(help).collect()
}

/// What is found in a file of rule tests, and if nothing is, when its tests are played.
fn test_findings(path: &Path) -> Vec<Diagnostic> {
    static STOP: Work = Work::new();
    let shelf = Shelf::new(library());
    let tests = match shelf.library().rule_tests(path.to_str().unwrap()) {
        Err(finding) => return vec![finding],
        Ok((tests, findings)) if findings.is_empty() => tests,
        Ok((_, findings)) => return findings,
    };
    let played = tests.iter().map(|test| match rule_test::run(&shelf, test, &STOP) {
        Err(findings) => findings,
        Ok(tested) => tested.failures.into_iter().map(|failure| failure.error).collect(),
    });
    played.flatten().collect()
}

fn check(folder: &str, findings: impl Fn(&Path) -> Vec<Diagnostic>) {
    let mut wrong = Vec::new();
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let expected: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("--! ")).collect();
        let found: Vec<String> = findings(&path).iter().flat_map(written).collect();
        if std::env::var_os("BLESS").is_some() {
            let kept: String = text
                .lines()
                .filter(|line| !line.starts_with("--! "))
                .map(|line| format!("{line}\n"))
                .collect();
            let said: String = found.iter().map(|line| format!("--! {line}\n")).collect();
            std::fs::write(&path, kept + &said).unwrap();
        } else if expected != found {
            wrong.push(format!("{}:\n  expected {expected:#?}\n  found {found:#?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_mistake_is_found() {
    check("tests/scripts/bad", findings);
}

#[test]
fn every_mistake_in_a_rule_test_is_found() {
    check("tests/scripts/bad_tests", test_findings);
}
