//! What a sliding-piece puzzle is, as plain data.

/// How one kind of piece moves over the board.
///
/// Tables are indexed `direction * cells + cell`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The cell reached from `cell` in `direction` when nothing stands there, or none where the way is shut.
    pub step: Vec<Option<u16>>,
    /// The heading with which a piece goes on after it has *entered* `cell` heading in `direction`.
    /// The same direction where nothing deflects it. A slide that begins on the cell is not deflected.
    pub deflect: Vec<u8>,
    /// Whether a slide may end on the cell; one that would have to is no move.
    pub may_stop: Vec<bool>,
    /// How far a slide goes.
    pub reach: Reach,
    /// Whether a single piece in the way is jumped over if the cell behind it, straight on, is free. Such a piece
    /// must not be deflected anywhere.
    pub jumps: bool,
}

/// How far a slide goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Until something stops it.
    #[default]
    Whole,
    /// So many cells at the most.
    AtMost(u16),
    /// So many cells less than until something stops it.
    ShortBy(u16),
}

impl Motion {
    /// Whether a slide goes on until the board or another piece stops it, and no further.
    pub fn is_plain(&self) -> bool {
        self.reach == Reach::Whole && !self.jumps
    }
}

/// A puzzle: pieces slide until something stops them, and one of them must end a slide on its goal.
///
/// A slide that moves nothing, that ends where it began, or that never ends, is no move.
#[derive(Clone, Debug)]
pub struct SlideProblem {
    /// How many cells the board has.
    pub cells: usize,
    /// How many directions there are.
    pub directions: usize,
    /// The direction straight back, where there is one.
    pub opposite: Vec<Option<u8>>,
    /// The kinds of movement; pieces that name the same one are alike.
    pub motions: Vec<Motion>,
    /// For each piece the index of its movement.
    pub motion: Vec<usize>,
    /// For each piece the cell it starts on; all differ.
    pub start: Vec<u16>,
    /// The puzzle is solved when any of these pieces has ended a slide on the cell beside it.
    pub goal: Vec<(usize, u16)>,
    /// Whether a piece may not start in the direction opposite to the heading in which its last slide ended
    /// until another piece has been moved.
    pub no_reversal: bool,
    /// Where set, the piece on its goal must have turned: of two of its own consecutive slides the first ended
    /// heading `h`, the second started in direction `d`, and `turns[h * directions + d]` holds.
    pub turns: Option<Vec<bool>>,
    /// Whether a slide on which a piece is deflected is a turn as well, whatever it did before.
    pub deflection_turns: bool,
    /// What was done before: for each piece what counts of its slides, and the slide made last.
    pub before: Before,
}

/// What the rules remember of slides that were made before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Before {
    /// For each piece, as far as it is known; a piece without an entry was not moved.
    pub pieces: Vec<Moved>,
    /// The piece moved last, and the heading in which its slide ended.
    pub last: Option<(u8, u8)>,
}

/// What the rules remember of the slides of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Whether it has turned.
    pub turned: bool,
    /// The heading in which its last slide ended.
    pub heading: Option<u8>,
}

impl Before {
    /// What is remembered of a piece.
    pub fn of(&self, piece: usize) -> Moved {
        self.pieces.get(piece).copied().unwrap_or_default()
    }
}

/// Why a problem cannot be solved as it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A table has not the length that cells and directions ask for, or an entry points outside.
    Malformed(&'static str),
    /// The state of all pieces does not fit into the widest search key.
    TooLarge {
        /// Bits that a state would need.
        bits: u32,
        /// Bits there are.
        limit: u32,
    },
    /// The solver's own check of its answer failed: a fault of the program.
    Fault,
}

/// Most pieces a problem may have.
pub const MAX_PIECES: usize = 16;
/// Most directions a problem may have.
pub const MAX_DIRECTIONS: usize = 8;
/// Most cells a problem may have.
pub const MAX_CELLS: usize = 4096;

impl SlideProblem {
    /// Checks that every table is complete and every entry on the board.
    pub fn validate(&self) -> Result<(), Unfit> {
        let bad = |what| Err(Unfit::Malformed(what));
        let (cells, directions, pieces) = (self.cells, self.directions, self.start.len());
        if cells == 0 || cells > MAX_CELLS {
            return bad("number of cells");
        }
        if directions == 0 || directions > MAX_DIRECTIONS || self.opposite.len() != directions {
            return bad("number of directions");
        }
        if self.opposite.iter().flatten().any(|&d| usize::from(d) >= directions) {
            return bad("opposite direction");
        }
        if pieces == 0 || pieces > MAX_PIECES || self.motion.len() != pieces {
            return bad("number of pieces");
        }
        if self.motion.iter().any(|&m| m >= self.motions.len()) {
            return bad("movement of a piece");
        }
        for (i, &cell) in self.start.iter().enumerate() {
            if usize::from(cell) >= cells || self.start[..i].contains(&cell) {
                return bad("start cell");
            }
        }
        if self.goal.iter().any(|&(p, c)| p >= pieces || usize::from(c) >= cells) {
            return bad("goal");
        }
        let headings = self.before.pieces.iter().filter_map(|moved| moved.heading);
        if headings
            .chain(self.before.last.map(|last| last.1))
            .any(|heading| usize::from(heading) >= directions)
            || self.before.last.is_some_and(|last| usize::from(last.0) >= pieces)
        {
            return bad("what was done before");
        }
        if self.turns.as_ref().is_some_and(|t| t.len() != directions * directions) {
            return bad("turns");
        }
        for m in &self.motions {
            if m.step.len() != directions * cells
                || m.deflect.len() != directions * cells
                || m.may_stop.len() != cells
            {
                return bad("movement tables");
            }
            if m.step.iter().flatten().any(|&c| usize::from(c) >= cells)
                || m.deflect.iter().any(|&d| usize::from(d) >= directions)
            {
                return bad("movement entry");
            }
            let straight = |(i, &heading): (usize, &u8)| usize::from(heading) == i / cells;
            if m.jumps && !m.deflect.iter().enumerate().all(straight) {
                return bad("jumps");
            }
        }
        Ok(())
    }
}
