use super::{Both, Cause};

/// A game after which two rulesets differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The decisions, all of them open under both rulesets.
    pub game: Vec<String>,
    /// How they differ then.
    pub cause: Cause,
    /// The positions before the last decision, or at the start if there is none.
    pub before: Both,
    /// The positions in which they differ.
    pub at: Both,
}
