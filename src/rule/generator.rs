use super::{Action, Fate, Manner, Number, Set, Template, VariableId, Verb};
use crate::board::{Direction, Point};
use crate::position::Piece;
use std::sync::Arc;

/// What makes decisions of one kind, how they are written, and what they do.
#[derive(Clone, Debug, PartialEq)]
pub struct Generator {
    /// Which decisions.
    pub shape: Shape,
    /// How they are written, if not in the usual way of the verb.
    pub text: Option<Template>,
    /// The letters by which a text must tell them from others of the verb, such as `G` for a piece of two.
    pub mark: Option<String>,
    /// What they do besides what the verb says.
    pub action: Option<Action>,
}

/// Which directions, seen by each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Directions {
    /// All of the board.
    All,
    /// The same for everybody.
    Same(Vec<Direction>),
    /// Those of each player.
    Each(Vec<Vec<Direction>>),
}

/// What becomes of the pieces on the cell where a stack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// They stay below.
    Stack,
    /// They are captured.
    Capture,
}

/// Which of the decider's pieces come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// For each player the types of pieces; several are a choice.
    pub of: Vec<Vec<Piece>>,
    /// How many come at once, stacked: 1 in most games.
    pub count: u8,
}

/// A cell that turns a sliding piece aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deflector {
    /// The cell.
    pub at: Point,
    /// For each direction in which a piece enters, the one in which it goes on.
    pub turns: Vec<Direction>,
    /// The types of piece (a bit each) that pass straight through.
    pub passes: u64,
}

/// The forms of decisions.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A piece of the hand comes onto a cell.
    Place {
        /// Which pieces.
        pieces: Pieces,
        /// Where.
        at: Set,
    },
    /// A stack goes to a neighbour.
    Step {
        /// Which stacks.
        from: Set,
        /// Which way.
        directions: Directions,
        /// Where it may end.
        to: Set,
        /// What becomes of what stands there.
        landing: Landing,
    },
    /// A stack goes along a line.
    Slide {
        /// Which stacks.
        from: Set,
        /// Which way.
        directions: Directions,
        /// Over which cells it goes on; any it enters last may be another.
        through: Set,
        /// Where it may end.
        to: Set,
        /// Whether it must go on as far as it can.
        whole: bool,
        /// What turns it aside on its way.
        deflectors: Vec<Deflector>,
        /// What else is particular about it.
        manner: Box<Manner>,
        /// What becomes of what stands there.
        landing: Landing,
    },
    /// A stack goes over a neighbour to the cell behind.
    Hop {
        /// Which stacks.
        from: Set,
        /// Which way.
        directions: Directions,
        /// Over which cells.
        over: Set,
        /// Where it may end.
        to: Set,
        /// What becomes of what stands there.
        landing: Landing,
    },
    /// A stack goes a given number of steps in a line.
    Jump {
        /// Which stacks.
        from: Set,
        /// Which way.
        directions: Directions,
        /// How many steps: may speak about the stack that goes and its line.
        distance: Number,
        /// Over which cells.
        over: Set,
        /// Where it may end.
        to: Set,
        /// What becomes of what stands there.
        landing: Landing,
    },
    /// A stack goes straight to another cell, whatever lies between.
    Leap {
        /// Which stacks.
        from: Set,
        /// The ways it may take, each a list of steps; none for anywhere.
        by: Vec<Vec<Direction>>,
        /// Where it may end.
        to: Set,
        /// What becomes of what stands there.
        landing: Landing,
    },
    /// A piece is pushed in from a rim point; the unbroken run before it moves on one step.
    Push {
        /// Which pieces.
        pieces: Pieces,
        /// Where the furthest piece may end; it ends on the first empty cell of the line.
        onto: Set,
    },
    /// A piece comes where it encloses a line of `over` against one of `until`.
    Flank {
        /// Which pieces.
        pieces: Pieces,
        /// Where it may come.
        at: Set,
        /// Which cells may be enclosed.
        over: Set,
        /// Against which.
        until: Set,
    },
    /// A row of at least `length` cells of `of` is taken with all cells of `along` that extend it; or, of a row
    /// of at least `length`, any `length` in sequence.
    Take {
        /// How many in a row.
        length: Number,
        /// Whether exactly `length` are taken, without anything that extends the row.
        exact: bool,
        /// Of which cells.
        of: Set,
        /// What extends a row.
        along: Set,
        /// Which cells of a row may be left standing.
        spare: Option<Set>,
        /// Where it is kept which row of each line is dealt with, so that it is not asked about again.
        once: Option<VariableId>,
        /// What becomes of the pieces.
        fate: Fate,
    },
    /// A cell is chosen.
    Choose {
        /// Which cells.
        from: Set,
    },
    /// A number is bid: by whoever speaks where anyone decides, else by who decides.
    Bid {
        /// Up to which number bids are listed; higher ones are open as well.
        listed: u16,
    },
    /// A word is said.
    Say {
        /// The word.
        word: Arc<str>,
    },
}

impl Shape {
    /// The kind of decisions it makes.
    pub fn verb(&self) -> Verb {
        match self {
            Shape::Place { .. } => Verb::Place,
            Shape::Step { .. } => Verb::Step,
            Shape::Slide { .. } => Verb::Slide,
            Shape::Hop { .. } => Verb::Hop,
            Shape::Jump { .. } => Verb::Jump,
            Shape::Leap { .. } => Verb::Leap,
            Shape::Push { .. } => Verb::Push,
            Shape::Flank { .. } => Verb::Flank,
            Shape::Take { .. } => Verb::Take,
            Shape::Choose { .. } => Verb::Choose,
            Shape::Bid { .. } => Verb::Bid,
            Shape::Say { .. } => Verb::Say,
        }
    }
}
