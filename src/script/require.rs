//! `require`: other scripts of the rules folders.

use super::place::Place;
use super::scripts::Script;
use super::shared::{Shared, chunk_name};
use super::values::GameValue;
use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Lua, Value};

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

/// Runs a script and keeps what it returns.
pub(super) fn run(lua: &Lua, shared: &Shared, script: &Script) -> mlua::Result<Value> {
    let number = shared.sources.borrow().len();
    shared.sources.borrow_mut().push(script.source.clone());
    shared.scripts.borrow_mut().push(script.clone());
    shared.open.borrow_mut().push(script.key.clone());
    let chunk = lua.load(&*script.source.text).set_name(chunk_name(number)).set_mode(ChunkMode::Text);
    let chunk = match &shared.chunks {
        Some(_) => chunk.set_compiler(Compiler::new().set_coverage_level(2)),
        None => chunk,
    };
    // A script that failed stays open: the error is told of it.
    let chunk = chunk.into_function()?;
    if let Some(chunks) = &shared.chunks {
        chunks.borrow_mut().push(chunk.clone());
    }
    let value: Value = chunk.call(())?;
    shared.open.borrow_mut().pop();
    shared.loaded.borrow_mut().insert(script.key.clone(), value.clone());
    Ok(value)
}
