//! Every limit for scripts is given on the command line, and who passes it is told the script, the line and the limit.

use serde_json::Value;
use std::fs;
use std::process::Command;

/// A game of nine cells. Its lines: 1 to 5, then those of the test.
const HEAD: &str = r#"local g = game "g" {
  title = "G", players = { "white" }, pieces = { man = "M" }, board = board.square { width = 3, height = 3 },
}
local play = g:phase "play"
play.moves, play.next = place { at = empty }, go "play"
"#;

/// The answer as JSON, and the exit code.
fn answer(lines: &str, args: &[&str]) -> (Vec<Value>, i32) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("mine.lua");
    fs::write(&script, format!("{HEAD}{lines}\nreturn g\n")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
        .arg(args[0])
        .arg(&script)
        .args(&args[1..])
        .arg("--json")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let told = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (told, output.status.code().unwrap())
}

/// What is told of a limit: kind, line, message; and that it is the program's exit.
fn stopped(lines: &str, args: &[&str]) -> (String, u64, String) {
    let (told, code) = answer(lines, args);
    let error = &told.last().unwrap()["error"];
    let at = error["at"].as_str().unwrap_or_else(|| panic!("{told:?}"));
    assert!(at.contains("mine.lua:"), "{at}");
    let line = at.split("mine.lua:").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
    let kind = error["kind"].as_str().unwrap().to_string();
    assert_eq!(
        code,
        if args[0] == "play" {
            1
        } else if kind == "limit" {
            4
        } else {
            3
        },
        "{told:?}"
    );
    (kind, line, error["message"].as_str().unwrap().to_string())
}

fn limit(line: u64, needs: &str) -> (String, u64, String) {
    ("limit".into(), line, format!("the script is stopped: it needs more than {needs}"))
}

#[test]
fn time_rounds_memory_calls_and_texts_of_a_script_have_limits() {
    let endless = "while true do end";
    assert_eq!(
        stopped(endless, &["moves", "--limit", "rounds=1k"]),
        limit(6, "1000 rounds of loops and calls")
    );
    let slow = stopped(endless, &["moves", "--limit", "time=0.05", "--limit", "rounds=1000000M"]);
    assert_eq!(slow, limit(6, "0.05 s"));
    let memory = "local t = {}\nfor i = 1, 1e6 do t[i] = { i } end";
    assert_eq!(stopped(memory, &["moves", "--limit", "memory=3"]), limit(7, "3 MiB of memory"));
    let deep = "local function f(n) return n == 0 and 0 or 1 + f(n - 1) end\nf(500)";
    assert_eq!(answer(deep, &["moves"]).1, 0);
    assert_eq!(stopped(deep, &["moves", "--limit", "calls=100"]), limit(6, "100 calls inside each other"));
    let reason = "play.a = function() return false, string.rep(\"x\", 500) end\n\
                  play.moves = place { at = empty }:when(play.a)";
    assert_eq!(answer(reason, &["moves"]).1, 0);
    assert_eq!(stopped(reason, &["moves", "--limit", "text=100"]), limit(6, "100 bytes for a reason"));
    let (kind, line, message) = stopped("g:phase(string.rep(\"x\", 500))", &["moves", "--limit", "text=100"]);
    assert_eq!((kind.as_str(), line), ("script", 6));
    assert!(message.contains("a text of more than 100 bytes"), "{message}");
    let (_, _, message) = stopped("error(string.rep(\"x\", 500))", &["moves", "--limit", "text=100"]);
    assert!(message.chars().count() <= 101, "{message}");
}

#[test]
fn long_commands_end_with_what_is_known_when_their_time_is_up() {
    let folder = tempfile::tempdir().unwrap();
    let written = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    };
    let records = written("games.txt", "[Game \"dvonn\"]\n\n1. c4 *\n\n".repeat(100_000));
    let slow = "for i = 1, 1000 do g:case(\"case \" .. i) { perft = { 1, 49, 2352 } } end\n";
    let tests = written("slow_test.lua", format!("local g = test \"dvonn\"\n{slow}"));
    let long = "1000000000";
    for args in [
        &["playouts", "dvonn", "-n", long][..],
        &["playouts", "ricochet/puzzle", "-n", long],
        &["perft", "dvonn", "--depth", "9"],
        &["perft", "tic_tac_toe", "--depth", "9", "--unique"],
        &["solve", "ricochet/puzzle", "--set", "id=0765+42+2E21BD0F+93", "--plainly"],
        &["check", "dvonn", "-n", long],
        &["compare", "dvonn", "dvonn", "-n", long, "--max-positions", long],
        &["test", &tests],
        &["replay", &records],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(args)
            .args(["--json", "--time-limit", "0.2"])
            .output()
            .unwrap();
        let data = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(4), "{args:?}: {data}");
        for line in data.lines() {
            serde_json::from_str::<Value>(line).unwrap_or_else(|error| panic!("{args:?}: {error}: {line}"));
        }
    }
}

#[test]
fn rules_have_limits() {
    assert_eq!(stopped("", &["moves", "--limit", "moves=8"]), limit(5, "8 decisions at once"));
    assert_eq!(stopped("", &["playouts", "--limit", "moves=8"]), limit(5, "8 decisions at once"));
    assert_eq!(
        stopped("", &["perft", "--depth", "2", "--limit", "moves=8"]),
        limit(5, "8 decisions at once")
    );
    assert_eq!(answer("", &["perft", "--depth", "2", "--limit", "moves=9"]).1, 0);
    let many = "play.after = remove(all)\nplay.moves = place { at = empty }";
    let position = "turn=white a1=M a2=M a3=M b1=M b2=M b3=M c1=M c2=M";
    let moves = ["moves", "--position", position, "--moves", "c3"];
    assert_eq!(answer(many, &moves).1, 0, "{:?}", answer(many, &moves));
    let few = [&moves[..], &["--limit", "effects=5"]].concat();
    assert_eq!(stopped(many, &few), limit(6, "5 effects of one decision"));
    let (kind, line, message) = stopped(
        "play.a = play.b * empty\nplay.b = play.c + own\nplay.c = empty\nplay.moves = place { at = play.a }",
        &["moves", "--limit", "depth=2"],
    );
    assert_eq!((kind.as_str(), line), ("script", 7), "{message}");
    let steps = "play.a = where(count(empty):at_least(1))\nplay.moves = place { at = play.a }";
    assert_eq!(answer(steps, &["moves", "--limit", "steps=100"]).1, 0);
    assert_eq!(stopped(steps, &["moves", "--limit", "steps=10"]), limit(7, "10 steps of rules"));
    let slow = "local cells = empty\nfor i = 1, 7 do cells = where(count(cells):at_least(1)) end\n\
                play.moves = place { at = cells }";
    assert_eq!(stopped(slow, &["moves", "--limit", "time=0.02"]), limit(8, "0.02 s"));
    let turns = ["moves", "--moves", "a1 a2 a3 b1", "--limit", "turns=3"];
    assert_eq!(stopped("", &turns), limit(5, "3 turns"));
    let (told, code) = answer("", &["playouts", "-n", "3", "--limit", "turns=4"]);
    assert_eq!((told[0]["plies"].as_u64(), told[0]["unfinished"].as_u64(), code), (Some(12), Some(3), 0));
}

#[test]
fn decisions_that_follow_of_themselves_have_a_limit() {
    let lines = "local more = g:phase \"more\"\n\
                 more.moves, more.next = say \"on\", follow \"more\"\n\
                 play.next = follow \"more\"";
    assert_eq!(
        stopped(lines, &["moves", "--moves", "a1", "--limit", "forced=50"]),
        limit(7, "50 decisions that follow of themselves")
    );
    let (kind, line, message) = stopped(lines, &["playouts", "-n", "1"]);
    assert_eq!((kind.as_str(), line), ("limit", 7));
    assert_eq!(message, "decisions in phase `more` follow each other and complete no turn");
    let walked = format!("{lines}\nplay.moves = place {{ at = where(function() return true end) }}");
    assert_eq!(stopped(&walked, &["perft", "--depth", "1"]).2, message);
    assert_eq!(stopped(&walked, &["playouts", "-n", "1"]).2, message);
}

#[test]
fn the_memory_of_random_games_is_that_of_all_their_threads() {
    let lines = "local kept = {}\n\
                 play.moves = place { at = where(function()\n\
                   for _ = 1, 100 do kept[#kept + 1] = { #kept } end\n\
                   return true\n\
                 end) }";
    let args = ["playouts", "-n", "10000", "--memory", "8", "--threads", "2"];
    let (kind, line, message) = stopped(lines, &args);
    assert_eq!((kind, message), ("limit".into(), limit(8, "4 MiB of memory").2));
    // where most of it is used can be a line of the function or the function
    assert!([7, 8].contains(&line), "{line}");
}

#[test]
fn a_limit_that_there_is_not_is_told() {
    for (text, told) in [
        ("move=3", "there is no limit `move`: did you mean `moves`?"),
        ("depth=1000", "this goes from 1 to 200"),
        ("moves", "expected `NAME=VALUE`"),
        ("memory=x", "expected a whole number"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(["moves", "dvonn", "--limit", text])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(told), "{text}");
    }
}

#[test]
fn a_script_that_misbehaves_harms_no_other_in_the_same_run() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad.lua");
    let lines = "local kept = {}\n\
                 play.moves = place { at = where(function()\n\
                   table.clear(kept) while true do kept[#kept + 1] = {} end\n\
                 end) }";
    fs::write(&bad, format!("{HEAD}{lines}\nreturn g\n")).unwrap();
    let good = |id: usize| format!("{{\"id\":{id},\"game\":\"dvonn\",\"seed\":{id},\"n\":3}}\n");
    let bad = |id: usize| format!("{{\"id\":{id},\"game\":\"{}\",\"seed\":{id},\"n\":3}}\n", bad.display());
    let run = |cases: String| {
        let file = folder.path().join("cases.json");
        fs::write(&file, cases).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .args(["playouts", "--limit", "rounds=100k", "--threads", "4", "--cases"])
            .arg(&file)
            .output()
            .unwrap();
        let lines = String::from_utf8(output.stdout).unwrap();
        lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect::<Vec<_>>()
    };
    let mixed = run((0..20).map(|id| if id % 2 == 0 { good(id) } else { bad(id) }).collect());
    let alone = run((0..20).step_by(2).map(good).collect());
    assert_eq!((mixed.len(), alone.len()), (20, 10));
    for (mixed, alone) in mixed.iter().step_by(2).zip(&alone) {
        for field in ["id", "games", "plies", "outcomes", "length", "branching"] {
            assert_eq!(mixed[field], alone[field], "{field}");
        }
    }
    for bad in mixed.iter().skip(1).step_by(2) {
        assert_eq!(bad["error"]["kind"], "limit", "{bad}");
    }
}

#[test]
fn no_script_sees_where_its_values_lie() {
    let lines = "local t, f = {}, function() end\n\
                 local all = { tostring(t), tostring(f), tostring(empty), `{t}`, string.format(\"%* %*\", f, t), (\"%*\"):format(t) }\n\
                 for _, text in all do if string.find(text, \"0x\", 1, true) then error(text) end end\n\
                 error(table.concat(all, \", \"))";
    let (told, _) = answer(lines, &["moves"]);
    let message = told[0]["error"]["message"].as_str().unwrap();
    assert_eq!(message, "table, function, a set of cells, table, function table, table");
}

#[test]
fn tables_with_keys_that_have_no_order_are_not_gone_through() {
    for (lines, line) in [
        ("local t = { [{}] = 1 }\nfor k in t do end", 7),
        ("local t = { [function() end] = 1 }\nfor k in pairs(t) do end", 7),
        ("local t = { [empty] = 1 }\nfor k in next, t do end", 7),
        ("local t = { [{}] = 1 }\nlocal k = next(t)", 7),
        ("local t = { [{}] = 1 }\nlocal n = pairs({})\nlocal k = n(t)", 8),
        ("local t = setmetatable({ [{}] = 1 }, {})\nfor k in t do end", 7),
    ] {
        let (told, code) = answer(lines, &["moves"]);
        let error = &told[0]["error"];
        assert!(error["at"].as_str().unwrap().contains(&format!("mine.lua:{line}:")), "{lines}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.starts_with("a table is gone through that has "), "{lines}: {error}");
        assert_eq!(code, 3);
    }
    let fine = "local seen = {}\n\
                for k, v in { 3, x = 1, [true] = 2 } do seen[#seen + 1] = tostring(k) .. v end\n\
                for k, v in pairs({ y = 4 }) do seen[#seen + 1] = k .. v end\n\
                for k, v in next, { 5 } do seen[#seen + 1] = k .. v end\n\
                for i, v in ipairs({ 6 }) do seen[#seen + 1] = i .. v end\n\
                for a in string.gmatch(\"ab\", \".\") do seen[#seen + 1] = a end\n\
                local m = setmetatable({}, { __iter = function() return function(_, k) return not k and 1 or nil end end })\n\
                for k in m do seen[#seen + 1] = k end\n\
                local k, v = next({ z = 7 })\n\
                error(table.concat(seen, \" \") .. \" \" .. k .. v)";
    let (told, _) = answer(fine, &["moves"]);
    let message = told[0]["error"]["message"].as_str().unwrap();
    let mut words: Vec<&str> = message.split(' ').collect();
    words[..3].sort_unstable();
    assert_eq!(words, ["13", "true2", "x1", "y4", "15", "16", "a", "b", "1", "z7"]);
    assert!(
        answer("local __over = 1", &["moves"]).0[0]["error"]["message"]
            .as_str()
            .unwrap()
            .contains("`__over`")
    );
}
