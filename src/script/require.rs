//! `require`: other scripts of the rules folders.

use super::ordered::{OVER, ordered, uses_ours};
use super::place::Place;
use super::scripts::Script;
use super::shared::{Shared, chunk_name};
use super::values::GameValue;
use crate::diagnostic::Source;
use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, Lua, Value};

/// What another script returns. Each is run once.
pub(super) fn require(lua: &Lua, shared: &Shared, name: &str, at: Place) -> mlua::Result<Value> {
    if shared.running.get() {
        let message = "`require` is used only while the script loads";
        return Err(mlua::Error::external(shared.error(at, &["require"], message)));
    }
    let from = shared.scripts.borrow().get(usize::from(at.source)).cloned();
    let script = shared.shelves.find_module(name, from.as_ref()).map_err(|error| {
        let mut with_place = shared.error(at, &[name], error.message.clone());
        with_place.help = error.help.clone();
        mlua::Error::external(with_place)
    })?;
    if shared.laying.get() && script.is_game {
        return lua.create_userdata(GameValue).map(Value::UserData);
    }
    if let Some(value) = shared.loaded.borrow().get(&script.key) {
        return Ok(value.clone());
    }
    if shared.open.borrow().contains(&script.key) {
        let message = format!("the scripts require each other in a circle: `{name}`");
        return Err(mlua::Error::external(shared.error(at, &[name], message)));
    }
    run(lua, shared, &script)
}

/// A script as a function. Its loops over tables are held to an order.
fn compiled(lua: &Lua, shared: &Shared, source: &Source, number: usize) -> mlua::Result<Function> {
    let compile = |text: &str| {
        let chunk = lua.load(text).set_name(chunk_name(number)).set_mode(ChunkMode::Text);
        match &shared.chunks {
            Some(_) => chunk.set_compiler(Compiler::new().set_coverage_level(2)).into_function(),
            None => chunk.into_function(),
        }
    };
    let place = Place { source: number as u16, line: 1 };
    // what begins so is taken for a compiled script
    if source.text.starts_with(|letter: char| letter < '\t' || letter == '\x1b') {
        return Err(mlua::Error::external(shared.error(
            place,
            &[],
            "the script is no text: it begins with a control letter",
        )));
    }
    if uses_ours(&source.text) {
        let message = format!("`{OVER}` is no name for a script");
        return Err(mlua::Error::external(shared.error(place, &[OVER], message)));
    }
    // what is wrong with a script is told of the script as it is written
    ordered(&source.text).and_then(|text| compile(&text).ok()).map_or_else(|| compile(&source.text), Ok)
}

/// Runs a script and keeps what it returns.
pub(super) fn run(lua: &Lua, shared: &Shared, script: &Script) -> mlua::Result<Value> {
    let number = shared.sources.borrow().len();
    shared.sources.borrow_mut().push(script.source.clone());
    shared.scripts.borrow_mut().push(script.clone());
    shared.open.borrow_mut().push(script.key.clone());
    // A script that failed stays open: the error is told of it.
    let chunk = compiled(lua, shared, &script.source, number)?;
    if let Some(chunks) = &shared.chunks {
        chunks.borrow_mut().push(chunk.clone());
    }
    let value: Value = chunk.call(())?;
    shared.open.borrow_mut().pop();
    shared.loaded.borrow_mut().insert(script.key.clone(), value.clone());
    Ok(value)
}
