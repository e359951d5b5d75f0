//! Scripts that mean harm, all in one process: each ends in an error of the right kind, and the game beside it goes
//! on as if nothing had been.

#[path = "support/promised.rs"]
mod promised;
mod support;

use houserule::diagnostic::{Diagnostic, Kind};
use houserule::rule::{Bounds, Rules};
use houserule::script::{Budget, Library, LibraryPaths, Request, exercise};
use houserule::session::{Loaded, Session, Shelf};
use promised::promised;
use std::time::Duration;

/// A game in one line, so that the lines of a script keep their numbers.
const HEAD: &str = r#"local g = game "g" { title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 3, height = 3 }, variables = { x = 1 } } local play = g:phase "play" play.moves = place {}"#;

fn library() -> Library {
    let budget = Budget {
        rounds: 100_000,
        time: Duration::from_secs(30),
        memory: 16 << 20,
        bounds: Bounds { steps: 1_000_000, ..Bounds::default() },
        ..Budget::default()
    };
    let paths = LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() };
    Library::new(paths).with_budget(budget)
}

/// What is found wrong with a script: when it is loaded, when its game begins, when its rules are asked.
fn found(library: &Library, script: &str) -> Vec<Diagnostic> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hostile.lua");
    std::fs::write(&path, script).unwrap();
    match Shelf::new(library.clone()).load(&Request::game(path.to_str().unwrap())) {
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

/// `KIND, line N: MESSAGE`, short.
fn told(finding: &Diagnostic) -> String {
    let line = finding.at.as_ref().map_or(0, |(source, span)| source.line_column(span.start).0);
    let message: String = finding.message.chars().filter(|letter| !letter.is_control()).take(120).collect();
    format!("{}, line {line}: {message}", finding.kind.word())
}

/// The game that must not be harmed: one of random moves, and where it ends.
fn innocent(library: &Library) -> u64 {
    let Loaded { game, notation, .. } = Shelf::new(library.clone()).load(&Request::game("dvonn")).unwrap();
    let mut session = Session::new(game, notation).unwrap();
    support::random_decisions(&mut session, 5, 60);
    session.position().hash()
}

#[test]
fn every_script_is_stopped_and_harms_nothing_else() {
    let library = library();
    let before = innocent(&library);
    let mut paths: Vec<_> =
        std::fs::read_dir("tests/scripts/hostile").unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    promised(paths.len(), "scripts");
    let mut wrong = Vec::new();
    for path in &paths {
        let text = std::fs::read_to_string(path).unwrap();
        let (first, rest) = text.split_once('\n').unwrap();
        let expected = first.strip_prefix("--!").unwrap().trim();
        let head = if rest.contains("local g = game") { "" } else { HEAD };
        let findings = found(&library, &format!("{head}\n{rest}\nreturn g\n"));
        let said = findings.first().map_or("nothing".to_string(), told);
        if said != expected {
            wrong.push(format!("{}: {said}", path.file_stem().unwrap().to_string_lossy()));
        }
    }
    assert_eq!(innocent(&library), before);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A script of the head and a text that is repeated.
fn bomb(before: &str, text: &str, times: usize, after: &str) -> String {
    format!("{HEAD}\n{before}{}{after}\nreturn g\n", text.repeat(times))
}

#[test]
fn texts_that_no_parser_likes_are_refused() {
    let library = library();
    let bombs = [
        ("parentheses", bomb("local x = ", "(", 100_000, "")),
        ("tables", bomb("local x = ", "{", 100_000, &"}".repeat(100_000))),
        ("functions", bomb("local f = ", "function() return ", 20_000, &" end".repeat(20_000))),
        ("ifs", bomb("", "if true then ", 20_000, &" end".repeat(20_000))),
        ("blocks", bomb("", "do ", 100_000, &" end".repeat(100_000))),
        ("minus", bomb("local x = ", "- ", 100_000, "1")),
        ("not", bomb("local x = ", "not ", 100_000, "1")),
        ("concat", bomb("local x = 'a'", " .. 'a'", 100_000, "")),
        ("power", bomb("local x = 1", " ^ 1", 100_000, "")),
        ("calls", bomb("local x = g", "()", 100_000, "")),
        ("fields", bomb("local x = g", ".a", 100_000, "")),
        ("locals", bomb("", "local x = 1 ", 100_000, "")),
        ("arguments", bomb("local x = tostring(1", ", 1", 100_000, ")")),
        ("string", bomb("local x = 'a", "a", 1_000_000, "")),
        ("comment", bomb("--[==[", "a", 1_000_000, "")),
        ("number", bomb("local x = 1", "1", 1_000_000, "x")),
        ("zeros", bomb("local x = '", "\0", 1000, "")),
        ("labels", bomb("", "goto x ", 10_000, "")),
        ("types", bomb("local x: ", "{", 20_000, "")),
        ("interpolation", bomb("local x = ", "`{", 20_000, "")),
    ];
    promised(bombs.len(), "parser bombs");
    for (name, script) in bombs {
        let findings = found(&library, &script);
        let kinds: Vec<Kind> = findings.iter().map(|finding| finding.kind).collect();
        println!("{name}: {:?}", findings.first().map(told));
        assert!(kinds.iter().all(|kind| matches!(kind, Kind::Script | Kind::Limit)), "{name}: {kinds:?}");
        assert!(!kinds.is_empty() || ["locals", "arguments", "string", "comment"].contains(&name), "{name}");
    }
}
