use super::{Action, Game, Moves, Note, Set, Steps, View, Watcher};
use crate::board::CellSet;
use crate::diagnostic::{Diagnostic, Kind};
use std::fmt::Debug;
use std::rc::Rc;
use std::sync::Arc;

/// A rule that is a function of the script language, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FunctionId(pub u16);

/// What a function answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Yes or no.
    Truth(bool),
    /// No, and why, for a person.
    Refused(String),
    /// A number.
    Number(i64),
    /// These cells.
    Cells(CellSet),
    /// The cells of an expression.
    Set(Set),
    /// The decisions of an expression.
    Moves(Moves),
    /// An action to carry out.
    Action(Action),
    /// Nothing.
    Nothing,
}

impl Value {
    /// What it is called in messages.
    pub fn type_name(&self) -> &'static str {
        match self {
            Value::Truth(_) => "a truth value",
            Value::Refused(_) => "false with a reason",
            Value::Number(_) => "a number",
            Value::Cells(_) => "cells",
            Value::Set(_) => "a set of cells",
            Value::Moves(_) => "moves",
            Value::Action(_) => "an action",
            Value::Nothing => "nothing",
        }
    }
}

/// What runs the functions of one game, in one thread.
pub trait Host {
    /// Asks a function about a position, and about a cell or decision if the view has one.
    ///
    /// # Errors
    /// What went wrong in the script: its file, line and message.
    fn call(&self, function: FunctionId, view: &View<'_>) -> Result<Value, Diagnostic>;

    /// What counts the steps of rules.
    fn steps(&self) -> &Steps;

    /// Takes note of what is asked and done; nobody counts unless something is there to do so.
    fn note(&self, _: Note<'_>) {}

    /// From now on a watcher is told of what functions ask in turn.
    fn watch(&self, _: Rc<dyn Watcher>) {}

    /// The stretches of all functions, and how often each has run; only a host that counts them knows.
    fn ran(&self) -> Vec<Stretch> {
        Vec::new()
    }

    /// Hands over what was counted since the last time.
    fn hand_over(&self) {}
}

/// A stretch of a function in a script that runs as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The script.
    pub file: Arc<str>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column there, in characters from 1.
    pub column: u32,
    /// How often it has run.
    pub times: u64,
}

/// What makes a [`Host`] in any thread.
pub trait HostFactory: Debug + Send + Sync {
    /// A new host with the scripts of a game loaded.
    ///
    /// # Errors
    /// If the scripts cannot be loaded again.
    fn make(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic>;

    /// One that counts how often each stretch of the scripts runs.
    ///
    /// # Errors
    /// As [`HostFactory::make`].
    fn make_counting(&self, game: &Arc<Game>) -> Result<Box<dyn Host>, Diagnostic>;
}

/// The host of a game without functions.
#[derive(Debug, Default)]
pub struct NoHost {
    steps: Steps,
}

impl Host for NoHost {
    fn call(&self, function: FunctionId, _: &View<'_>) -> Result<Value, Diagnostic> {
        Err(Diagnostic::new(Kind::Internal, format!("function {} has no host", function.0)))
    }

    fn steps(&self) -> &Steps {
        &self.steps
    }
}
