use super::{FunctionId, Moves, Number, RuleId, Set};
use std::fmt;

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// The same.
    Is,
    /// Not the same.
    IsNot,
    /// The first is as large or larger.
    AtLeast,
    /// The first is as large or smaller.
    AtMost,
}

impl Comparison {
    /// Whether it holds between two numbers.
    #[inline]
    pub fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Comparison::Is => left == right,
            Comparison::IsNot => left != right,
            Comparison::AtLeast => left >= right,
            Comparison::AtMost => left <= right,
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Comparison::Is => "is",
            Comparison::IsNot => "is not",
            Comparison::AtLeast => "is at least",
            Comparison::AtMost => "is at most",
        })
    }
}

/// A question with the answer yes or no.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// Always the same.
    Constant(bool),
    /// Another rule, by name.
    Rule(RuleId),
    /// Some cell is in the set.
    Some(Box<Set>),
    /// No cell is in the set.
    None(Box<Set>),
    /// The cell in question is in the set.
    In(Box<Set>),
    /// Two numbers compare.
    Compare(Box<Number>, Comparison, Box<Number>),
    /// A straight unbroken run of at least so many cells of the set.
    Line {
        /// How many in a row.
        length: Box<Number>,
        /// Of which cells.
        of: Box<Set>,
    },
    /// A chain of neighbours in `of` from a cell of `from` to a cell of `to`.
    Connects {
        /// Where the chain runs.
        of: Box<Set>,
        /// Where it begins.
        from: Box<Set>,
        /// Where it ends.
        to: Box<Set>,
    },
    /// Who decides would have such a decision.
    Can(Box<Moves>),
    /// All hold.
    All(Vec<Condition>),
    /// At least one holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// What a function answers.
    Function(FunctionId),
}
