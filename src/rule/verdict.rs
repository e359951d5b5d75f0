use super::{Evaluated, RuleId};

/// Whether a decision is legal, and what says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it may be made.
    pub legal: bool,
    /// The rule that decides it, if a named one does.
    pub rule: Option<RuleId>,
    /// Why, in a sentence for a player.
    pub reason: String,
    /// What was looked at, with values, in order.
    pub trace: Vec<String>,
    /// The rule that decides it, part by part with values; empty where there is nothing to evaluate.
    pub evaluation: Vec<Evaluated>,
}
