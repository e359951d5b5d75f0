use super::{Condition, FunctionId, Generator, RuleId};
use std::sync::Arc;

/// Which decisions are open.
#[derive(Clone, Debug, PartialEq)]
pub enum Moves {
    /// Another rule, by name.
    Rule(RuleId),
    /// Those of one generator.
    Make(Arc<Generator>),
    /// Those of all.
    Any(Vec<Moves>),
    /// Those of the first that has any.
    First(Vec<Moves>),
    /// Those for which a condition holds that may speak about the decision.
    Only(Box<Moves>, Box<Condition>),
    /// What a function answers.
    Function(FunctionId),
}

impl Moves {
    /// Visits the generators that stand in an expression, not those in rules that it names.
    pub fn each_generator<'a>(&'a self, visit: &mut dyn FnMut(&'a Arc<Generator>)) {
        match self {
            Moves::Make(generator) => visit(generator),
            Moves::Any(parts) | Moves::First(parts) => {
                parts.iter().for_each(|part| part.each_generator(visit));
            }
            Moves::Only(inner, _) => inner.each_generator(visit),
            Moves::Rule(_) | Moves::Function(_) => {}
        }
    }
}
