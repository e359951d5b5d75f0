//! Loops over tables go in an order that is the same each time, or not at all: keys that are tables or functions are
//! kept by where they lie in memory, which differs from run to run.

use super::shared::{Shared, here};
use super::tokens::{Token, Tokens};
use mlua::{Function, Lua, MultiValue, Table, Value};

/// What the lists of `for ... in` are handed through.
pub(super) const OVER: &str = "__over";

/// What is open while a script is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// Ends with `end`.
    Block,
    /// Ends with `until`.
    Repeat,
    /// `while`, or `for` with numbers, before its `do`.
    Loop,
    /// `for` before its `in` or `=`.
    For,
    /// `for` between its `in` and its `do`.
    In,
    /// An `if` that is a value: it has no end.
    Value,
}

/// The script with what its loops go over handed through [`OVER`], in the same lines; nothing if it has no such loop
/// or cannot be read.
pub(super) fn ordered(text: &str) -> Option<String> {
    let mut made = String::with_capacity(text.len() + 64);
    let (mut from, mut open, mut last): (usize, Vec<Open>, Option<Token<'_>>) = (0, Vec::new(), None);
    // whether the token before was the `else` of a value
    let mut of_value = false;
    for token in Tokens::of(text) {
        let top = open.last().copied();
        match (token.text, top) {
            ("for", _) => open.push(Open::For),
            ("while", _) => open.push(Open::Loop),
            ("repeat", _) => open.push(Open::Repeat),
            ("function", _) => open.push(Open::Block),
            ("if", _) => {
                let value = last.is_some_and(|last| of_value || is_value(last, top));
                open.push(if value { Open::Value } else { Open::Block });
            }
            ("else", Some(Open::Value)) => {
                open.pop();
            }
            ("=", Some(Open::For)) => *open.last_mut()? = Open::Loop,
            ("in", Some(Open::For)) => {
                *open.last_mut()? = Open::In;
                let end = token.at + token.text.len();
                made.extend([&text[from..end], " ", OVER, "("]);
                from = end;
            }
            ("do", Some(Open::In)) => {
                *open.last_mut()? = Open::Block;
                made.extend([&text[from..token.at], ") "]);
                from = token.at;
            }
            ("do", Some(Open::Loop)) => *open.last_mut()? = Open::Block,
            ("do", _) => open.push(Open::Block),
            ("end", _) => (open.pop()? == Open::Block).then_some(())?,
            ("until", _) => (open.pop()? == Open::Repeat).then_some(())?,
            _ => {}
        }
        of_value = token.text == "else" && top == Some(Open::Value);
        last = Some(token);
    }
    made.push_str(&text[from..]);
    (open.is_empty() && from > 0).then_some(made)
}

/// Whether an `if` after a token is a value and no statement.
fn is_value(last: Token<'_>, top: Option<Open>) -> bool {
    match last.text {
        "then" => top == Some(Open::Value),
        "return" | "and" | "or" | "not" | "in" | "until" | "if" | "elseif" | "while" => true,
        text if last.is_word() || text.ends_with(['"', '\'', '`', ')', ']', '}', ';']) => false,
        text => !text.starts_with(|sign: char| sign.is_ascii_digit()),
    }
}

/// Whether a script uses a name that is not for scripts.
pub(super) fn uses_ours(text: &str) -> bool {
    text.contains(OVER) && Tokens::of(text).any(|token| token.text == OVER)
}

/// Puts [`OVER`] and a `next` and `pairs` that keep to it into a machine.
pub(super) fn define(lua: &Lua, globals: &Table) -> mlua::Result<()> {
    let given: Function = globals.raw_get("next")?;
    let step = given.clone();
    let next = lua.create_function(move |lua, args: MultiValue| {
        let found: MultiValue = step.call(args)?;
        match found.front().filter(|key| !has_order(key)) {
            Some(key) => Err(refused(lua, key)?),
            None => Ok(found),
        }
    })?;
    globals.raw_set("next", &next)?;
    let (ours, pairs) = (next.clone(), globals.raw_get::<Function>("pairs")?);
    let pairs = lua.create_function(move |_, args: MultiValue| {
        let mut found: MultiValue = pairs.call(args)?;
        if let Some(step) = found.front_mut() {
            *step = Value::Function(ours.clone());
        }
        Ok(found)
    })?;
    globals.raw_set("pairs", pairs)?;
    let library: Table = globals.raw_get("table")?;
    for name in ["foreach", "foreachi"] {
        library.raw_set(name, Value::Nil)?;
    }
    let over = lua.create_function(move |lua, mut list: MultiValue| {
        let table = match (list.front(), list.get(1)) {
            (Some(Value::Table(table)), _) => Some(table.clone()),
            (Some(Value::Function(step)), Some(Value::Table(table))) if *step == next => Some(table.clone()),
            _ => None,
        };
        if let Some(table) = table {
            table.for_each(
                |key: Value, _: Value| if has_order(&key) { Ok(()) } else { Err(refused(lua, &key)?) },
            )?;
        }
        if let Some(Value::Function(step)) = list.front_mut()
            && *step == next
        {
            *step = given.clone();
        }
        Ok(list)
    })?;
    globals.raw_set(OVER, over)
}

fn has_order(key: &Value) -> bool {
    matches!(key, Value::Nil | Value::Boolean(_) | Value::Integer(_) | Value::Number(_) | Value::String(_))
}

fn refused(lua: &Lua, key: &Value) -> mlua::Result<mlua::Error> {
    let shared = Shared::of(lua)?;
    let message = format!(
        "a table is gone through that has {} as a key: such keys have no order",
        super::read::found(key)
    );
    let error = shared.error(here(lua), &[], message);
    Ok(mlua::Error::external(error.help("keep them in a list, or use their names as keys")))
}

#[cfg(test)]
mod tests {
    use super::{OVER, ordered};

    #[test]
    fn what_loops_go_over_is_handed_through_a_function() {
        for (text, made) in [
            ("for k in t do end", "for k in @(t) do end"),
            ("for k, v in pairs(t) do f(k) end", "for k, v in @(pairs(t)) do f(k) end"),
            (
                "for k in (function() for i = 1, 2 do end return t end)() do end",
                "for k in @((function() for i = 1, 2 do end return t end)()) do end",
            ),
            (
                "for k in if a then b else c do while x do repeat until y end end",
                "for k in @(if a then b else c) do while x do repeat until y end end",
            ),
            (
                "if a then if b then return end end for k in if a then if b then c else d else e do end",
                "if a then if b then return end end for k in @(if a then if b then c else d else e) do end",
            ),
            ("x = `{f(function() for k in t do end end)}`", "x = `{f(function() for k in @(t) do end end)}`"),
            (
                "for k in if a then b else if c then d else e do end",
                "for k in @(if a then b else if c then d else e) do end",
            ),
            (
                "local x = if a then 1 elseif b then 2 else 3\nif x then y() elseif z then\nfor k in t do end\nend",
                "local x = if a then 1 elseif b then 2 else 3\nif x then y() elseif z then\nfor k in @(t) do end\nend",
            ),
        ] {
            let plain = |text: &str| text.replace(char::is_whitespace, "");
            let wanted = made.replace('@', OVER);
            assert_eq!(plain(&ordered(text).unwrap()), plain(&wanted), "{text}");
        }
    }

    #[test]
    fn a_script_without_such_loops_stays() {
        for text in
            ["for i = 1, 3 do end", "local x = 'for k in t do end' -- for k in t do", "for k in t do", "end"]
        {
            assert_eq!(ordered(text), None, "{text}");
        }
    }
}
