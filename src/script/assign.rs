//! Rules as they are assigned: `stacking.movable = ...`.

use super::comment;
use super::draft::Version;
use super::place::{Place, is_name};
use super::read::{Reader, found, is_poison};
use super::shared::{Shared, here};
use super::term::{Arg, Term};
use super::word::{GAME_SLOTS, Op, PHASE_SLOTS, Type};
use mlua::{Lua, Value};

/// Gives a rule of a phase, or of the game, its value.
pub(super) fn assign(lua: &Lua, phase: Option<&str>, key: &Value, value: &Value) -> mlua::Result<()> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    let Some(key) = key.as_string().map(|key| key.to_string_lossy()) else {
        return shared.complain(shared.error(at, &[], format!("a rule has a name, found {}", found(key))));
    };
    if !is_name(&key) {
        let shown: String = key.chars().take(40).collect();
        let error = shared.error(at, &[&key], format!("`{shown}` cannot name a rule"));
        return shared.complain(error.help("a name has letters, digits and `_`"));
    }
    if phase.is_none() && key == "phases" {
        let error = shared.error(at, &[&key], "`phases` is no rule: phases are made by `phase`");
        return shared
            .complain(error.help("a rule of a phase is assigned by `GAME.phases.PHASE.RULE = ...`"));
    }
    let name = match phase {
        Some(phase) => format!("{phase}.{key}"),
        None => key.clone(),
    };
    if shared.running.get() {
        let message = format!("`{name}` cannot be assigned now: rules are declared while the script loads");
        return Err(mlua::Error::external(shared.error(at, &[&key], message)));
    }
    let slots = if phase.is_some() { PHASE_SLOTS } else { GAME_SLOTS };
    let slot = slots.iter().find(|slot| slot.name == key).map(|slot| slot.ty);
    let value = if is_poison(value) { Arg::Wrong } else { read(&shared, at, &name, &key, value, slot)? };
    let (label, sentence) = {
        let sources = shared.sources.borrow();
        let text = sources.get(usize::from(at.source)).map_or("", |source| &source.text);
        comment::above(text, at.line as usize)
    };
    let by = shared.draft.borrow().by();
    shared.draft.borrow_mut().assign(&name, Version { value, label, sentence, at, by });
    Ok(())
}

fn read(
    shared: &Shared,
    at: Place,
    name: &str,
    key: &str,
    value: &Value,
    slot: Option<Type>,
) -> mlua::Result<Arg> {
    let reader = Reader::new(shared, at);
    let arg = match slot {
        Some(ty) => reader.read(value, ty).map_err(|wrong| wrong.says()),
        None => free(&reader, value),
    };
    match arg {
        Ok(arg) => Ok(arg),
        Err(wrong) => {
            shared.complain(shared.error(at, &[key], format!("`{name}` {wrong}")))?;
            Ok(Arg::Wrong)
        }
    }
}

/// The value of a rule without a fixed meaning.
fn free(reader: &Reader<'_>, value: &Value) -> Result<Arg, String> {
    let wrong = || format!("should be an expression, a whole number or a function, found {}", found(value));
    match value {
        Value::Function(_) => reader.read(value, Type::Function).map_err(|wrong| wrong.says()),
        Value::Table(_) => reader.read(value, Type::Flow).map_err(|wrong| wrong.says()),
        Value::Boolean(truth) => Ok(Arg::Boolean(*truth)),
        Value::UserData(data) => {
            let term = data.borrow::<Term>().map_err(|_| wrong())?;
            match term.0.ty {
                Type::Neighbours => Err(format!(
                    "should be a set of cells, found {}: say `:any()`, `:all()` or `:count()`",
                    term.0.ty.says()
                )),
                _ if term.0.op == Op::Each && !matches!(term.nth(0), Arg::Map(_)) => Err(wrong()),
                _ => Ok(Arg::Term(term.clone())),
            }
        }
        _ => match super::read::whole(value) {
            Some(number) => Ok(Arg::Integer(number)),
            None => Err(wrong()),
        },
    }
}
