/// One part of a rule as it was evaluated, with what it came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluated {
    /// How deep it lies in the rule.
    pub depth: usize,
    /// The part in the words of scripts, with the values of its numbers: `distance 3 is height 2`.
    pub text: String,
    /// Whether it holds; absent where it is no question.
    pub holds: Option<bool>,
}
