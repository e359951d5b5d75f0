//! Function rules: a machine answers what the walker asks.

use super::asked::{Asked, cell, known, resolved};
use super::counting::Counting;
use super::fault::diagnostic;
use super::kept::Kept;
use super::machine::{Machine, guarded};
use super::plain::plain;
use super::plan::Plan;
use super::read::{found, whole};
use super::scripts::Scripts;
use super::shared::Lifted;
use super::term::{Arg, Term};
use super::values::GameValue;
use super::word::Type;
use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::{
    Body, FunctionId, Game, Host, HostFactory, Moves, Note, Set, Steps, Value as Answer, View, Watcher,
};
use mlua::{MultiValue, Value};
use std::rc::Rc;
use std::sync::Arc;

/// How much of the walker's depth one function takes.
const COST: u16 = 25;

impl Host for Machine {
    fn call(&self, function: FunctionId, view: &View<'_>) -> Result<Answer, Diagnostic> {
        let lifted = self.shared.functions.borrow().get(usize::from(function.0)).cloned();
        let Some(lifted) = lifted else {
            return Err(Diagnostic::new(Kind::Internal, format!("there is no function {}", function.0)));
        };
        let mut asked = Asked::of(view);
        asked.depth = asked.depth.saturating_add(COST);
        self.shared.asked.borrow_mut().push(asked);
        self.shared.meter.enter();
        let answer = guarded(|| self.ask(&lifted, view));
        self.shared.meter.leave();
        self.shared.asked.borrow_mut().pop();
        answer.map_err(|error| of_rule(error, &lifted))
    }

    fn steps(&self) -> &Steps {
        &self.shared.steps
    }

    fn note(&self, note: Note<'_>) {
        if let Some(watcher) = self.shared.watcher.get() {
            watcher.note(note);
        }
    }

    fn watch(&self, watcher: Rc<dyn Watcher>) {
        // there is only ever one who counts
        self.shared.watcher.set(watcher).ok();
    }
}

/// Says which rule failed.
fn of_rule(mut error: Diagnostic, lifted: &Lifted) -> Diagnostic {
    if let Some(rule) = &lifted.rule {
        let note = format!("in rule `{rule}`");
        if !error.notes.contains(&note) {
            error.notes.push(note);
        }
    }
    error
}

impl Machine {
    fn ask(&self, lifted: &Lifted, view: &View<'_>) -> Result<Answer, Diagnostic> {
        let fault = |error: mlua::Error| {
            let mut error = diagnostic(&self.shared, &error);
            if error.at.is_none() {
                let placed = self.shared.error(lifted.at, &["function"], error.message.clone());
                error.at = placed.at.clone();
            }
            error
        };
        let answer = self.lua.scope(|scope| {
            let mut args = MultiValue::new();
            args.push_back(Value::UserData(self.lua.create_userdata(GameValue)?));
            args.push_back(Value::UserData(scope.create_any_userdata_ref(view.position)?));
            if let Some(cell) = view.cell {
                args.push_back(Value::String(self.lua.create_string(view.game.board.name(cell))?));
            }
            if let Some(decision) = view.decision {
                args.push_back(Value::UserData(scope.create_any_userdata_ref(decision)?));
            }
            lifted.function.call::<MultiValue>(args)
        });
        let mut answer = answer.map_err(fault)?;
        let first = answer.pop_front().unwrap_or(Value::Nil);
        match lifted.answers {
            Type::Set => self.cells(lifted, &first),
            Type::Number => self.number(lifted, &first, view),
            Type::Moves | Type::Action => self.tree(lifted, &first),
            Type::Any => self.loose(lifted, &first, answer.pop_front(), view),
            _ => self.truth(lifted, &first, answer.pop_front(), view),
        }
    }

    /// What a function answers whose type only the answer tells.
    fn loose(
        &self,
        lifted: &Lifted,
        value: &Value,
        reason: Option<Value>,
        view: &View<'_>,
    ) -> Result<Answer, Diagnostic> {
        let answers = match value {
            Value::Boolean(_) => Type::Condition,
            Value::Integer(_) | Value::Number(_) => Type::Number,
            Value::Nil => return Ok(Answer::Nothing),
            value => Self::term(value).map_or(Type::Set, |term| term.0.ty),
        };
        let lifted = &Lifted { answers, ..lifted.clone() };
        match answers {
            Type::Condition => self.truth(lifted, value, reason, view),
            Type::Number => self.number(lifted, value, view),
            Type::Moves | Type::Action => self.tree(lifted, value),
            _ => self.cells(lifted, value),
        }
    }

    fn wrong(&self, lifted: &Lifted, wanted: &str, value: &Value) -> Diagnostic {
        let rule = lifted.rule.as_deref().unwrap_or("a function");
        let message = format!("rule `{rule}` should answer {wanted}, and it answers {}", found(value));
        let words = ["return", "function"];
        self.shared.error(lifted.at, &words, message)
    }

    fn term(value: &Value) -> Option<Term> {
        value.as_userdata()?.borrow::<Term>().ok().map(|term| term.clone())
    }

    /// A tree that the function answered, with its names looked up.
    fn body(&self, lifted: &Lifted, arg: &Arg) -> Result<Body, Diagnostic> {
        let (world, _) = known(&self.shared).map_err(|error| diagnostic(&self.shared, &error))?;
        resolved(&self.shared, &world, arg, lifted.answers, lifted.at)
    }

    fn truth(
        &self,
        lifted: &Lifted,
        value: &Value,
        reason: Option<Value>,
        view: &View<'_>,
    ) -> Result<Answer, Diagnostic> {
        match (value, reason) {
            (Value::Boolean(false), Some(Value::String(reason))) => {
                let most = self.shared.meter.text();
                if reason.as_bytes().len() > most {
                    let mut error = self.shared.error(lifted.at, &["return"], too_long(most));
                    error.kind = Kind::Limit;
                    return Err(error);
                }
                Ok(Answer::Refused(plain(&reason.to_string_lossy())))
            }
            (Value::Boolean(truth), _) => Ok(Answer::Truth(*truth)),
            _ => match Self::term(value) {
                Some(term) if matches!(term.0.ty, Type::Condition | Type::Rule) => {
                    match self.body(lifted, &Arg::Term(term))? {
                        Body::Condition(tree) => Ok(Answer::Truth(view.holds(&tree)?)),
                        _ => Err(self.wrong(lifted, "`true` or `false`", value)),
                    }
                }
                _ => Err(self.wrong(lifted, "`true` or `false`", value)),
            },
        }
    }

    fn number(&self, lifted: &Lifted, value: &Value, view: &View<'_>) -> Result<Answer, Diagnostic> {
        if let Some(number) = whole(value) {
            return Ok(Answer::Number(number));
        }
        match Self::term(value) {
            Some(term) if matches!(term.0.ty, Type::Number | Type::Rule) => {
                match self.body(lifted, &Arg::Term(term))? {
                    Body::Number(tree) => Ok(Answer::Number(view.number(&tree)?)),
                    _ => Err(self.wrong(lifted, "a whole number", value)),
                }
            }
            _ => Err(self.wrong(lifted, "a whole number", value)),
        }
    }

    fn cells(&self, lifted: &Lifted, value: &Value) -> Result<Answer, Diagnostic> {
        const WANTED: &str = "cells: a list of names, or a set";
        match value {
            Value::Table(table) => {
                let (_, game) = known(&self.shared).map_err(|error| diagnostic(&self.shared, &error))?;
                if !is_list(table) {
                    let wrong = self.wrong(lifted, "a list of cells' names", value);
                    return Err(wrong.help("`{ \"a1\", \"b2\" }`, and `{}` for none"));
                }
                let mut cells = crate::board::CellSet::new();
                for place in 1..=table.raw_len() {
                    let name: Value = table.raw_get(place).unwrap_or(Value::Nil);
                    let Some(name) = name.as_string().map(|name| name.to_string_lossy()) else {
                        return Err(self.wrong(lifted, "a list of cells' names", &name));
                    };
                    let found = cell(&self.lua, &self.shared, &game, &name);
                    let found = found.map_err(|error| {
                        let error = diagnostic(&self.shared, &error);
                        let mut placed =
                            self.shared.error(lifted.at, &["return", "function"], error.message.clone());
                        placed.help = error.help.clone();
                        placed
                    })?;
                    cells.insert(found);
                }
                Ok(Answer::Cells(cells))
            }
            Value::String(name) => {
                match self.body(lifted, &Arg::Text(name.to_string_lossy().as_str().into()))? {
                    Body::Set(set) => Ok(Answer::Set(set)),
                    _ => Ok(Answer::Set(Set::Empty)),
                }
            }
            _ => match Self::term(value) {
                Some(term) if matches!(term.0.ty, Type::Set | Type::Rule) => {
                    match self.body(lifted, &Arg::Term(term))? {
                        Body::Set(set) => Ok(Answer::Set(set)),
                        _ => Err(self.wrong(lifted, WANTED, value)),
                    }
                }
                _ => Err(self.wrong(lifted, WANTED, value)),
            },
        }
    }

    /// Moves or an action: an expression, a list of them, or nothing.
    fn tree(&self, lifted: &Lifted, value: &Value) -> Result<Answer, Diagnostic> {
        let wanted = lifted.answers.says();
        let one = |value: &Value| {
            let term =
                Self::term(value).filter(|term| term.0.ty == lifted.answers || term.0.ty == Type::Rule);
            let term = term.ok_or_else(|| self.wrong(lifted, &wanted, value))?;
            self.body(lifted, &Arg::Term(term))
        };
        let bodies: Vec<Body> = match value {
            Value::Nil => return Ok(Answer::Nothing),
            Value::Table(table) if !is_list(table) => return Err(self.wrong(lifted, &wanted, value)),
            Value::Table(table) => (1..=table.raw_len())
                .map(|place| one(&table.raw_get(place).unwrap_or(Value::Nil)))
                .collect::<Result<_, _>>()?,
            single => vec![one(single)?],
        };
        let mut moves = Vec::new();
        let mut actions = Vec::new();
        for body in bodies {
            match body {
                Body::Moves(part) => moves.push(part),
                Body::Action(part) => actions.push(part),
                _ => {}
            }
        }
        Ok(match lifted.answers {
            Type::Moves => Answer::Moves(if moves.len() == 1 { moves.remove(0) } else { Moves::Any(moves) }),
            _ => Answer::Action(crate::rule::Action::Sequence(actions)),
        })
    }
}

fn too_long(most: usize) -> String {
    format!("the script is stopped: it needs more than {most} bytes for a reason")
}

/// Whether a table is a list and nothing else.
fn is_list(table: &mlua::Table) -> bool {
    table.pairs::<Value, Value>().count() == table.raw_len()
}

/// Loads the scripts of a game again in another thread, in the same order, so that functions have the same numbers.
#[derive(Debug)]
pub(super) struct Factory {
    pub plan: Plan,
    /// Every script that was loaded, by the name it was required by.
    pub kept: Kept,
}

impl HostFactory for Factory {
    fn make(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic> {
        let machine = start(self.plan.clone(), self.kept.clone(), game)?;
        Ok(Box::new(machine))
    }

    fn make_counting(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic> {
        let plain = start(self.plan.clone(), self.kept.clone(), game)?;
        Ok(Box::new(Counting::new(plain, self, game)))
    }
}

/// A machine in which functions may be asked.
pub(super) fn start(mut plan: Plan, kept: Kept, game: &Arc<Game>) -> Result<Machine, Diagnostic> {
    let shelves: Rc<dyn Scripts> = Rc::new(kept);
    let (machine, _) = Machine::load(&mut plan, &shelves).map_err(|mut findings| {
        let none = || Diagnostic::new(Kind::Internal, "the scripts cannot be loaded again");
        if findings.is_empty() { none() } else { findings.remove(0) }
    })?;
    machine.start(game.clone());
    Ok(machine)
}
