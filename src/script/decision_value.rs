//! `decision`: the decision that a function rule is asked about. It is valid only while the function runs.

use super::asked::known;
use super::bind::unknown_method;
use super::shared::{Shared, here};
use super::word::{DECISION, Word};
use crate::rule::Decision;
use mlua::userdata::UserDataRegistry;
use mlua::{Lua, MetaMethod, UserDataFields, UserDataMethods, Value};

/// Tells Lua what may be asked of a decision.
pub(super) fn register(lua: &Lua) -> mlua::Result<()> {
    lua.register_userdata_type(|registry: &mut UserDataRegistry<Decision>| {
        for word in DECISION {
            registry.add_field_method_get(word.name, move |lua, this| field(lua, this, word));
        }
        registry.add_meta_method(MetaMethod::Index, |lua, _, key: Value| -> mlua::Result<Value> {
            let name = key.to_string().unwrap_or_default();
            let names: Vec<&str> = DECISION.iter().map(|word| word.name).collect();
            let shared = Shared::of(lua)?;
            Err(mlua::Error::external(unknown_method(&shared, here(lua), &name, "a decision", &names)))
        });
    })
}

fn field(lua: &Lua, decision: &Decision, word: &'static Word) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let (_, game) = known(&shared)?;
    let board = &game.board;
    let text = match word.name {
        "from" => decision.from.map(|point| board.name(point).to_string()),
        "to" => decision.to.map(|point| board.name(point).to_string()),
        "piece" => decision.piece.and_then(|piece| Some(game.pieces.get(piece.index())?.kind.clone())),
        "direction" => decision.direction.map(|way| board.direction_name(way).to_string()),
        "word" => decision.word.as_deref().map(String::from),
        "cells" => {
            let names = decision.cells.iter().map(|cell| board.name(*cell));
            return lua.create_sequence_from(names).map(Value::Table);
        }
        "number" => return Ok(decision.number.map_or(Value::Nil, |number| Value::Number(number as f64))),
        _ => Some(game.decision_text(decision)),
    };
    match text {
        Some(text) => lua.create_string(text).map(Value::String),
        None => Ok(Value::Nil),
    }
}
