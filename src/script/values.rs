//! The values of scripts that are not plain Lua: expressions, boards, the game, its phases.

use super::assign::assign;
use super::bind::{bad_call, call_method, method_names, unknown_method};
use super::operate::{negated, operate};
use super::place::Place;
use super::read::{found, is_poison};
use super::shared::{Shared, here};
use super::term::Term;
use super::word::{Op, Type, methods};
use crate::board::Board;
use mlua::{Lua, MetaMethod, MultiValue, UserData, UserDataFields, UserDataMethods, Value};
use std::sync::Arc;

/// What it is called that stands for a value that was wrong.
pub(super) const WRONG: &str = "a value that was wrong";

/// What stands for a value that was wrong, so that the script can go on and more can be found.
pub(super) struct Poison;

/// A board.
pub(super) struct BoardValue(pub Arc<Board>);

/// Whose turn it becomes.
pub(super) struct TurnValue(pub &'static str);

/// The game that is being declared.
pub(super) struct GameValue;

/// The rule tests of a game, by its place among the games that a file tests.
pub(super) struct TestValue(pub usize);

/// Its phases by name.
pub(super) struct PhasesValue;

/// One of its phases.
pub(super) struct PhaseValue(pub String);

impl UserData for Poison {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, WRONG);
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        let operators = [
            MetaMethod::Index,
            MetaMethod::Call,
            MetaMethod::Add,
            MetaMethod::Sub,
            MetaMethod::Mul,
            MetaMethod::Div,
            MetaMethod::Unm,
            MetaMethod::Concat,
        ];
        for operator in operators {
            methods.add_meta_function(operator, |lua, _: MultiValue| lua.create_userdata(Poison));
        }
        methods.add_meta_function(MetaMethod::NewIndex, |_, _: MultiValue| Ok(()));
        methods.add_meta_function(MetaMethod::ToString, |_, _: MultiValue| Ok(WRONG));
    }
}

impl UserData for Term {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "an expression");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        for (operator, op) in [
            (MetaMethod::Add, Op::Plus),
            (MetaMethod::Sub, Op::Minus),
            (MetaMethod::Mul, Op::Times),
            (MetaMethod::Concat, Op::Then),
        ] {
            methods.add_meta_function(operator, move |lua, (left, right): (Value, Value)| {
                operate(lua, op, &left, &right)
            });
        }
        methods.add_meta_function(MetaMethod::Unm, |lua, value: Value| negated(lua, &value));
        methods.add_meta_function(MetaMethod::Call, |lua, args: MultiValue| bad_call(lua, args));
        methods.add_meta_method(MetaMethod::Index, |lua, this, key: Value| {
            let types: &[Type] = match this.0.ty {
                Type::Rule => EXPRESSIONS,
                ref own => std::slice::from_ref(own),
            };
            index_method(lua, types, &key, &this.0.ty.says())
        });
        refuse_fields(methods, "an expression");
        methods.add_meta_method(MetaMethod::ToString, |_, this, ()| Ok(this.0.ty.says()));
    }
}

const EXPRESSIONS: &[Type] =
    &[Type::Set, Type::Number, Type::Condition, Type::Moves, Type::Action, Type::Flow];

impl UserData for BoardValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "a board");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, _, key: Value| {
            index_method(lua, &[Type::Board], &key, "a board")
        });
        refuse_fields(methods, "a board");
        methods.add_meta_method(MetaMethod::ToString, |_, _, ()| Ok("a board"));
    }
}

impl UserData for TestValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "the tests of a game");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, _, key: Value| {
            index_method(lua, &[Type::Test], &key, "the tests of a game")
        });
        refuse_fields(methods, "the tests of a game");
    }
}

impl UserData for TurnValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "whose turn it becomes");
    }
}

impl UserData for GameValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "a game");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, _, key: Value| {
            let shared = Shared::of(lua)?;
            let at = here(lua);
            let Some(name) = key.as_string().map(|key| key.to_string_lossy()) else {
                return odd_key(lua, &shared, at, &key, "a game");
            };
            if name == "phases" {
                return lua.create_userdata(PhasesValue).map(Value::UserData);
            }
            if let Some(method) = find_method(lua, &[Type::Game], &name)? {
                return Ok(method);
            }
            read_rule(lua, &shared, name, at)
        });
        methods.add_meta_function(MetaMethod::NewIndex, |lua, (_, key, value): (Value, Value, Value)| {
            assign(lua, None, &key, &value)
        });
        methods.add_meta_method(MetaMethod::ToString, |_, _, ()| Ok("a game"));
    }
}

impl UserData for PhasesValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "the phases of a game");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, _, key: Value| {
            let shared = Shared::of(lua)?;
            let at = here(lua);
            let Some(name) = key.as_string().map(|key| key.to_string_lossy()) else {
                return odd_key(lua, &shared, at, &key, "the phases of a game");
            };
            if shared.draft.borrow().has_phase(&name) {
                return lua.create_userdata(PhaseValue(name)).map(Value::UserData);
            }
            let error = {
                let draft = shared.draft.borrow();
                let known = draft.phases.iter().map(|(name, _)| name.as_str());
                let game = draft.name.clone().unwrap_or_default();
                shared
                    .error(at, &[&name], format!("the game `{game}` has no phase `{name}`"))
                    .nearest(&name, known)
            };
            shared.complain(error)?;
            lua.create_userdata(Poison).map(Value::UserData)
        });
        refuse_fields(methods, "the phases of a game");
        methods.add_meta_method(MetaMethod::ToString, |_, _, ()| Ok("the phases of a game"));
    }
}

impl UserData for PhaseValue {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field(MetaMethod::Type, "a phase");
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, this, key: Value| {
            let shared = Shared::of(lua)?;
            let at = here(lua);
            match key.as_string().map(|key| key.to_string_lossy()) {
                Some(name) => read_rule(lua, &shared, format!("{}.{name}", this.0), at),
                None => odd_key(lua, &shared, at, &key, "a phase"),
            }
        });
        methods.add_meta_method(MetaMethod::NewIndex, |lua, this, (key, value): (Value, Value)| {
            assign(lua, Some(&this.0), &key, &value)
        });
        methods.add_meta_method(MetaMethod::ToString, |_, _, ()| Ok("a phase"));
    }
}

/// A rule that a script reads: a reference by name, so that a new value of it is seen everywhere.
fn read_rule(lua: &Lua, shared: &Shared, name: String, at: Place) -> mlua::Result<Value> {
    if let Some(world) = shared.world.get() {
        if let Some(error) = world.unknown_rule(shared, &name, at) {
            return Err(mlua::Error::external(error));
        }
    } else {
        shared.draft.borrow_mut().reads.push((name.clone(), at));
    }
    lua.create_userdata(Term::rule(&name, at)).map(Value::UserData)
}

fn odd_key(lua: &Lua, shared: &Shared, at: Place, key: &Value, of: &str) -> mlua::Result<Value> {
    shared.complain(shared.error(at, &[], format!("{of} has names as keys, found {}", found(key))))?;
    lua.create_userdata(Poison).map(Value::UserData)
}

/// A method of a value of one of some types, ready to be called.
fn find_method(lua: &Lua, types: &[Type], name: &str) -> mlua::Result<Option<Value>> {
    let fits = |method: &&super::word::Method| {
        method.word.name == name && method.of.iter().any(|of| types.contains(of))
    };
    let Some(method) = methods().find(fits) else { return Ok(None) };
    let function = lua.create_function(move |lua, args: MultiValue| call_method(lua, &method.word, args))?;
    Ok(Some(Value::Function(function)))
}

fn index_method(lua: &Lua, types: &[Type], key: &Value, of: &str) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let Some(name) = key.as_string().map(|key| key.to_string_lossy()) else {
        return odd_key(lua, &shared, here(lua), key, of);
    };
    if let Some(method) = find_method(lua, types, &name)? {
        return Ok(method);
    }
    shared.complain(unknown_method(&shared, here(lua), &name, of, &method_names(types)))?;
    lua.create_userdata(Poison).map(Value::UserData)
}

/// Nothing can be assigned to fields of such a value.
fn refuse_fields<T, M: UserDataMethods<T>>(methods: &mut M, of: &'static str) {
    methods.add_meta_function(MetaMethod::NewIndex, move |lua, (_, key, value): (Value, Value, Value)| {
        let shared = Shared::of(lua)?;
        if is_poison(&value) {
            return Ok(());
        }
        let key = key.to_string().unwrap_or_default();
        shared.complain(shared.error(
            here(lua),
            &[&key],
            format!("nothing can be assigned to `{key}` of {of}"),
        ))
    });
}
