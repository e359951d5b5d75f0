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
