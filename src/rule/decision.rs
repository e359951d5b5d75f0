use super::{Generator, Shape, Verb};
use crate::board::{Direction, Point};
use crate::position::{Piece, Player};
use smallvec::SmallVec;
use std::sync::{Arc, LazyLock};

/// The one decision of who cannot decide anything else.
static PASS: LazyLock<Arc<Generator>> = LazyLock::new(|| {
    Arc::new(Generator { shape: Shape::Say { word: "pass".into() }, text: None, mark: None, action: None })
});

/// One choice by whoever must choose.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What makes such decisions, with their text and their effects.
    pub generator: Arc<Generator>,
    /// The piece that is placed or moved.
    pub piece: Option<Piece>,
    /// The cell or rim point that it leaves.
    pub from: Option<Point>,
    /// The cell that it ends on or that is chosen.
    pub to: Option<Point>,
    /// Where the furthest piece ends that it pushes; the same as `to` if it pushes none.
    pub reach: Option<Point>,
    /// The direction in which it goes.
    pub direction: Option<Direction>,
    /// The direction in which it ends, if it goes along a line.
    pub arrival: Option<Direction>,
    /// How often it is turned aside on its way.
    pub deflections: u8,
    /// The cells that it slides over and where it ends, if that is no straight line of the board.
    pub path: SmallVec<[Point; 8]>,
    /// The cells that it takes, along their line.
    pub cells: SmallVec<[Point; 8]>,
    /// The line of the board in which it takes cells.
    pub line: Option<u16>,
    /// The first cell of the row that it leaves standing.
    pub left: Option<Point>,
    /// The number bid.
    pub number: Option<i64>,
    /// The player it is about.
    pub player: Option<Player>,
    /// The word said.
    pub word: Option<Arc<str>>,
}

impl Decision {
    /// A decision of a generator with every field open.
    pub fn of(generator: &Arc<Generator>) -> Self {
        Decision {
            generator: generator.clone(),
            piece: None,
            from: None,
            to: None,
            reach: None,
            direction: None,
            arrival: None,
            deflections: 0,
            path: SmallVec::new(),
            cells: SmallVec::new(),
            line: None,
            left: None,
            number: None,
            player: None,
            word: None,
        }
    }

    /// To pass: the one decision of who cannot decide anything else.
    pub fn pass() -> Self {
        Decision { word: Some("pass".into()), ..Decision::of(&PASS) }
    }

    /// Whether it is the pass of who cannot decide anything else, not a word of the script.
    pub fn is_pass(&self) -> bool {
        Arc::ptr_eq(&self.generator, &PASS)
    }

    /// What kind of decision it is.
    pub fn verb(&self) -> Verb {
        self.generator.shape.verb()
    }
}

impl PartialEq for Decision {
    fn eq(&self, other: &Self) -> bool {
        self.verb() == other.verb()
            && self.piece == other.piece
            && self.from == other.from
            && self.to == other.to
            && self.direction == other.direction
            && self.cells == other.cells
            && self.line == other.line
            && self.number == other.number
            && self.player == other.player
            && self.word == other.word
    }
}

impl Eq for Decision {}
