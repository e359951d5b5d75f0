//! A Lua machine in which a script can do nothing but compute and declare.

use super::bind::call_word;
use super::meter::Budget;
use super::place::local_names;
use super::shared::{Shared, here};
use super::term::Term;
use super::values::{Poison, TurnValue};
use super::word::{Form, Op, Word, words};
use crate::diagnostic::{Diagnostic, Kind};
use mlua::{Lua, LuaOptions, MultiValue, StdLib, Table, Value, VmState};
use std::rc::Rc;

/// Functions of the language that a script has no use for, or that would let it out.
const REMOVED: &[&str] = &[
    "_G",
    "_VERSION",
    "collectgarbage",
    "coroutine",
    "debug",
    "gcinfo",
    "getfenv",
    "loadstring",
    "newproxy",
    "os",
    "print",
    "require",
    "setfenv",
];

/// A machine with the vocabulary of rules, limits on time and memory, and no way out.
pub(super) fn machine(shared: &Rc<Shared>, budget: Budget) -> mlua::Result<Lua> {
    let libraries = StdLib::TABLE | StdLib::STRING | StdLib::MATH | StdLib::BIT | StdLib::UTF8;
    let lua = Lua::new_with(libraries, LuaOptions::new().catch_rust_panics(false))?;
    lua.set_app_data(shared.clone());
    let globals = lua.globals();
    for name in REMOVED {
        globals.raw_set(*name, Value::Nil)?;
    }
    let math: Table = globals.raw_get("math")?;
    for name in ["random", "randomseed", "noise"] {
        math.raw_set(name, Value::Nil)?;
    }
    super::ordered::define(&lua, &globals)?;
    super::unseen::define(&lua, &globals)?;
    for library in ["math", "string", "table", "bit32", "utf8"] {
        strict(&lua, &globals.raw_get::<Table>(library)?, library)?;
    }
    super::position_value::register(&lua)?;
    super::decision_value::register(&lua)?;
    define_words(&lua, &globals)?;
    strict(&lua, &globals, "")?;
    lua.set_memory_limit(budget.memory)?;
    let counted = shared.clone();
    lua.set_interrupt(move |lua| match counted.meter.tick().or_else(|| too_deep(lua, &counted)) {
        None => {
            if !counted.running.get() {
                counted.meter.passes(|| here(lua));
            }
            if counted.meter.looks() {
                counted.meter.near_the_end(lua.used_memory(), || here(lua));
            }
            Ok(VmState::Continue)
        }
        Some(limit) => {
            let at = here(lua);
            let mut error =
                counted.error(at, &[], format!("the script is stopped: it needs more than {limit}"));
            error.kind = Kind::Limit;
            Err(mlua::Error::external(error))
        }
    });
    lua.sandbox(true)?;
    forbid_new_globals(&lua)?;
    Ok(lua)
}

/// The limit of calls inside each other, if it is passed; it is looked at only now and then.
fn too_deep(lua: &Lua, shared: &Shared) -> Option<String> {
    let most = shared.meter.calls();
    let deep = shared.meter.looks() && lua.inspect_stack(most as usize, |_| ()).is_some();
    deep.then(|| format!("{most} calls inside each other"))
}

/// Makes the words of the vocabulary global; those with a dot become fields.
fn define_words(lua: &Lua, globals: &Table) -> mlua::Result<()> {
    for word in words() {
        let value = word_value(lua, word)?;
        match word.name.split_once('.') {
            None => globals.raw_set(word.name, value)?,
            Some((group, name)) => {
                let table = match globals.raw_get::<Option<Table>>(group)? {
                    Some(table) => table,
                    None => {
                        let table = lua.create_table()?;
                        strict(lua, &table, group)?;
                        globals.raw_set(group, &table)?;
                        table
                    }
                };
                table.raw_set(name, value)?;
            }
        }
    }
    Ok(())
}

fn word_value(lua: &Lua, word: &'static Word) -> mlua::Result<Value> {
    if word.op == Op::Same {
        return lua.create_userdata(TurnValue("same")).map(Value::UserData);
    }
    match word.form {
        Form::Value | Form::ValueOrCall(_) => {
            let term = Term::new(word.op, word.result, word.form.params(), Vec::new(), Default::default());
            lua.create_userdata(term).map(Value::UserData)
        }
        Form::Call(_) | Form::Fields(_) => {
            let function = lua.create_function(move |lua, args: MultiValue| call_word(lua, word, args))?;
            Ok(Value::Function(function))
        }
    }
}

/// Makes a name that a table has not an error, with the nearest name that it has.
fn strict(lua: &Lua, table: &Table, of: &'static str) -> mlua::Result<()> {
    let meta = lua.create_table()?;
    let missing = lua.create_function(move |lua, (table, key): (Table, Value)| {
        let at = here(lua);
        if at.line == 0 {
            return Ok(Value::Nil);
        }
        let shared = Shared::of(lua)?;
        let name = key.to_string().unwrap_or_default();
        shared.complain(unknown(&shared, at, &table, of, &name))?;
        lua.create_userdata(Poison).map(Value::UserData)
    })?;
    meta.raw_set("__index", missing)?;
    hide(&meta)?;
    table.set_metatable(Some(meta))
}

/// Keeps a metatable from scripts: `getmetatable` does not give it out.
fn hide(meta: &Table) -> mlua::Result<()> {
    meta.raw_set("__metatable", false)
}

fn unknown(shared: &Shared, at: super::place::Place, table: &Table, of: &str, name: &str) -> Diagnostic {
    let mut known: Vec<String> = table
        .pairs::<String, Value>()
        .filter_map(Result::ok)
        .map(|(name, _)| name)
        .filter(|name| !name.starts_with('_'))
        .collect();
    known.sort_unstable();
    let known = known.iter().map(String::as_str);
    if of.is_empty() {
        let error = shared.error(at, &[name], format!("there is no `{name}`"));
        return match REMOVED.contains(&name) {
            true => error.help("scripts of rules have no use for it"),
            false => {
                let sources = shared.sources.borrow();
                let text = sources.get(usize::from(at.source)).map_or("", |source| &source.text);
                error.nearest(name, local_names(text).into_iter().chain(known))
            }
        };
    }
    let error = shared.error(at, &[name], format!("`{of}` has no field `{name}`"));
    match crate::diagnostic::nearest(name, known.clone()) {
        Some(near) => error.help(format!("did you mean `{near}`?")),
        None => error.help(format!("there are: {}", known.collect::<Vec<_>>().join(", "))),
    }
}

/// Makes a new global an error: names are local.
fn forbid_new_globals(lua: &Lua) -> mlua::Result<()> {
    let globals = lua.globals();
    let meta = lua.create_table()?;
    let inherited = globals.metatable().map(|meta| meta.raw_get::<Value>("__index")).transpose()?;
    meta.raw_set("__index", inherited.unwrap_or(Value::Nil))?;
    let refuse = lua.create_function(|lua, (_, key, _): (Value, Value, Value)| {
        let shared = Shared::of(lua)?;
        let name = key.to_string().unwrap_or_default();
        let error = shared.error(here(lua), &[&name], format!("`{name}` would be a global name"));
        shared.complain(error.help(format!("write `local {name}`")))
    })?;
    meta.raw_set("__newindex", refuse)?;
    hide(&meta)?;
    globals.set_metatable(Some(meta))
}
