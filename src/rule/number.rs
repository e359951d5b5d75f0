use super::{FunctionId, RuleId, Set, VariableId, Who};

/// A whole number.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// Always the same.
    Constant(i64),
    /// Another rule, by name.
    Rule(RuleId),
    /// How many pieces lie on the cell in question: the one asked about, else the decision's origin.
    Height,
    /// How many cells.
    Count(Box<Set>),
    /// How many pieces lie on these cells.
    Pieces(Box<Set>),
    /// How many neighbours of the cell in question are in a set.
    Neighbours(Box<Set>),
    /// Into how many groups of linked neighbours a set falls.
    Groups(Box<Set>),
    /// How many pieces of these types (a bit each) somebody may still bring in.
    Hand(Who, u64),
    /// How many pieces of these types (a bit each) somebody has captured.
    Captured(Who, u64),
    /// The value of a variable.
    Variable(VariableId),
    /// Complete turns played.
    Ply,
    /// How often the position stood at the beginning of a turn so far, this time included.
    Repetitions,
    /// How many steps the decision goes.
    Distance,
    /// How many cells of a set lie on the whole line along which the decision goes.
    OnLine(Box<Set>),
    /// The direction of the decision, as its number on the board; −1 for none.
    Heading,
    /// The direction in which the decision ends, as its number on the board; −1 for none.
    Arrival,
    /// How often the decision is turned aside on its way.
    Deflections,
    /// The direction opposite to one given by number; −1 for none.
    Opposite(Box<Number>),
    /// The type of the piece that the decision moves or places, as its number; −1 for none.
    PieceMoved,
    /// The number that the decision bids; −1 for none.
    Bid,
    /// The sum.
    Add(Box<Number>, Box<Number>),
    /// The difference.
    Subtract(Box<Number>, Box<Number>),
    /// The product.
    Multiply(Box<Number>, Box<Number>),
    /// What a function answers.
    Function(FunctionId),
}
