use super::{Action, Condition, Moves, RuleId, Step};

/// Something that was asked or done while rules were walked, for whoever counts.
#[derive(Clone, Copy, Debug)]
pub enum Note<'a> {
    /// A rule was asked or carried out; whether it fired: it named a cell, gave a number, held, offered a decision,
    /// changed something, or said how play goes on.
    Rule(RuleId, bool),
    /// Whether a condition held.
    Condition(&'a Condition, bool),
    /// Whether an expression offered a decision.
    Moves(&'a Moves, bool),
    /// Whether an action changed something.
    Action(&'a Action, bool),
    /// A step of the course of play was taken.
    Step(&'a Step),
}

/// What is told of all that is asked and done while rules are walked.
pub trait Watcher {
    /// Takes note of it.
    fn note(&self, note: Note<'_>);
}
