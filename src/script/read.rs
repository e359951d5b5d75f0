//! Values of Lua as arguments of words: what fits is taken, what does not is named with what was expected.

use super::place::Place;
use super::plain::plain;
use super::shared::Shared;
use super::term::{Arg, Term};
use super::values::{BoardValue, Poison, TurnValue};
use super::word::{Op, Param, Type};
use mlua::{Function, Table, Value};
use std::cell::Cell;

/// A value that does not fit.
pub(super) struct Mismatch {
    /// The keys that lead to it from the argument.
    pub path: Vec<String>,
    pub expected: Type,
    pub found: String,
    /// The value as it is written in the script, if that can be told.
    pub written: Option<String>,
}

/// Reads values of the scripts of one machine.
pub(super) struct Reader<'a> {
    shared: &'a Shared,
    at: Place,
    depth: Cell<u8>,
    values: Cell<u32>,
}

/// How deep tables may lie in tables.
const DEEPEST: u8 = 20;
/// How many values one argument may have; a table that lies in others many times is many.
const MOST_VALUES: u32 = 200_000;

impl<'a> Reader<'a> {
    /// Reads at a line of a script.
    pub fn new(shared: &'a Shared, at: Place) -> Self {
        Reader { shared, at, depth: Cell::new(0), values: Cell::new(0) }
    }

    /// The value as an argument of a type.
    pub fn read(&self, value: &Value, ty: Type) -> Result<Arg, Mismatch> {
        let without_place = |found: String| Mismatch { found, ..mismatch(&Value::Nil, ty) };
        if self.depth.get() > DEEPEST {
            return Err(without_place("tables in tables without end".into()));
        }
        self.values.set(self.values.get() + 1);
        if self.values.get() > MOST_VALUES {
            return Err(without_place(format!("more than {MOST_VALUES} values")));
        }
        let most = self.shared.meter.text();
        if value.as_string().is_some_and(|text| text.as_bytes().len() > most) {
            return Err(without_place(format!("a text of more than {most} bytes")));
        }
        self.depth.set(self.depth.get() + 1);
        let read = self.read_within(value, ty);
        self.depth.set(self.depth.get() - 1);
        read
    }

    fn read_within(&self, value: &Value, ty: Type) -> Result<Arg, Mismatch> {
        if is_poison(value) {
            return Ok(Arg::Wrong);
        }
        let fitting = match ty {
            Type::Set | Type::Number | Type::Condition | Type::Moves | Type::Action | Type::Flow => {
                self.expression(value, ty)?
            }
            Type::Integer => whole(value).map(Arg::Integer),
            Type::Real => real(value).map(Arg::Real),
            Type::Boolean => value.as_boolean().map(Arg::Boolean),
            Type::Board => board(value),
            Type::Function => match value.as_function() {
                Some(function) => Some(self.lifted(function, Type::Any)?),
                None => None,
            },
            Type::EachNumber => term_of(value, |term| {
                matches!(term.0.op, Op::Each | Op::EachLine | Op::EachPiece | Op::Counter)
            }),
            Type::Turn => turn(value),
            Type::List(of) => return self.list(value, ty, *of),
            Type::PerPlayer(of) | Type::Map(of) => return self.map(value, ty, *of),
            Type::Record(fields) => return self.record(value, ty, fields),
            Type::OneOf(each) => return self.one_of(value, ty, each),
            Type::Any => Some(self.anything(value)),
            Type::Nothing => value.is_nil().then_some(Arg::Absent),
            _ => text(value),
        };
        fitting.ok_or_else(|| mismatch(value, ty))
    }

    /// Where a tree is expected: one of that type, or a rule, or what can be made one.
    fn expression(&self, value: &Value, ty: Type) -> Result<Option<Arg>, Mismatch> {
        if let Some(term) = term_of(value, |term| term.0.ty == ty || term.0.ty == Type::Rule) {
            return Ok(Some(term));
        }
        Ok(match (ty, value) {
            (_, Value::Function(function)) if ty != Type::Flow => Some(self.lifted(function, ty)?),
            (Type::Set, Value::String(_)) => text(value),
            (Type::Number, _) => whole(value).map(Arg::Integer),
            (Type::Condition, Value::Boolean(truth)) => Some(Arg::Boolean(*truth)),
            (Type::Action, Value::Table(_)) => Some(self.list(value, ty, Type::Action)?),
            (Type::Flow, Value::Table(_)) => Some(self.list(value, ty, Type::Flow)?),
            _ => None,
        })
    }

    /// A function as an expression. One that takes a cell, where a set is expected, is asked for each cell.
    fn lifted(&self, function: &Function, answers: Type) -> Result<Arg, Mismatch> {
        if self.shared.running.get() {
            let found = "a function that is made while a rule runs: make it outside".into();
            return Err(Mismatch { found, ..mismatch(&Value::Nil, answers) });
        }
        let each_cell = answers == Type::Set && function.info().num_params >= 3;
        let asked = if each_cell { Type::Condition } else { answers };
        let id = self.shared.lift(function, asked);
        let term = Term::plain(Op::Function, asked, vec![Arg::Integer(i64::from(id.0))], self.at);
        if each_cell {
            return Ok(Arg::Term(Term::plain(Op::Where, Type::Set, vec![Arg::Term(term)], self.at)));
        }
        Ok(Arg::Term(term))
    }

    fn list(&self, value: &Value, ty: Type, of: Type) -> Result<Arg, Mismatch> {
        let Some(table) = value.as_table() else { return Err(mismatch(value, ty)) };
        let length = table.raw_len();
        if let Some(key) = odd_key(table, length) {
            return Err(Mismatch {
                path: vec![key.clone()],
                expected: ty,
                found: format!("the key `{key}`"),
                written: Some(key),
            });
        }
        let mut entries = Vec::with_capacity(length);
        for place in 1..=length {
            let entry: Value = table.raw_get(place).unwrap_or(Value::Nil);
            entries.push(self.read(&entry, of).map_err(|wrong| wrong.under(place.to_string()))?);
        }
        Ok(Arg::List(entries))
    }

    fn map(&self, value: &Value, ty: Type, of: Type) -> Result<Arg, Mismatch> {
        let Some(table) = value.as_table() else { return Err(mismatch(value, ty)) };
        let mut entries = Vec::new();
        for pair in table.pairs::<Value, Value>() {
            let Ok((key, entry)) = pair else { continue };
            let Some(name) = key.as_string().map(|name| name.to_string_lossy()) else {
                return Err(mismatch(value, ty));
            };
            let entry = self.read(&entry, of).map_err(|wrong| wrong.under(name.clone()))?;
            entries.push((name.as_str().into(), entry));
        }
        entries.sort_by(|(left, _), (right, _): &(std::rc::Rc<str>, Arg)| left.cmp(right));
        Ok(Arg::Map(entries))
    }

    /// A table with known fields, sorted by name.
    fn record(&self, value: &Value, ty: Type, fields: &[Param]) -> Result<Arg, Mismatch> {
        let Some(table) = value.as_table() else { return Err(mismatch(value, ty)) };
        for (key, _) in table.pairs::<Value, Value>().filter_map(Result::ok) {
            let name = key.as_string().map(|name| name.to_string_lossy());
            if name.as_deref().is_none_or(|name| fields.iter().all(|field| field.name != name)) {
                let shown = name.unwrap_or_else(|| found(&key));
                let said = format!("the field `{shown}`");
                return Err(Mismatch { path: Vec::new(), expected: ty, found: said, written: Some(shown) });
            }
        }
        let mut entries = Vec::new();
        for field in fields {
            let entry: Value = table.raw_get(field.name).unwrap_or(Value::Nil);
            if entry.is_nil() && !field.is_needed() {
                continue;
            }
            let entry = self.read(&entry, field.ty).map_err(|wrong| wrong.under(field.name.to_string()))?;
            entries.push((field.name.into(), entry));
        }
        Ok(Arg::Map(entries))
    }

    /// The first of several types that fits; if none does, the one that comes furthest is complained about.
    fn one_of(&self, value: &Value, ty: Type, each: &[Type]) -> Result<Arg, Mismatch> {
        let mut deepest: Option<Mismatch> = None;
        for one in each {
            match self.read(value, *one) {
                Ok(arg) => return Ok(arg),
                Err(wrong) if deepest.as_ref().is_none_or(|known| known.path.len() < wrong.path.len()) => {
                    deepest = Some(wrong);
                }
                Err(_) => {}
            }
        }
        Err(deepest.filter(|wrong| !wrong.path.is_empty()).unwrap_or_else(|| mismatch(value, ty)))
    }

    /// Any value; what no word can use is [`Arg::Wrong`].
    fn anything(&self, value: &Value) -> Arg {
        if let Some(term) = term_of(value, |_| true) {
            return term;
        }
        match value {
            Value::Nil => Arg::Absent,
            Value::Boolean(truth) => Arg::Boolean(*truth),
            Value::Table(table) if table.raw_len() > 0 || table.is_empty() => {
                self.list(value, Type::Any, Type::Any).unwrap_or(Arg::Wrong)
            }
            Value::Table(_) => self.map(value, Type::Any, Type::Any).unwrap_or(Arg::Wrong),
            Value::Function(function) => self.lifted(function, Type::Any).unwrap_or(Arg::Wrong),
            _ => whole(value)
                .map(Arg::Integer)
                .or_else(|| real(value).map(Arg::Real))
                .or_else(|| text(value))
                .or_else(|| board(value))
                .unwrap_or(Arg::Wrong),
        }
    }
}

impl Mismatch {
    fn under(mut self, key: String) -> Self {
        self.path.insert(0, key);
        self
    }

    /// `should be a whole number, found the text "23"`.
    pub fn says(&self) -> String {
        format!("should be {}, found {}", self.expected.says(), self.found)
    }

    /// The words to look for in the script, the most telling first.
    pub fn words(&self) -> Vec<&str> {
        self.written.iter().map(String::as_str).chain(self.path.iter().rev().map(String::as_str)).collect()
    }
}

fn mismatch(value: &Value, expected: Type) -> Mismatch {
    let written = match value {
        Value::String(text) => Some(format!("\"{}\"", text.to_string_lossy())),
        Value::Integer(number) => Some(number.to_string()),
        Value::Number(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(truth.to_string()),
        _ => None,
    };
    Mismatch { path: Vec::new(), expected, found: found(value), written }
}

/// What a value is called in messages.
pub(super) fn found(value: &Value) -> String {
    match value {
        Value::Nil => "nothing".into(),
        Value::Boolean(truth) => format!("`{truth}`"),
        Value::Integer(number) => format!("the number {number}"),
        Value::Number(number) => format!("the number {number}"),
        Value::String(text) => {
            let text: String = text.to_string_lossy().chars().take(40).collect();
            format!("the text {text:?}")
        }
        Value::Table(_) => "a table".into(),
        Value::Function(_) => "a function".into(),
        Value::UserData(data) => match data.borrow::<Term>() {
            Ok(term) => term.0.ty.says(),
            Err(_) => data.type_name().map_or_else(|_| "a value".into(), |name| name.to_string_lossy()),
        },
        other => format!("a {}", other.type_name()),
    }
}

fn term_of(value: &Value, fits: impl Fn(&Term) -> bool) -> Option<Arg> {
    let term = value.as_userdata()?.borrow::<Term>().ok()?;
    fits(&term).then(|| Arg::Term(term.clone()))
}

fn turn(value: &Value) -> Option<Arg> {
    let turn = value.as_userdata()?.borrow::<TurnValue>().ok()?;
    Some(Arg::Text(turn.0.into()))
}

fn board(value: &Value) -> Option<Arg> {
    value.as_userdata()?.borrow::<BoardValue>().ok().map(|board| Arg::Board(board.0.clone()))
}

fn text(value: &Value) -> Option<Arg> {
    value.as_string().map(|text| Arg::Text(plain(&text.to_string_lossy()).as_str().into()))
}

fn real(value: &Value) -> Option<f64> {
    match value {
        Value::Integer(number) => Some(*number as f64),
        Value::Number(number) if number.is_finite() => Some(*number),
        _ => None,
    }
}

/// A number without a fraction that a double holds exactly.
pub(super) fn whole(value: &Value) -> Option<i64> {
    const MOST: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Integer(number) => Some(*number),
        Value::Number(number) if number.fract() == 0.0 && number.abs() <= MOST => Some(*number as i64),
        _ => None,
    }
}

/// A key of a list that is not one of its places.
fn odd_key(table: &Table, length: usize) -> Option<String> {
    table.pairs::<Value, Value>().filter_map(Result::ok).find_map(|(key, _)| match key {
        Value::Integer(place) if place >= 1 && place as usize <= length => None,
        Value::Number(place) if place >= 1.0 && place as usize <= length && place.fract() == 0.0 => None,
        Value::String(name) => Some(name.to_string_lossy()),
        other => Some(found(&other)),
    })
}

/// Whether a value stands for something wrong that was complained about already.
pub(super) fn is_poison(value: &Value) -> bool {
    value.as_userdata().is_some_and(|data| data.is::<Poison>())
}
