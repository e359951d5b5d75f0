//! Whether: the meaning of [`Condition`].

use super::View;
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Condition, Node, Note, Value};

impl View<'_> {
    /// Whether a condition holds.
    ///
    /// # Errors
    /// If a function rule fails, or a rule is of another type.
    pub fn holds(&self, condition: &Condition) -> Result<bool, Diagnostic> {
        self.step(Node::Condition(condition))?;
        let holds = self.truth(condition)?;
        if let Condition::Rule(id) = condition {
            self.host.note(Note::Rule(*id, holds));
        }
        self.host.note(Note::Condition(condition, holds));
        Ok(holds)
    }

    fn truth(&self, condition: &Condition) -> Result<bool, Diagnostic> {
        Ok(match condition {
            Condition::Constant(value) => *value,
            Condition::Rule(id) => match self.body(*id)? {
                (view, Body::Condition(condition)) => view.holds(condition)?,
                (view, other) => return Err(view.mistyped("a condition", other.type_name())),
            },
            Condition::Some(set) => !self.cells(set)?.is_empty(),
            Condition::None(set) => self.cells(set)?.is_empty(),
            Condition::In(set) => {
                match self.cell.or_else(|| self.decision.and_then(|decision| decision.to)) {
                    Some(cell) => self.cells(set)?.contains(cell),
                    None => false,
                }
            }
            Condition::Compare(left, comparison, right) => {
                comparison.holds(self.number(left)?, self.number(right)?)
            }
            Condition::Line { length, of } => {
                let length = self.number(length)?;
                let of = self.cells(of)?;
                !self.runs(of, length).is_empty()
            }
            Condition::Connects { of, from, to } => {
                let of = self.cells(of)?;
                let reached = self.linked(self.cells(from)?, of);
                !(reached & self.cells(to)?).is_empty()
            }
            Condition::Can(moves) => self.offers(moves)?,
            Condition::All(all) => {
                for condition in all {
                    if !self.holds(condition)? {
                        return Ok(false);
                    }
                }
                true
            }
            Condition::Any(any) => {
                for condition in any {
                    if self.holds(condition)? {
                        return Ok(true);
                    }
                }
                false
            }
            Condition::Not(inner) => !self.holds(inner)?,
            Condition::Function(function) => match self.call(*function)? {
                Value::Truth(value) => value,
                Value::Refused(_) => false,
                other => return Err(self.mistyped("true or false", other.type_name())),
            },
        })
    }
}
