//! `+`, `*`, `-` and `..` between expressions.

use super::read::{Reader, found, is_poison};
use super::shared::{Shared, here};
use super::term::{Arg, Term};
use super::values::Poison;
use super::word::{Op, Type};
use mlua::{Lua, Value};

/// The expression that an operator makes of two values.
pub(super) fn operate(lua: &Lua, op: Op, left: &Value, right: &Value) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    if is_poison(left) || is_poison(right) {
        return lua.create_userdata(Poison).map(Value::UserData);
    }
    let types: &[Type] = match op {
        Op::Plus => &[Type::Set, Type::Number, Type::Moves],
        Op::Then => &[Type::Action],
        _ => &[Type::Set, Type::Number],
    };
    let reader = Reader::new(&shared, at);
    for ty in fitting(types, left, right) {
        if let (Ok(left), Ok(right)) = (reader.read(left, ty), reader.read(right, ty)) {
            let both_rules = is_rule(&left) && is_rule(&right);
            let ty = if both_rules { Type::Rule } else { ty };
            let term = Term::plain(op, ty, vec![left, right], at);
            return shared.value(lua, term);
        }
    }
    let does = match op {
        Op::Plus => "added to",
        Op::Times => "multiplied with",
        Op::Minus => "taken from",
        _ => "put after",
    };
    let (what, whole) = match op {
        Op::Minus => (found(right), found(left)),
        _ => (found(right), found(left)),
    };
    let sign = match op {
        Op::Plus => "+",
        Op::Times => "*",
        Op::Minus => "-",
        _ => "..",
    };
    let error = shared.error(at, &[sign], format!("{what} cannot be {does} {whole}"));
    shared.complain(error)?;
    lua.create_userdata(Poison).map(Value::UserData)
}

/// `-a`: the cells that are not in a set, or a condition that does not hold.
pub(super) fn negated(lua: &Lua, value: &Value) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    let reader = Reader::new(&shared, at);
    for ty in [Type::Set, Type::Condition, Type::Number] {
        if let Ok(arg) = reader.read(value, ty) {
            let ty = if is_rule(&arg) { Type::Rule } else { ty };
            let term = Term::plain(Op::Negated, ty, vec![arg], at);
            return shared.value(lua, term);
        }
    }
    shared.complain(shared.error(at, &["-"], format!("`-` cannot stand before {}", found(value))))?;
    lua.create_userdata(Poison).map(Value::UserData)
}

fn is_rule(arg: &Arg) -> bool {
    matches!(arg, Arg::Term(term) if term.0.ty == Type::Rule)
}

/// The types that two operands may both have: that of the one that is known comes first and alone.
fn fitting(types: &[Type], left: &Value, right: &Value) -> Vec<Type> {
    let own = |value: &Value| -> Option<Type> {
        let term = value.as_userdata()?.borrow::<Term>().ok()?;
        (term.0.ty != Type::Rule).then_some(term.0.ty)
    };
    let known: Vec<Type> = [own(left), own(right)].into_iter().flatten().collect();
    let both_may = |ty: &Type| known.iter().all(|known| known == ty);
    types.iter().copied().filter(both_may).collect()
}
