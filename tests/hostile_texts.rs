//! Texts that mean harm: grammars, records, positions, drawn boards, cases, arguments. Each ends in an error of the
//! right kind with its place, within little memory and a bounded time of the processor.
#![cfg(unix)]

#[path = "support/promised.rs"]
mod promised;

use promised::promised;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// How much memory the program may have, in KiB, and how many seconds of the processor.
const ROOM: &str = "ulimit -v 4000000; ulimit -t 120; exec \"$@\"";

/// What the program writes, and how it ends; a signal is no end.
fn told(args: &[&str]) -> (String, String, i32) {
    let output = Command::new("sh")
        .args(["-c", ROOM, "sh", env!("CARGO_BIN_EXE_houserule")])
        .args(args)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let code = output.status.code().unwrap_or_else(|| panic!("{args:?}: {}", output.status));
    (text(&output.stdout), text(&output.stderr), code)
}

/// The errors that the program tells as JSON: each of a kind of these, and at a place of the file.
fn refused(args: &[&str], kinds: &[&str], place: Option<&str>) {
    let (data, chatter, code) = told(args);
    let shown: String = format!("{args:?}").chars().take(300).collect();
    assert!([1, 2, 3, 4].contains(&code), "{shown}: {code} {chatter}");
    let errors: Vec<Value> = data
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["error"].clone())
        .filter(|error| !error.is_null())
        .collect();
    assert!(!errors.is_empty(), "{shown}: {data}{chatter}");
    for error in errors {
        let kind = error["kind"].as_str().unwrap();
        assert!(kinds.contains(&kind), "{shown}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(!message.is_empty() && message.len() < 3000, "{shown}: {} letters", message.len());
        if let Some(place) = place {
            assert!(error["at"].as_str().is_some_and(|at| at.contains(place)), "{shown}: {error}");
        }
    }
}

fn written(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_string()
}

#[test]
fn grammars() {
    let folder = tempfile::tempdir().unwrap();
    let long = |text: &str, times: usize| text.repeat(times);
    let grammars = [
        "a = { a }".to_string(),
        "a = { ( | \"x\") }".into(),
        "a = { !(| (\"x\" | \"y\") | \"z\") }".into(),
        "a = { a ~ \"x\" | \"y\" }".into(),
        "a = { b? ~ a }\nb = { \"x\" }".into(),
        "a = { !b ~ a }\nb = { \"x\" }".into(),
        "a = { b }\nb = { c }\nc = { \"\" ~ a }".into(),
        "a = { (\"\")* }".into(),
        "a = { (\"x\"*)* }".into(),
        "a = { (\"x\"? ~ \"y\"?)+ }".into(),
        "a = { ((((\"x\"{64}){64}){64}){64}){64} }".into(),
        "a = { \"x\"{1,99999999999999999999} }".into(),
        "a = { \"x\"{4294967295} }".into(),
        format!("a = {{ {}\"x\"{} }}", long("(", 10_000), long(")", 10_000)),
        format!("a = {{ {}\"x\" }}", long("!", 10_000)),
        format!("a = {{ {}\"x\" }}", long("\"x\" | ", 10_000)),
        format!("a = {{ \"{}\" }}", long("x", 100_000)),
        (0..3000).map(|number| format!("r{number} = {{ r{} }}\n", number + 1)).collect(),
        long("a = { \"x\" }\n", 3000),
        long("/*", 30_000),
        format!("a = {{ {} }}", long("PUSH(", 3000)),
        "a = { PEEK_ALL ~ POP ~ DROP }".into(),
        "a = { '\\u{10FFFF}'..'\\u{0}' }".into(),
        "a = { \"\\u{110000}\" }".into(),
        long("\0", 1000),
        long("\u{202e}", 1000),
    ];
    promised(grammars.len(), "grammars");
    for (number, grammar) in grammars.iter().enumerate() {
        let script = format!(
            "local g = game \"g\" {{ title = \"G\", players = {{ \"a\" }}, pieces = {{ man = \"M\" }},\n\
             board = board.square {{ width = 2, height = 2 }}, notation = [==[\n{grammar}]==] }}\n\
             g:phase \"play\".moves = place {{}}\nreturn g\n"
        );
        let path = written(folder.path(), &format!("g{number}.lua"), script);
        refused(&["moves", &path, "--json"], &["script", "limit"], Some(&format!("g{number}.lua")));
    }
}

#[test]
fn a_grammar_that_backtracks_without_end_is_stopped_at_each_text() {
    let folder = tempfile::tempdir().unwrap();
    let script = "local g = game \"g\" { title = \"G\", players = { \"a\" }, pieces = { man = \"M\" },\n\
         board = board.square { width = 2, height = 2 }, notation = [==[\n\
         decision = ${ slow | place }\nslow = { a ~ \"!\" }\na = { (&b ~ \"a\")* }\n\
         b = { (&c ~ \"a\")* ~ \"!\"? }\nc = { (&d ~ \"a\")* ~ \"!\"? }\nd = { \"a\"* ~ \"!\"? }]==] }\n\
         g:phase \"play\".moves = place {}\nreturn g\n";
    let path = written(folder.path(), "slow.lua", script);
    let text = "a".repeat(4000);
    let cases: String = (0..5)
        .map(|id| format!("{{\"id\":{id},\"game\":{path:?},\"moves\":\"{text}\",\"move\":\"{text}\"}}\n"))
        .collect();
    let cases = written(folder.path(), "cases.jsonl", cases);
    refused(&["moves", "--cases", &cases], &["limit"], Some("--moves:1:"));
}

#[test]
fn records() {
    let folder = tempfile::tempdir().unwrap();
    let head = "[Game \"dvonn\"]\n\n";
    let records = [
        format!("{head}{}", "{".repeat(200_000)),
        format!("{head}{}", "}".repeat(200_000)),
        "[".repeat(200_000),
        format!("[Game \"{}", "x".repeat(2_000_000)),
        format!("[Game \"{}\"]\n*\n", "x".repeat(200_000)),
        format!("[Game \"dvonn\"]\n{}\nx", "[Set \"a=b\"]\n".repeat(500)),
        format!("{head}{}", "\\".repeat(100_000)),
        format!("{head}1. {}", "x".repeat(3_000_000)),
        format!("{head}{} c4 c4", "1.".repeat(500_000)),
        format!("{head}{}", "c4;".repeat(500_000)),
        format!("{head}1. c4 {}", "\u{202e}".repeat(50_000)),
        format!("{head}1. c4 {}", "\0".repeat(50_000)),
        format!("[Game \"dvonn\"]\n[Position \"{}\"]\n*", "a1=W ".repeat(50_000)),
        format!("[Game \"dvonn\"]\n[Seed \"{}\"]\nx", "9".repeat(5000)),
        "[Game \"/dev/zero\"]\n\nc4\n".to_string(),
        "1. c4 d4\n".to_string(),
    ];
    promised(records.len() + 3, "records");
    for (number, record) in records.iter().enumerate() {
        let path = written(folder.path(), &format!("r{number}.txt"), record);
        let kinds = ["syntax", "illegal", "position", "limit", "usage", "ambiguous"];
        refused(&["replay", &path, "--json"], &kinds, Some(&format!("r{number}.txt:")));
    }
    let piled = format!("[Game \"dvonn\"]\n{}\n*", "[With \"enclosed_may_move\"]\n".repeat(300));
    let piled = written(folder.path(), "piled.txt", piled);
    refused(&["replay", &piled, "--json"], &["script"], Some("enclosed_may_move.lua:"));
    let path = written(folder.path(), "path.txt", "[Game \"../../../etc/passwd\"]\n\nc4\n");
    refused(&["replay", &path, "--json"], &["script", "syntax"], None);
    let many = written(folder.path(), "many.txt", "[Game \"dvonn\"]\n\n1. c4 *\n\n".repeat(3000));
    let (data, _, code) = told(&["replay", &many, "--json"]);
    assert_eq!((data.lines().count(), code), (3000, 0));
}

#[test]
fn positions_and_cases() {
    let folder = tempfile::tempdir().unwrap();
    let mut cases = String::new();
    let positions = [
        "a1=W ".repeat(20_000),
        format!("a1={}", "W".repeat(20_000)),
        format!("a1={}", "W".repeat(300)),
        "=".repeat(10_000),
        "turn=white ply=99999999999999999999999".into(),
        "turn=white ply=-1".into(),
        "turn=white ply=4294967296".into(),
        "turn=white hand.white=W4294967297".into(),
        "turn=white hand.white=W65536 phase=placing".into(),
        "turn=white captured.white=W99999999999".into(),
        "turn=white var.none=1".into(),
        "turn=chance a1=W".into(),
        "turn=white phase=nowhere".into(),
        "z99=W".into(),
        "a1=\u{202e}".into(),
        "a1=W\0b1=B".into(),
        "turn=white a1=W a1=B".into(),
        format!("turn={}", "x".repeat(50_000)),
        format!("{}=W", "x".repeat(50_000)),
    ];
    promised(positions.len(), "positions");
    for (id, position) in positions.iter().enumerate() {
        cases.push_str(&serde_json::json!({ "id": id, "position": position }).to_string());
        cases.push('\n');
    }
    let path = written(folder.path(), "positions.jsonl", &cases);
    refused(&["moves", "dvonn", "--cases", &path], &["position"], Some("--position:1:"));

    let wrong = [
        "[".repeat(100_000),
        "{\"id\":".repeat(100_000),
        format!("{{\"id\":1,\"moves\":[{}]}}", "\"c4\",".repeat(100_000)),
        "{\"id\":1,\"seed\":1e999}".into(),
        "{\"id\":1,\"seed\":-1}".into(),
        "{\"id\":1,\"depth\":4294967296}".into(),
        "{\"id\":1,\"n\":0.5}".into(),
        "{\"id\":1,\"set\":[1]}".into(),
        "{\"id\":1,\"set\":{\"a\":{}}}".into(),
        "{\"id\":1,\"with\":{}}".into(),
        "{\"id\":1,\"game\":[]}".into(),
        "{\"id\":1,\"game\":\"\"}".into(),
        "{\"id\":1,\"game\":\"../../../../etc/passwd\"}".into(),
        "{\"id\":1,\"game\":\"\\u0000.lua\"}".into(),
        "{\"id\":1,\"record\":\"/dev/null\"}".into(),
        "{\"id\":1,\"record\":\"/\"}".into(),
        "{\"id\":1,\"time_limit\":-1}".into(),
        "{\"id\":1,\"time_limit\":1e300}".into(),
        "{\"id\":1,\"memory\":18446744073709551615}".into(),
        "{\"id\":1,\"position\":null,\"moves\":3}".into(),
        "{\"id\":1,\"\\ud800\":1}".into(),
        "\"\\ud800\"".into(),
        "null".into(),
    ];
    promised(wrong.len(), "cases");
    let path = written(folder.path(), "wrong.jsonl", wrong.join("\n") + "\n");
    let (data, _, code) = told(&["solve", "ricochet/puzzle", "--cases", &path]);
    assert_eq!((data.lines().count(), code), (wrong.len(), 1));
    refused(
        &["perft", "dvonn", "--depth", "1", "--cases", &path],
        &["usage", "syntax", "illegal", "script"],
        None,
    );
}

#[test]
fn drawn_boards() {
    let folder = tempfile::tempdir().unwrap();
    let row = |inside: &str, times: usize| inside.repeat(times);
    let boards = [
        String::new(),
        row("\n", 100_000),
        row("|", 200_000),
        row("+---", 50_000),
        format!("{}+\n|{}\n", row("+---", 10_000), row(" . |", 10_000)),
        row("+---+\n| . |\n", 10_000),
        row("+---+\n1| . |\n+---+\n", 500),
        format!("+---+\n1|{}|\n+---+\n  a\n", row("./g", 20_000)),
        "+---+\n1| ? |\n+---+\n  a\n".into(),
        "+---+\n1|.\u{202e}|\n+---+\n  a\n".into(),
        "+---+\n99999999999999999999| . |\n+---+\n  a\n".into(),
        row("x", 300_000),
        row("\0", 1000),
    ];
    for (number, board) in boards.iter().enumerate() {
        let path = written(folder.path(), &format!("b{number}.txt"), board);
        let set = format!("drawing={path}");
        refused(
            &["moves", "ricochet/puzzle", "--set", &set, "--json"],
            &["script", "usage", "limit", "position", "syntax"],
            None,
        );
    }
    let paths = ["/", "/dev/zero", "/nowhere"];
    promised(boards.len() + paths.len(), "drawings");
    for path in paths {
        let set = format!("drawing={path}");
        refused(&["moves", "ricochet/puzzle", "--set", &set, "--json"], &["usage", "syntax"], None);
    }
}

#[test]
fn pipes_in_folders_are_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let made = |name: &str| Command::new("mkfifo").arg(folder.path().join(name)).status().unwrap().success();
    assert!(made("f.lua") && made("init.lua") && made("games.txt"));
    let path = folder.path().to_str().unwrap();
    let script = folder.path().join("f.lua").display().to_string();
    for args in [&["moves", &script][..], &["moves", "f", "--rules", path]] {
        let (_, chatter, code) = told(args);
        assert_eq!(code, 3, "{args:?}: {chatter}");
        assert!(chatter.contains("it is no regular file"), "{args:?}: {chatter}");
    }
    assert_eq!(told(&["list", "--rules", path]).2, 3);
    assert_eq!(told(&["replay", path]).2, 3);
}

#[test]
fn a_name_that_is_no_name_is_compared_with_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let record = format!("[Game \"{}\"]\n\n1. a1 *\n", "x".repeat(4_000_000));
    let path = written(folder.path(), "long.txt", record);
    refused(&["replay", &path, "--json"], &["syntax", "usage", "script", "file"], None);
    let nul = written(folder.path(), "nul.lua", "\0\0\0");
    refused(&["moves", &nul, "--json"], &["script"], Some("nul.lua:1"));
    for name in ["return", "place", "play"] {
        let made = &["new", name, "--rules", folder.path().to_str().unwrap(), "--json"];
        refused(made, &["usage"], None);
    }
}

#[test]
fn arguments() {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.lua")).unwrap();
    let zero = folder.path().join("zero.lua").display().to_string();
    let large = written(folder.path(), "large.lua", "-- x\n".repeat(4_000_000));
    let (long, many) = ("x".repeat(100_000), "9".repeat(100));
    let all = [
        &["moves", &zero][..],
        &["moves", &large],
        &["moves", "dvonn", "--with", &zero],
        &["moves", ""],
        &["moves", "/"],
        &["moves", "../../../../etc/passwd"],
        &["moves", "\u{202e}"],
        &["moves", &long],
        &["moves", "dvonn", "--with", &long],
        &["moves", "dvonn", "--with", "dvonn"],
        &["moves", "dvonn", "--set", &many],
        &["moves", "dvonn", "--set", "a=b"],
        &["moves", "dvonn", "--moves", &long],
        &["moves", "dvonn", "--seed", &many],
        &["moves", "dvonn", "--record", "/"],
        &["moves", "dvonn", "--record", "/dev/null#1"],
        &["moves", "dvonn", "--limit", &long],
        &["perft", "dvonn", "--depth", "4294967295"],
        &["perft", "dvonn", "--depth", &many],
        &["playouts", "dvonn", "-n", &many],
        &["playouts", "dvonn", "--memory", "0"],
        &["solve", "ricochet/puzzle", "--time-limit", "-1"],
        &["solve", "ricochet/puzzle", "--memory", "99999999999999"],
        &["replay", "/dev/null", "--stop-at", &many],
        &["compare", "dvonn", &zero],
        &["why", "dvonn", "--move", &long],
    ];
    promised(all.len(), "command lines");
    for args in all {
        let (data, chatter, code) = told(&[args, &["--json"]].concat());
        let shown: String = format!("{args:?}").chars().take(200).collect();
        assert!([1, 2, 3, 4].contains(&code), "{shown}: {code} {data}{chatter}");
        let first = data.lines().next().unwrap_or_else(|| panic!("{shown}: {chatter}"));
        let answer: Value = serde_json::from_str(first).unwrap();
        assert!(answer["error"]["kind"].is_string() || answer["kind"].is_string(), "{shown}: {first}");
        assert!(first.len() < 5000 || args[0] == "why", "{shown}: {} letters", first.len());
    }
}
