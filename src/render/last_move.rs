use crate::rule::{Decision, Event};

/// A decision that was made, and what it did.
#[derive(Clone, Copy, Debug)]
pub struct LastMove<'a> {
    /// The decision.
    pub decision: &'a Decision,
    /// What happened, in order.
    pub events: &'a [Event],
}
