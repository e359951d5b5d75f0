use super::{Both, Cause};

/// What a decision leads to that is made under both rulesets.
#[derive(Debug)]
pub(super) enum After {
    /// The same under both, as far as it is to be seen.
    Same(Both),
    /// Nothing: it can be carried out under neither.
    Nothing,
    /// What differs so.
    Differs(Cause, Both),
}
