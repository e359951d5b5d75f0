//! Where a value lies in memory is another place in each run: no script gets to see it.

use super::plain::without_addresses;
use mlua::{Function, Lua, LuaString, MultiValue, Table, Value};

/// Lets `tostring` and `string.format` give tables, functions and the like without their places.
pub(super) fn define(lua: &Lua, globals: &Table) -> mlua::Result<()> {
    let given: Function = globals.raw_get("tostring")?;
    globals.raw_set("tostring", without(lua, given)?)?;
    let strings: Table = globals.raw_get("string")?;
    let given: Function = strings.raw_get("format")?;
    strings.raw_set("format", without(lua, given)?)
}

fn without(lua: &Lua, given: Function) -> mlua::Result<Function> {
    lua.create_function(move |lua, args: MultiValue| {
        let plain = args.iter().all(is_plain);
        let text: Value = given.call(args)?;
        match text.as_string().filter(|_| !plain) {
            Some(said) => cleaned(lua, said).map(Value::String),
            None => Ok(text),
        }
    })
}

fn is_plain(value: &Value) -> bool {
    matches!(value, Value::Nil | Value::Boolean(_) | Value::Integer(_) | Value::Number(_) | Value::String(_))
}

fn cleaned(lua: &Lua, said: &LuaString) -> mlua::Result<LuaString> {
    lua.create_string(without_addresses(&said.to_string_lossy()))
}
