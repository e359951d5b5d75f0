use super::{Resolver, rule_name};
use crate::rule::{Comparison, Condition, Number};
use crate::script::term::{Arg, Term};
use crate::script::word::{Op, Type};

impl Resolver<'_> {
    /// An argument as a condition.
    pub fn condition(&self, arg: &Arg) -> Condition {
        match arg {
            Arg::Boolean(truth) => Condition::Constant(*truth),
            Arg::Term(term) => self.condition_term(term),
            other => {
                self.misplaced(other, Type::Condition);
                Condition::Constant(false)
            }
        }
    }

    fn condition_term(&self, term: &Term) -> Condition {
        let set = || Box::new(self.set(term.arg("set")));
        let parts = || term.arg("conditions").list().iter().map(|part| self.condition(part)).collect();
        if let Some(name) = rule_name(term) {
            if let Some(function) = self.loose_function(name) {
                return Condition::Function(function);
            }
            let id = self.rule_of(name, Type::Condition, term.0.at);
            return id.map_or(Condition::Constant(false), Condition::Rule);
        }
        match term.0.op {
            Op::Always => Condition::Constant(true),
            Op::Never => Condition::Constant(false),
            Op::Some => Condition::Some(set()),
            Op::None => Condition::None(set()),
            Op::InSet => Condition::In(set()),
            Op::Line => Condition::Line { length: Box::new(self.number(term.arg("length"))), of: set() },
            Op::Connects => Condition::Connects {
                of: Box::new(self.set(term.arg("of"))),
                from: Box::new(self.set(term.arg("from"))),
                to: Box::new(self.set(term.arg("to"))),
            },
            Op::Can => Condition::Can(Box::new(self.moves(term.arg("moves")))),
            Op::AllOf => Condition::All(parts()),
            Op::AnyOf => Condition::Any(parts()),
            Op::Is => self.compare(term, Comparison::Is, 0),
            Op::IsNot => self.compare(term, Comparison::IsNot, 0),
            Op::AtLeast => self.compare(term, Comparison::AtLeast, 0),
            Op::AtMost => self.compare(term, Comparison::AtMost, 0),
            Op::MoreThan => self.compare(term, Comparison::AtLeast, 1),
            Op::LessThan => self.compare(term, Comparison::AtMost, -1),
            Op::Negated => Condition::Not(Box::new(self.condition(term.nth(0)))),
            Op::Condition => self.condition(term.arg("test")),
            Op::Function => Condition::Function(self.function(term, Type::Condition)),
            _ => {
                self.misplaced(&Arg::Term(term.clone()), Type::Condition);
                Condition::Constant(false)
            }
        }
    }

    /// A comparison with a number to which something is added.
    fn compare(&self, term: &Term, comparison: Comparison, more: i64) -> Condition {
        let right = match self.number(term.nth(1)) {
            Number::Constant(number) => Number::Constant(number.saturating_add(more)),
            number if more == 0 => number,
            number => Number::Add(Box::new(number), Box::new(Number::Constant(more))),
        };
        Condition::Compare(Box::new(self.number(term.nth(0))), comparison, Box::new(right))
    }
}
