use crate::rule::Decision;

/// A decision that is open under both rulesets.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// Its text.
    pub text: String,
    /// The decision under each.
    pub decisions: [Decision; 2],
}
