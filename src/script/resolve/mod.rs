//! Expressions of scripts become trees of rules: names are looked up, and types are held against each other.

mod actions;
mod also;
mod conditions;
mod constant;
mod flows;
mod moves;
mod names;
mod numbers;
mod sets;

use super::place::Place;
use super::shared::Shared;
use super::term::{Arg, Term};
use super::word::{Op, Type};
use super::world::World;
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Condition, FunctionId, Moves, RuleId};
use std::cell::{Cell, RefCell};

/// Looks up the names in one rule.
pub(super) struct Resolver<'a> {
    pub shared: &'a Shared,
    pub world: &'a World,
    /// The rule's full name; empty in an expression that a running function made.
    pub rule: String,
    /// Where the rule stands.
    pub at: Place,
    /// What a mention of the rule itself means: what stood there before.
    pub previous: Option<RuleId>,
    /// What stood there before, if it was moves.
    pub before: Option<Moves>,
    /// What was wrong.
    pub findings: RefCell<Vec<Diagnostic>>,
    /// How deep rules are followed into each other.
    pub depth: Cell<usize>,
}

impl<'a> Resolver<'a> {
    /// For one rule.
    pub fn new(shared: &'a Shared, world: &'a World, rule: &str, at: Place) -> Self {
        Resolver {
            shared,
            world,
            rule: rule.to_string(),
            at,
            previous: None,
            before: None,
            findings: RefCell::default(),
            depth: Cell::new(0),
        }
    }

    /// The tree of a value that is to be of a type.
    pub fn body(&self, value: &Arg, ty: Type) -> Body {
        match ty {
            Type::Number => Body::Number(self.number(value)),
            Type::Condition => Body::Condition(self.condition(value)),
            Type::Moves => Body::Moves(self.moves(value)),
            Type::Action => Body::Action(self.action(value)),
            Type::Flow => Body::Flow(self.flow(value)),
            _ => Body::Set(self.set(value)),
        }
    }

    /// A rule that is a function which no expression uses: only the answer tells its type.
    pub fn loose(&self, function: &Term) -> Body {
        Body::Condition(Condition::Function(self.function(function, Type::Any)))
    }

    /// The function of a rule whose type only its answers tell, for what a running function asks.
    fn loose_function(&self, name: &str) -> Option<FunctionId> {
        if !self.shared.running.get() || self.world.types.borrow().contains_key(name) {
            return None;
        }
        let id = self.world.rules.get(name)?;
        match self.world.game.get()?.rule(*id).body {
            Body::Condition(Condition::Function(function)) => Some(function),
            _ => None,
        }
    }

    /// Says that something is wrong at a term.
    fn fault(&self, at: Place, words: &[&str], message: impl Into<String>) {
        self.findings.borrow_mut().push(self.shared.error(at, words, message));
    }

    /// Says that something is wrong, with what helps.
    fn fault_with(&self, at: Place, words: &[&str], message: String, help: Option<String>) {
        let mut error = self.shared.error(at, words, message);
        error.help = help;
        self.findings.borrow_mut().push(error);
    }

    /// The phase that the rule belongs to.
    fn phase(&self) -> Option<&str> {
        self.rule.rsplit_once('.').map(|(phase, _)| phase)
    }

    /// A rule that is mentioned where a type is expected.
    fn rule_of(&self, name: &str, wanted: Type, at: Place) -> Option<RuleId> {
        let short = name.rsplit('.').next().unwrap_or(name);
        let Some(id) = self.world.rules.get(name).copied() else {
            self.findings.borrow_mut().extend(self.world.unknown_rule(self.shared, name, at));
            return None;
        };
        let known = self.world.types.borrow().get(name).copied();
        match known {
            Some(found) if found != wanted => {
                let message =
                    format!("rule `{name}` is {}, and here {} is expected", found.says(), wanted.says());
                self.fault(at, &[short], message);
                None
            }
            Some(_) => Some(self.own_or_previous(name, id)),
            None => {
                self.world.types.borrow_mut().insert(name.to_string(), wanted);
                Some(self.own_or_previous(name, id))
            }
        }
    }

    /// In its own value a rule's name means what it replaces.
    fn own_or_previous(&self, name: &str, id: RuleId) -> RuleId {
        if name == self.rule { self.previous.unwrap_or(id) } else { id }
    }

    /// A rule by the name in a text: one of the same phase, or in full.
    fn named_rule(&self, name: &str, wanted: Type) -> Option<RuleId> {
        if let Some(full) = self.world.rule_named(name, self.phase()) {
            return self.rule_of(&full, wanted, self.at);
        }
        let quoted = format!("\"{name}\"");
        let message = format!("there is no rule `{name}`");
        let is_word = super::word::words().any(|word| word.name == name && word.result == wanted);
        let help = if is_word {
            Some(format!("write `{name}` without quotes"))
        } else {
            let own =
                self.world.rules.keys().filter_map(|known| match (known.rsplit_once('.'), self.phase()) {
                    (Some((phase, own)), Some(mine)) if phase == mine => Some(own),
                    (None, _) => Some(known.as_str()),
                    _ => None,
                });
            crate::diagnostic::nearest(name, own).map(|near| format!("did you mean `{near}`?"))
        };
        self.fault_with(self.at, &[&quoted, name], message, help);
        None
    }

    /// The number of a function, which is from now on known to belong to this rule.
    fn function(&self, term: &Term, answers: Type) -> FunctionId {
        let number = term.nth(0).integer().unwrap_or(0);
        if let Some(lifted) = self.shared.functions.borrow_mut().get_mut(number as usize) {
            lifted.answers = answers;
            if lifted.rule.is_none() && !self.rule.is_empty() {
                lifted.rule = Some(self.rule.clone());
            }
        }
        FunctionId(number as u16)
    }

    /// A value that cannot be of the type that is expected.
    fn misplaced(&self, arg: &Arg, wanted: Type) {
        let (at, found) = match arg {
            Arg::Wrong => return,
            Arg::Term(term) => (term.0.at, term.0.ty.says()),
            Arg::Absent => (self.at, "nothing".to_string()),
            Arg::Integer(number) => (self.at, format!("the number {number}")),
            Arg::Real(number) => (self.at, format!("the number {number}")),
            Arg::Boolean(truth) => (self.at, format!("`{truth}`")),
            Arg::Text(text) => (self.at, format!("the text {text:?}")),
            Arg::List(_) | Arg::Map(_) => (self.at, "a table".to_string()),
            Arg::Board(_) => (self.at, "a board".to_string()),
        };
        let words: Vec<&str> = match arg {
            Arg::Term(term) => {
                super::word::words().filter(|word| word.op == term.0.op).map(|word| word.name).collect()
            }
            _ => Vec::new(),
        };
        self.fault(at, &words, format!("expected {}, found {found}", wanted.says()));
    }
}

/// Whether a term is a rule by name, and which.
fn rule_name(term: &Term) -> Option<&str> {
    if term.0.op == Op::Rule { term.nth(0).text() } else { None }
}
