//! Scripts that do not end, take too much, or fail while they run: stopped, with the place, and nothing breaks.

use houserule::diagnostic::{Diagnostic, Kind};
use houserule::rule::Rules;
use houserule::script::{Budget, Library, LibraryPaths, Request, exercise};
use std::io::Write;
use std::time::Duration;

fn library() -> Library {
    let budget =
        Budget { rounds: 100_000, time: Duration::from_secs(20), memory: 16 << 20, ..Budget::default() };
    Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() })
        .with_budget(budget)
}

const HEAD: &str = r#"local g = game "g" {
  title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 3, height = 3 },
}
local play = g:phase "play"
play.moves = place {}
"#;

/// The findings of a script: a head with a game in five lines, then some lines, then `return g`.
fn found(lines: &str) -> Vec<Diagnostic> {
    let mut file = tempfile::Builder::new().suffix(".lua").tempfile().unwrap();
    write!(file, "{HEAD}{lines}\nreturn g\n").unwrap();
    match library().load(&Request::game(file.path().to_str().unwrap())) {
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

fn one(lines: &str) -> (Kind, usize, String) {
    let findings = found(lines);
    let [finding] = &findings[..] else { panic!("{lines}: {findings:#?}") };
    let line = finding.at.as_ref().map_or(0, |(source, span)| source.line_column(span.start).0);
    (finding.kind, line, finding.message.clone())
}

#[test]
fn endless_loops_are_stopped() {
    let stopped = "the script is stopped: it needs more than 100000 rounds of loops and calls".to_string();
    assert_eq!(one("while true do end"), (Kind::Limit, 6, stopped.clone()));
    assert_eq!(
        one("play.a = where(function(game, pos, cell)\n  while true do end\nend)"),
        (Kind::Limit, 7, stopped.clone())
    );
    assert_eq!(
        one(
            "play.a = where(function()\n  pcall(function() while true do end end)\n  while true do end\nend)"
        ),
        (Kind::Limit, 8, stopped)
    );
}

#[test]
fn patterns_and_nesting_end() {
    let pattern = "local s = string.find(string.rep('a', 3e5), string.rep('a-', 40) .. 'b')";
    assert_eq!(one(pattern).0, Kind::Limit, "{:?}", one(pattern));
    let deep = "local s = own for i = 1, 200 do s = s + empty end";
    assert_eq!(one(deep).2, "more than 100 expressions lie in each other");
    let chain = "for i = 1, 300 do play['r' .. i] = (own + play['r' .. i + 1]) * empty end play.r301 = own";
    assert!(one(chain).2.contains("leads through more than 400 expressions"), "{:?}", one(chain));
    let endless = "local t = {} t[1] = t play.after = t";
    assert_eq!(one(endless).2, "`play.after` should be an action, found tables in tables without end");
    let made = "play.moves = function(game, pos) return place { at = where(function() return true end) } end";
    assert!(one(made).2.contains("a function that is made while a rule runs"), "{:?}", one(made));
}

#[test]
fn memory_is_limited() {
    let stopped = "the script is stopped: it needs more than 16 MiB of memory";
    for lines in [
        "local t = {} for i = 1, 1e5 do t[i] = string.rep('x', 1e4) .. i end",
        "local s = string.rep('x', 1e9)",
        "play.a = where(function() local t = {} for i = 1, 5e4 do t[i] = { i, {}, {}, {}, {}, {}, {} } end return true end)",
    ] {
        let (kind, line, message) = one(lines);
        assert_eq!((kind, message.as_str()), (Kind::Limit, stopped), "{lines}");
        assert_eq!(line, 6, "{lines}");
    }
}

#[test]
fn what_goes_wrong_inside_has_its_line() {
    for (lines, line, message) in [
        ("local x = nil + 1", 6, "attempt to perform arithmetic (add) on nil and number"),
        ("local t = nil\nlocal y = t.x", 7, "attempt to index nil with `x`"),
        ("error('no such thing')", 6, "no such thing"),
        (
            "play.a = where(function(game, pos, cell)\n  return pos:height(nil)\nend)",
            7,
            "`height` needs `cell`: a cell's name (the cell)",
        ),
        (
            "play.a = where(function(game, pos, cell)\n  return pos:height('z9') > 0\nend)",
            7,
            "the board has no cell `z9`",
        ),
        (
            "play.a = where(function(game, pos, cell)\n  return pos:top(cell).x.y\nend)",
            7,
            "attempt to index nil with `x`",
        ),
        (
            "play.a = where(function() return 3 end)",
            6,
            "rule `play.a` should answer `true` or `false`, and it answers the number 3",
        ),
        (
            "play.after = function() return own end",
            6,
            "rule `play.after` should answer an action, and it answers a set of cells",
        ),
        (
            "g.score = function() return 1.5 end",
            6,
            "rule `score` should answer a whole number, and it answers the number 1.5",
        ),
        (
            "play.fits = some(play.a)\nplay.a = function() return true end",
            7,
            "rule `play.a` should answer cells: a list of names, or a set, and it answers `true`",
        ),
        ("play.moves = function() return place { at = 'nothing' } end", 6, "there is no rule `nothing`"),
        ("play.moves = function() return place { att = empty } end", 6, "`place` has no field `att`"),
        (
            "play.a = where(function() play.b = own return true end)",
            6,
            "`play.b` cannot be assigned now: rules are declared while the script loads",
        ),
        (
            "play.a = where(function() return require('x') end)",
            6,
            "`require` is used only while the script loads",
        ),
        (
            "local kept\nplay.a = where(function(game, pos, cell)\n  if kept then return kept:height(cell) > 0 end\n  kept = pos\n  return true\nend)",
            8,
            "userdata has been destructed",
        ),
    ] {
        let (kind, at, said) = one(lines);
        assert_eq!((kind, at, said.as_str()), (Kind::Script, line, message), "{lines}");
    }
}

#[test]
fn the_language_has_no_way_out() {
    for name in [
        "os",
        "io",
        "debug",
        "print",
        "loadstring",
        "load",
        "dofile",
        "getfenv",
        "setfenv",
        "newproxy",
        "collectgarbage",
        "coroutine",
        "package",
        "_G",
    ] {
        let (kind, line, message) = one(&format!("local x = {name}"));
        assert_eq!((kind, line, message), (Kind::Script, 6, format!("there is no `{name}`")));
    }
    assert_eq!(one("math.random(3)").2, "`math` has no field `random`");
    assert_eq!(one("string.rep = 3").0, Kind::Script);
    assert_eq!(one("x = 3").2, "`x` would be a global name");
    assert_eq!(one("empty = 3").2, "`empty` would be a global name");
    assert!(one("require '../secret'").2.contains("there is no script `../secret`"));
}

#[test]
fn rules_that_ask_for_themselves_are_found() {
    assert_eq!(
        one("play.a = play.b\nplay.b = play.a + own").2,
        "rules `play.a`, `play.b` ask for each other without end"
    );
    assert_eq!(one("play.a = play.a + own").2, "rule `play.a` asks for itself without end");
    let redefined = found("play.a = own\nplay.a = play.a + empty\nplay.fits = some(play.a)");
    assert!(redefined.is_empty(), "{redefined:?}");
    let deep = "play.moves = place { at = play.a }\nplay.a = function(game, pos) return pos:cells(play.b) end\nplay.b = function(game, pos) return pos:cells(play.a) end";
    assert!(one(deep).2.contains("without end"), "{:?}", one(deep));
    let endless = "local function f() return f() + 1 end\nplay.a = where(function() return f() end)";
    assert!(one(endless).2.contains("calls inside each other"), "{:?}", one(endless));
}
