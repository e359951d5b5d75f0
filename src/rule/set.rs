use super::{Condition, FunctionId, Number, Owner, RuleId};
use crate::board::{CellSet, Direction};

/// A question about every cell: the cells for which it holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// Another rule, by name.
    Rule(RuleId),
    /// Every cell of the board.
    All,
    /// Cells without a piece.
    Empty,
    /// Cells with a piece.
    Occupied,
    /// Cells whose top piece belongs to somebody.
    Owned(Owner),
    /// Cells whose top piece is one of these types (a bit each).
    Top(u64),
    /// Cells with one of these types (a bit each) anywhere in the stack.
    Holding(u64),
    /// Cells named by the script or the board.
    Cells(CellSet),
    /// Cells that differ from player to player, such as each one's home: one set a player.
    PlayerCells(Vec<CellSet>),
    /// Cells in either.
    Or(Box<Set>, Box<Set>),
    /// Cells in both.
    And(Box<Set>, Box<Set>),
    /// Cells in the first and not in the second.
    Minus(Box<Set>, Box<Set>),
    /// Cells not in it.
    Not(Box<Set>),
    /// The cells one step further in a direction.
    Shift(Box<Set>, Direction),
    /// Cells with a neighbour in it.
    Near(Box<Set>),
    /// Cells whose neighbours are all in it, and that have one in every direction.
    Surrounded(Box<Set>),
    /// Cells of `within` with a chain of neighbours in `within` to one that is in `to`.
    Linked {
        /// Where the chains end.
        to: Box<Set>,
        /// Where they run.
        within: Box<Set>,
    },
    /// Cells that a straight line through `through` leads to from one of `from`; the cell that ends it counts.
    Sight {
        /// Where the lines begin.
        from: Box<Set>,
        /// Over which cells they go on.
        through: Box<Set>,
    },
    /// Cells that lie in a straight unbroken run of at least `length` cells of `of`.
    InLine {
        /// How many in a row.
        length: Box<Number>,
        /// Of which cells.
        of: Box<Set>,
    },
    /// Cells for which a condition holds that speaks about the cell.
    Where(Box<Condition>),
    /// The cell that the decision leaves.
    Origin,
    /// The cell that the decision ends on.
    Target,
    /// The cells that lie in a straight line between origin and target.
    Between,
    /// The cells that the decision takes or names.
    Taken,
    /// The cell that a variable names, if it names one.
    Variable(super::VariableId),
    /// What a function answers.
    Function(FunctionId),
}
