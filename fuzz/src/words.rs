//! Scripts made of the whole vocabulary: every word, method and question, with fitting and with unfitting values.

use super::bytes::Bytes;
use super::loaded::loaded;
use super::written::Written;
use houserule::script::word::{DECISION, Form, Method, POSITION, Param, Type, Word, methods, words};
use houserule::script::{Budget, Library, LibraryPaths, Request};
use std::fmt::Write;
use std::time::Duration;

thread_local! {
    static FILE: Written = Written::named("made.lua");
    static LIBRARY: Library = Library::new(LibraryPaths::default()).with_budget(Budget {
        rounds: 50_000,
        time: Duration::from_secs(3),
        memory: 16 << 20,
        ..Budget::default()
    });
}

/// How deep values lie in each other.
const DEEPEST: usize = 4;

/// Values that fit nowhere, or only just.
const ODD: &[&str] = &[
    "nil",
    "true",
    "false",
    "0",
    "-1",
    "1",
    "2",
    "0.5",
    "0/0",
    "1/0",
    "-1/0",
    "2^31",
    "-2^31",
    "2^53",
    "-2^63",
    "1e308",
    "65536",
    "256",
    "\"\"",
    "\"a1\"",
    "\"\\0\"",
    "\"\\255\"",
    "string.rep(\"x\", 2000)",
    "{}",
    "{ {} }",
    "{ 1, nil, 3 }",
    "{ a = 1, 2 }",
    "function() end",
    "function(...) return ... end",
    "play",
    "g",
    "same",
    "pos",
    "cell",
    "kept",
    "tostring",
    "setmetatable({}, { __index = function() error(1) end, __tostring = function() return 1 end })",
];

/// One run.
pub fn run(bytes: &[u8]) {
    let script = script(bytes);
    let path = FILE.with(|file| {
        file.write(script.as_bytes());
        file.path()
    });
    let found = LIBRARY.with(|library| library.load(&Request::game(path.as_str())));
    loaded(found);
}

/// The script that some bytes stand for.
pub fn script(bytes: &[u8]) -> String {
    let mut bytes = Bytes::of(bytes);
    let mut text = String::from(
        "local pos, cell, kept\nlocal g = game \"g\" { title = \"G\", players = { \"white\", \"black\" },\n\
         pieces = { man = { white = \"W\", black = \"B\" }, stone = \"S\" }, ",
    );
    let board = match bytes.below(4) {
        0 => "board.square { width = 3, height = 3, directions = 8 }".to_string(),
        _ => value(&mut bytes, Type::Board, 1),
    };
    let variables =
        ["each(2)", "each_line(0)", "each_piece(1)", "counter(0)", "each_line(each(1))", "{ 1 }", "kept"];
    let variable = bytes.one(&variables);
    let _ = writeln!(text, "board = {board}, variables = {{ x = 1, y = each(2), v = {variable} }} }}");
    text.push_str(
        "local play, other = g:phase \"play\", g:phase \"other\"\nplay.moves = place { at = empty }\n",
    );
    let mut number = 0;
    while bytes.more() && number < 12 {
        number += 1;
        let types = [Type::Set, Type::Number, Type::Condition, Type::Moves, Type::Action, Type::Flow];
        let ty = bytes.one(&types);
        let slot = ["a", "b", "c", "moves", "after", "next", "blocked", "start", "fits", "who", "besides"];
        let name = bytes.one(&slot);
        let said = value(&mut bytes, ty, 0);
        let line = match bytes.below(8) {
            0 => format!("play.{name} = {said}"),
            1 => format!(
                "play.{name} = function(game, pos, cell, decision) {} return {said} end",
                asked(&mut bytes)
            ),
            2 => format!(
                "play.{name} = where(function(game, pos, cell) {} return {said} end)",
                asked(&mut bytes)
            ),
            3 => format!("g.score = {said}"),
            4 => format!("other.{name} = {said}"),
            5 => format!("kept = {}", any_word(&mut bytes)),
            6 => format!("pcall(function() kept = {} end)", any_word(&mut bytes)),
            _ => format!("pcall(function() local x = {said} play.{name} = x end)"),
        };
        text.push_str(&line);
        text.push('\n');
    }
    text + "return g\n"
}

/// A question to the position or the decision that a function is asked about.
fn asked(bytes: &mut Bytes<'_>) -> String {
    let (of, all) = if bytes.below(3) < 2 { ("pos", POSITION) } else { ("decision", DECISION) };
    let word = &all[bytes.below(all.len())];
    match word.form {
        Form::Value => format!("local asked = {of}.{}", word.name),
        form => format!("local asked = {of}:{}({})", word.name, in_order(bytes, form.params(), 2)),
    }
}

/// A call of any word or method, whatever it gives.
fn any_word(bytes: &mut Bytes<'_>) -> String {
    let (all, of_values): (Vec<&Word>, Vec<&Method>) = (words().collect(), methods().collect());
    match bytes.below(all.len() + of_values.len()) {
        place if place < all.len() => called(bytes, all[place], 1),
        place => {
            let method = of_values[place - all.len()];
            let of = bytes.one(method.of);
            let of = value(bytes, of, 1);
            called_of(bytes, &of, method, 1)
        }
    }
}

/// A word with its arguments.
fn called(bytes: &mut Bytes<'_>, word: &Word, depth: usize) -> String {
    match word.form {
        Form::Value => word.name.to_string(),
        Form::Fields(params) => format!("{} {}", word.name, named(bytes, params, depth)),
        form => format!("{}({})", word.name, in_order(bytes, form.params(), depth)),
    }
}

/// A method of a value with its arguments.
fn called_of(bytes: &mut Bytes<'_>, of: &str, method: &Method, depth: usize) -> String {
    let arguments = match method.word.form {
        Form::Fields(params) => named(bytes, params, depth),
        form => in_order(bytes, form.params(), depth),
    };
    format!("({of}):{}({arguments})", method.word.name)
}

/// A value of a type, most of the time.
fn value(bytes: &mut Bytes<'_>, ty: Type, depth: usize) -> String {
    if bytes.below(9) == 8 {
        return bytes.one(ODD).to_string();
    }
    if depth >= DEEPEST {
        return plain(bytes, ty);
    }
    let fitting: Vec<&Word> = words().filter(|word| word.result == ty).collect();
    let methods: Vec<&Method> = methods().filter(|method| method.word.result == ty).collect();
    match bytes.below(4) {
        1 if !methods.is_empty() => {
            let method = methods[bytes.below(methods.len())];
            let of = value(bytes, method.of[0], depth + 1);
            called_of(bytes, &of, method, depth + 1)
        }
        2 | 3 if !fitting.is_empty() => {
            let word = fitting[bytes.below(fitting.len())];
            called(bytes, word, depth + 1)
        }
        _ => plain(bytes, ty),
    }
}

fn in_order(bytes: &mut Bytes<'_>, params: &[Param], depth: usize) -> String {
    let values: Vec<String> = params.iter().map(|param| value(bytes, param.ty, depth)).collect();
    values.join(", ")
}

fn named(bytes: &mut Bytes<'_>, params: &[Param], depth: usize) -> String {
    let mut fields = Vec::new();
    for param in params {
        if param.is_needed() || bytes.below(3) == 2 {
            fields.push(format!("{} = {}", param.name, value(bytes, param.ty, depth)));
        }
    }
    format!("{{ {} }}", fields.join(", "))
}

/// A value without words.
fn plain(bytes: &mut Bytes<'_>, ty: Type) -> String {
    let list: &[&str] = match ty {
        Type::Set => &["empty", "own", "all", "play.a", "{ \"a1\", \"b2\" }", "occupied"],
        Type::Number => &["1", "0", "count(own)", "play.b", "-3", "2^40"],
        Type::Condition => &["true", "some(own)", "play.c", "false"],
        Type::Moves => &["place { at = empty }", "play.moves", "say \"on\"", "move { to = all }"],
        Type::Action => &["remove(all)", "play.after", "{}", "set(\"x\", 2)"],
        Type::Flow => &["go \"play\"", "win", "draw", "play.next", "follow \"other\""],
        Type::Board => &["board.square { width = 2, height = 4 }", "board.hex { size = 3 }"],
        Type::Integer => &["1", "0", "3", "-1", "64", "1000000", "255"],
        Type::Real => &["0.5", "1", "-1e9", "1e300"],
        Type::Boolean => &["true", "false"],
        Type::CellName => &["\"a1\"", "\"b2\"", "\"z9\"", "cell"],
        Type::DirectionName => &["\"n\"", "\"e\"", "\"up\""],
        Type::PieceKind => &["\"man\"", "\"stone\"", "\"king\""],
        Type::Player | Type::Who => &["\"white\"", "\"black\"", "\"me\"", "\"next\"", "\"nobody\""],
        Type::PhaseName => &["\"play\"", "\"other\"", "\"none\""],
        Type::VariableName => &["\"x\"", "\"y\"", "\"z\""],
        Type::Template => &["\"{from}-{to}\"", "\"{to}\"", "\"{\"", "\"{nothing}\"", "\"x\""],
        Type::Game => &["g"],
        Type::Phase => &["play", "other"],
        Type::List(of) => {
            return format!("{{ {}, {} }}", value(bytes, *of, DEEPEST), value(bytes, *of, DEEPEST));
        }
        Type::PerPlayer(of) => {
            return format!(
                "{{ white = {}, black = {} }}",
                value(bytes, *of, DEEPEST),
                value(bytes, *of, DEEPEST)
            );
        }
        Type::Map(of) => {
            return format!(
                "{{ man = {}, a1 = {} }}",
                value(bytes, *of, DEEPEST),
                value(bytes, *of, DEEPEST)
            );
        }
        Type::Record(params) => return named(bytes, params, DEEPEST),
        Type::OneOf(each) => {
            let one = each[bytes.below(each.len())];
            return value(bytes, one, DEEPEST);
        }
        Type::Function => &["function() end", "function(game, pos) return pos:height(\"a1\") end"],
        _ => ODD,
    };
    bytes.one(list).to_string()
}
