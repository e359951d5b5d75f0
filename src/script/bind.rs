//! Words as Lua calls them: arguments are checked against the vocabulary, then the word is made.

use super::declare::{declare, made_board};
use super::place::Place;
use super::read::{Mismatch, Reader, found, is_poison};
use super::rule_test::{open_case, open_test};
use super::shared::{Shared, here};
use super::term::{Arg, Term};
use super::values::Poison;
use super::word::{Form, Method, Op, Param, Type, Word, methods, words};
use crate::diagnostic::Diagnostic;
use mlua::{Lua, MultiValue, Value};

/// A global word is called.
pub(super) fn call_word(lua: &Lua, word: &'static Word, args: MultiValue) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    match arguments(&shared, at, word, args.into_iter().collect())? {
        Some(args) => make(lua, &shared, word, None, args, at),
        None => lua.create_userdata(Poison).map(Value::UserData),
    }
}

/// A method is called: the first argument is the value that it is a method of.
pub(super) fn call_method(lua: &Lua, word: &'static Word, args: MultiValue) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    let mut args: Vec<Value> = args.into_iter().collect();
    if !args.first().is_some_and(Value::is_userdata) {
        let message = format!("`{}` is a method: it is called with a colon", word.name);
        shared.complain(shared.error(at, &[word.name], message))?;
        return lua.create_userdata(Poison).map(Value::UserData);
    }
    let this = args.remove(0);
    if is_poison(&this) {
        return Ok(this);
    }
    match arguments(&shared, at, word, args)? {
        Some(args) => make(lua, &shared, word, Some(&this), args, at),
        None => lua.create_userdata(Poison).map(Value::UserData),
    }
}

/// An expression is called that is no function. Words such as `win` may be; a rule that is called was to be a method.
pub(super) fn bad_call(lua: &Lua, args: MultiValue) -> mlua::Result<Value> {
    let shared = Shared::of(lua)?;
    let at = here(lua);
    let mut args: Vec<Value> = args.into_iter().collect();
    let this = if args.is_empty() { Value::Nil } else { args.remove(0) };
    let term = this.as_userdata().and_then(|data| data.borrow::<Term>().ok().map(|term| term.clone()));
    let Some(term) = term else { return lua.create_userdata(Poison).map(Value::UserData) };
    let callable = |word: &&Word| word.op == term.0.op && matches!(word.form, Form::ValueOrCall(_));
    if let Some(word) = words().find(callable).filter(|_| term.0.args.is_empty()) {
        return match arguments(&shared, at, word, args)? {
            Some(args) => make(lua, &shared, word, None, args, at),
            None => lua.create_userdata(Poison).map(Value::UserData),
        };
    }
    let error = match (term.0.op, term.nth(0)) {
        (Op::Rule, Arg::Text(name)) => {
            shared.draft.borrow_mut().reads.retain(|(read, place)| **read != **name || *place != term.0.at);
            let own = name.rsplit('.').next().unwrap_or(name);
            unknown_method(&shared, at, own, "a game", &method_names(&[Type::Game]))
        }
        _ => shared.error(at, &[], format!("{} is not a function", term.0.ty.says())),
    };
    shared.complain(error)?;
    lua.create_userdata(Poison).map(Value::UserData)
}

/// The error of a method that does not exist.
pub(super) fn unknown_method(shared: &Shared, at: Place, name: &str, of: &str, known: &[&str]) -> Diagnostic {
    let error = shared.error(at, &[name], format!("`{name}` is no method of {of}"));
    let with_nearest = error.nearest(name, known.iter().copied());
    match (&with_nearest.help, known.is_empty()) {
        (None, false) => with_nearest.help(format!("there are: {}", known.join(", "))),
        _ => with_nearest,
    }
}

/// The names of the methods of values of some types.
pub(super) fn method_names(types: &[Type]) -> Vec<&'static str> {
    let fits = |method: &&Method| method.of.iter().any(|of| types.contains(of));
    methods().filter(fits).map(|method| method.word.name).collect()
}

fn make(
    lua: &Lua,
    shared: &Shared,
    word: &'static Word,
    this: Option<&Value>,
    args: Vec<Arg>,
    at: Place,
) -> mlua::Result<Value> {
    match word.result {
        Type::Board => return made_board(lua, shared, word, this, &args, at),
        _ if matches!(word.op, Op::BoardCells | Op::BoardStep) => {
            return made_board(lua, shared, word, this, &args, at);
        }
        _ if word.op == Op::Test => return open_test(lua, shared, &args, at),
        _ if word.op == Op::TestCase => return open_case(lua, shared, this, &args, at),
        _ if word.op.is_declaration() => return declare(lua, shared, word, args, at),
        _ => {}
    }
    let own = this.and_then(|this| this.as_userdata()?.borrow::<Term>().ok().map(|term| term.clone()));
    let ty = match (word.result, &own) {
        (Type::Rule, Some(own)) => own.0.ty,
        (ty, _) => ty,
    };
    let term = match own {
        Some(own) => {
            let args = std::iter::once(Arg::Term(own)).chain(args).collect();
            Term::plain(word.op, ty, args, at)
        }
        None => Term::new(word.op, ty, word.form.params(), args, at),
    };
    shared.value(lua, term)
}

/// The arguments in the order of the parameters; `None` if something was wrong and has been said.
fn arguments(
    shared: &Shared,
    at: Place,
    word: &'static Word,
    args: Vec<Value>,
) -> mlua::Result<Option<Vec<Arg>>> {
    match word.form {
        Form::Fields(params) => named(shared, at, word.name, params, args.first().unwrap_or(&Value::Nil)),
        form => in_order(shared, at, word.name, form.params(), &args),
    }
}

/// Arguments in order, in the order of the parameters; `None` if something was wrong and has been said.
pub(super) fn in_order(
    shared: &Shared,
    at: Place,
    word: &str,
    params: &'static [Param],
    args: &[Value],
) -> mlua::Result<Option<Vec<Arg>>> {
    let short = word.rsplit('.').next().unwrap_or(word);
    let mut right = true;
    let mut read = Vec::with_capacity(params.len());
    let given = args.iter().rposition(|arg| !arg.is_nil()).map_or(0, |last| last + 1);
    if given > params.len() {
        let takes = match params.len() {
            0 => "no argument".to_string(),
            1 => "1 argument".to_string(),
            more => format!("{more} arguments"),
        };
        shared.complain(shared.error(at, &[short], format!("`{word}` takes {takes}, found {given}")))?;
        right = false;
    }
    for (place, param) in params.iter().enumerate() {
        match args.get(place).filter(|arg| !arg.is_nil()) {
            None if param.is_needed() => {
                let message =
                    format!("`{word}` needs `{}`: {} ({})", param.name, param.ty.says(), param.says);
                shared.complain(shared.error(at, &[short], message))?;
                right = false;
            }
            None => read.push(Arg::Absent),
            Some(value) => match Reader::new(shared, at).read(value, param.ty) {
                Ok(arg) => read.push(arg),
                Err(wrong) => {
                    shared.complain(misfit(shared, at, word, param, &wrong, short))?;
                    right = false;
                }
            },
        }
    }
    Ok(right.then_some(read))
}

/// A table of named arguments, in the order of the parameters.
pub(super) fn named(
    shared: &Shared,
    at: Place,
    word: &str,
    params: &'static [Param],
    value: &Value,
) -> mlua::Result<Option<Vec<Arg>>> {
    let short = word.rsplit('.').next().unwrap_or(word);
    if is_poison(value) {
        return Ok(None);
    }
    let Some(table) = value.as_table() else {
        let message = format!("`{word}` takes a table of named arguments, found {}", found(value));
        shared.complain(shared.error(at, &[short], message))?;
        return Ok(None);
    };
    let mut right = true;
    let mut renamed = Vec::new();
    for (key, _) in table.pairs::<Value, Value>().filter_map(Result::ok) {
        let name = key.as_string().map(|name| name.to_string_lossy());
        if name.as_deref().is_some_and(|name| params.iter().any(|param| param.name == name)) {
            continue;
        }
        right = false;
        let shown = name.clone().unwrap_or_else(|| found(&key));
        let known = params.iter().map(|param| param.name);
        let mut error = shared.error(at, &[&shown], format!("`{word}` has no field `{shown}`"));
        error = match crate::diagnostic::nearest(&shown, known.clone()) {
            Some(near) => {
                renamed.push(near);
                error.help(format!("did you mean `{near}`?"))
            }
            None => error.help(format!("there are: {}", known.collect::<Vec<_>>().join(", "))),
        };
        shared.complain(error)?;
    }
    let mut read = Vec::with_capacity(params.len());
    for param in params {
        let value: Value = table.raw_get(param.name).unwrap_or(Value::Nil);
        if value.is_nil() {
            if param.is_needed() && !renamed.contains(&param.name) {
                let message =
                    format!("`{word}` needs `{}`: {} ({})", param.name, param.ty.says(), param.says);
                shared.complain(shared.error(at, &[short], message))?;
                right = false;
            }
            read.push(Arg::Absent);
            continue;
        }
        match Reader::new(shared, at).read(&value, param.ty) {
            Ok(arg) => read.push(arg),
            Err(wrong) => {
                shared.complain(misfit(shared, at, word, param, &wrong, param.name))?;
                right = false;
                read.push(Arg::Wrong);
            }
        }
    }
    Ok(right.then_some(read))
}

fn misfit(
    shared: &Shared,
    at: Place,
    word: &str,
    param: &Param,
    wrong: &Mismatch,
    short: &str,
) -> Diagnostic {
    let path: Vec<&str> = std::iter::once(param.name).chain(wrong.path.iter().map(String::as_str)).collect();
    let mut words = wrong.words();
    words.push(short);
    let error = shared.error(at, &words, format!("`{word}`: `{}` {}", path.join("."), wrong.says()));
    let quoted = wrong.written.as_deref().and_then(|text| text.strip_prefix('"')?.strip_suffix('"'));
    let meant =
        quoted.filter(|text| param.ty.is_expression() && words_of(param.ty).any(|word| word.name == *text));
    match meant {
        Some(name) => error.help(format!("write `{name}` without quotes")),
        None => error,
    }
}

fn words_of(ty: Type) -> impl Iterator<Item = &'static Word> {
    words().filter(move |word| word.result == ty)
}
