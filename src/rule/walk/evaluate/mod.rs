//! A rule as it is evaluated, part by part, with values: what `why` shows of the rule that decided.

mod numbers;
mod phrase;
mod sets;

use super::View;
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Condition, Evaluated, Value};

/// How many parts are told of one rule.
const MOST: usize = 40;
/// How deep parts are told.
const DEEPEST: usize = 12;

/// Parts in the order in which they are told.
type Parts = Vec<Evaluated>;

/// Adds a part; whether what lies in it is to be told as well.
fn add(parts: &mut Parts, depth: usize, text: String, holds: Option<bool>) -> bool {
    if parts.len() < MOST {
        parts.push(Evaluated { depth, text, holds });
    }
    parts.len() < MOST && depth < DEEPEST
}

impl View<'_> {
    /// The parts of a condition, with what each comes to.
    pub(in crate::rule::walk) fn parts_of(
        &self,
        condition: &Condition,
        depth: usize,
        parts: &mut Parts,
    ) -> Result<(), Diagnostic> {
        let holds = Some(self.holds(condition)?);
        let mut told = |text: String| add(parts, depth, text, holds);
        match condition {
            Condition::Constant(value) => drop(told(value.to_string())),
            Condition::Rule(id) => {
                let open = told(format!("`{}`", self.game.rule(*id).name));
                if let (view, Body::Condition(inner)) = self.body(*id)?
                    && open
                {
                    view.parts_of(inner, depth + 1, parts)?;
                }
            }
            Condition::Some(set) | Condition::None(set) => {
                let word = if matches!(condition, Condition::Some(_)) { "some" } else { "none" };
                told(format!("{word}({}): {}", self.set_phrase(set), self.named(self.cells(set)?)));
            }
            Condition::In(set) => match self.cell.or_else(|| self.decision.and_then(|made| made.to)) {
                Some(cell) => self.parts_of_set(set, cell, depth, parts)?,
                None => drop(told(format!("in_set({})", self.set_phrase(set)))),
            },
            Condition::Compare(left, comparison, right) => {
                let (one, other) = (self.number_phrase(left)?, self.number_phrase(right)?);
                if told(format!("{one} {comparison} {other}")) {
                    self.parts_of_number(left, depth + 1, parts)?;
                    self.parts_of_number(right, depth + 1, parts)?;
                }
            }
            Condition::Line { length, of } => {
                let length = self.number_phrase(length)?;
                told(format!("line({length}, {})", self.set_phrase(of)));
            }
            Condition::Connects { of, from, to } => {
                let [of, from, to] = [of, from, to].map(|set| self.set_phrase(set));
                told(format!("connects({of}) from {from} to {to}"));
            }
            Condition::Can(_) => drop(told("some such decision is open".to_string())),
            Condition::All(inner) | Condition::Any(inner) => {
                let word = if matches!(condition, Condition::All(_)) { "all_of" } else { "any_of" };
                if told(word.to_string()) {
                    inner.iter().try_for_each(|part| self.parts_of(part, depth + 1, parts))?;
                }
            }
            Condition::Not(inner) => {
                if told("not".to_string()) {
                    self.parts_of(inner, depth + 1, parts)?;
                }
            }
            Condition::Function(function) => {
                let value = self.call(*function)?;
                told(format!("the function returns {}", self.returned(&value)));
            }
        }
        Ok(())
    }

    /// What a function answered, as a script would write it.
    fn returned(&self, value: &Value) -> String {
        match value {
            Value::Truth(value) => value.to_string(),
            Value::Refused(reason) => format!("false, \"{reason}\""),
            Value::Number(number) => number.to_string(),
            Value::Cells(cells) => self.named(*cells),
            Value::Set(set) => self.set_phrase(set),
            Value::Moves(_) | Value::Action(_) | Value::Nothing => value.type_name().to_string(),
        }
    }
}
