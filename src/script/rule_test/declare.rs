//! `test` and `case`, as a file of rule tests calls them.

use super::places::Places;
use super::{Expect, Expected, RuleTest};
use crate::diagnostic::{Kind, Span};
use crate::notation::position;
use crate::script::Request;
use crate::script::bind::named;
use crate::script::library::is_path;
use crate::script::place::Place;
use crate::script::shared::Shared;
use crate::script::term::Arg;
use crate::script::values::{Poison, TestValue};
use crate::script::word::CASE_KEYS;
use mlua::{Lua, Value};

/// `test "game"`.
pub(in crate::script) fn open_test(
    lua: &Lua,
    shared: &Shared,
    args: &[Arg],
    at: Place,
) -> mlua::Result<Value> {
    if !shared.testing.get() {
        let error = shared.error(at, &["test"], "`test` belongs in a file of rule tests");
        shared.complain(error.help("its name ends in `_test.lua`, and it stands beside the rules"))?;
        return lua.create_userdata(Poison).map(Value::UserData);
    }
    let mut game = args.first().and_then(Arg::text).unwrap_or("").to_string();
    let scripts = shared.scripts.borrow();
    let file = scripts.get(usize::from(at.source)).and_then(|script| script.file.as_ref());
    if let Some(folder) = file.and_then(|(path, _)| path.parent()).filter(|_| is_path(&game)) {
        game = folder.join(game).display().to_string();
    }
    let rules = args.get(1).unwrap_or(&Arg::Absent);
    let set = rules.get("set").map().iter().filter_map(|(key, value)| {
        let value = match value {
            Arg::Boolean(value) => value.to_string(),
            Arg::Integer(value) => value.to_string(),
            value => value.text()?.to_string(),
        };
        Some((key.to_string(), value))
    });
    let request = Request { set: set.collect(), with: texts(rules.get("with")), ..Request::game(game) };
    let mut games = shared.tested.borrow_mut();
    games.push(request);
    lua.create_userdata(TestValue(games.len() - 1)).map(Value::UserData)
}

/// `tests:case "name" { ... }`, of which this is the part before the table.
pub(in crate::script) fn open_case(
    lua: &Lua,
    shared: &Shared,
    this: Option<&Value>,
    args: &[Arg],
    at: Place,
) -> mlua::Result<Value> {
    let test = this.and_then(|this| this.as_userdata()?.borrow::<TestValue>().ok().map(|test| test.0));
    let request = test.and_then(|test| shared.tested.borrow().get(test).cloned()).unwrap_or_default();
    let name = args.first().and_then(Arg::text).unwrap_or("").to_string();
    let same = |test: &RuleTest| test.name == name && test.request == request;
    if name.trim().is_empty() || shared.tests.borrow().iter().any(same) {
        let message = match name.trim().is_empty() {
            true => "a test needs a name".to_string(),
            false => format!("there is a test `{name}` already"),
        };
        shared.complain(shared.error(at, &[&name, "case"], message))?;
    }
    let open = lua.create_function(move |lua, table: Value| {
        let shared = Shared::of(lua)?;
        if let Some(args) = named(&shared, at, "case", CASE_KEYS, &table)? {
            let keys = CASE_KEYS.iter().map(|param| param.name.into()).zip(args).collect();
            read_case(&shared, &request, &name, &Arg::Map(keys), at)?;
        }
        Ok(())
    })?;
    Ok(Value::Function(open))
}

fn read_case(shared: &Shared, request: &Request, name: &str, case: &Arg, at: Place) -> mlua::Result<()> {
    let source = shared.sources.borrow().get(usize::from(at.source)).cloned();
    let Some(source) = source else { return Ok(()) };
    let places = Places::new(&source, at.line as usize);
    let said = |key: &str| case.get(key).text().map(|text| places.said(key, text));
    let mut expected = Vec::new();
    let mut expect = |what: Expect, at: Span| expected.push(Expected { what, at });
    for text in case.get("accepted").list().iter().filter_map(Arg::text) {
        let moves = places.said("accepted", text);
        expect(Expect::Accepted(moves), places.inside("accepted", &[text]));
    }
    for (text, why) in case.get("refused").map() {
        let (moves, why) = (places.said("refused", text), why.text().unwrap_or("").trim().to_string());
        let at = places.inside("refused", &[text]);
        if why.is_empty() {
            let error = shared.error(Place::default(), &[], format!("`{text}` is refused without a reason"));
            let help = "say which rule refuses it: its label, its name, or words of its sentence";
            shared.complain(error.at(&source, at).help(help))?;
        }
        expect(Expect::Refused { moves, why }, at);
    }
    match case.get("open") {
        Arg::Absent => {}
        Arg::Integer(count) => expect(Expect::OpenCount(*count), places.key("open")),
        list => {
            let moves = texts(list).iter().map(|text| places.said("open", text)).collect();
            expect(Expect::Open(moves), places.key("open"));
        }
    }
    match case.get("after") {
        Arg::Text(text) => {
            let said = places.said("after", text);
            match position::read(&said.source, said.span) {
                Ok(entries) => entries.into_iter().for_each(|entry| {
                    let at = if said.source == source { entry.key_span } else { places.key("after") };
                    expect(Expect::Holds { key: entry.key, value: entry.value }, at);
                }),
                Err(mut error) => {
                    error.kind = Kind::Script;
                    shared.complain(error)?;
                }
            }
        }
        map => {
            for (key, value) in map.map() {
                let value = match value {
                    Arg::Integer(number) => number.to_string(),
                    value => value.text().unwrap_or("").to_string(),
                };
                let at = places.inside("after", &[key]);
                expect(Expect::Holds { key: key.to_string(), value }, at);
            }
        }
    }
    if let Some(drawn) = said("board_after") {
        expect(Expect::Drawn(drawn), places.key("board_after"));
    }
    for (player, score) in case.get("score").map() {
        let score = score.integer().unwrap_or(0);
        expect(Expect::Score { player: player.to_string(), score }, places.inside("score", &[player]));
    }
    match case.get("outcome") {
        Arg::Absent => {}
        Arg::Text(word) => expect(Expect::Outcome(vec![word.to_string()]), places.key("outcome")),
        list => expect(Expect::Outcome(texts(list)), places.key("outcome")),
    }
    if !case.get("perft").list().is_empty() {
        let counts = case.get("perft").list().iter().filter_map(Arg::integer).collect();
        expect(Expect::Perft(counts), places.key("perft"));
    }
    if matches!(case.get("laws"), Arg::Boolean(true)) {
        expect(Expect::Laws, places.key("laws"));
    }
    if expected.is_empty() && said("moves").is_none() {
        let error = shared.error(at, &[name], format!("the test `{name}` expects nothing"));
        shared.complain(
            error.help("say what is `accepted`, `refused` or `open`, or what holds `after` its `moves`"),
        )?;
    }
    let test = RuleTest {
        name: name.to_string(),
        request: request.clone(),
        at: places.name(name),
        position: said("position"),
        board: said("board"),
        moves: said("moves"),
        seed: case.get("seed").integer().and_then(|seed| u64::try_from(seed).ok()).unwrap_or(0),
        expected,
        source: source.clone(),
    };
    shared.tests.borrow_mut().push(test);
    Ok(())
}

fn texts(list: &Arg) -> Vec<String> {
    list.list().iter().filter_map(|text| text.text().map(String::from)).collect()
}
