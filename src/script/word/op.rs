/// What a word means: the resolver gives each its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each is the word of the same name, which says what it is
pub enum Op {
    // sets
    All,
    Empty,
    Occupied,
    Own,
    Theirs,
    Neutral,
    Kind,
    OwnedBy,
    Holding,
    Region,
    Cells,
    Each,
    EachLine,
    EachPiece,
    Counter,
    Neighbours,
    NeighboursAny,
    NeighboursAll,
    NeighboursCount,
    Shift,
    LinkedTo,
    InSight,
    InLine,
    Where,
    Origin,
    Target,
    Between,
    Taken,
    CellOf,
    // numbers
    Height,
    Count,
    Pieces,
    Groups,
    Repetitions,
    Hand,
    HandOf,
    Captured,
    CapturedBy,
    Var,
    Ply,
    Distance,
    OnLine,
    Heading,
    Arrival,
    Deflections,
    Opposite,
    PieceMoved,
    NumberBid,
    // conditions
    Some,
    None,
    InSet,
    Line,
    Connects,
    Can,
    AllOf,
    AnyOf,
    Always,
    Never,
    Condition,
    Is,
    IsNot,
    AtLeast,
    AtMost,
    MoreThan,
    LessThan,
    // moves
    Place,
    Step,
    Slide,
    Hop,
    Jump,
    Leap,
    Push,
    Flank,
    Take,
    Choose,
    Bid,
    Say,
    First,
    Only,
    Also,
    // actions
    Remove,
    Capture,
    GiveBack,
    TakeIn,
    Flip,
    Tuck,
    Become,
    Put,
    AddToHand,
    Assign,
    AssignCell,
    Clear,
    // flow
    Go,
    By,
    Same,
    Follow,
    Pass,
    Win,
    Lose,
    Draw,
    Score,
    Share,
    // of several types
    When,
    // boards
    BoardHex,
    BoardHexagon,
    BoardSquare,
    BoardGraph,
    BoardWalls,
    BoardRegion,
    BoardRegions,
    BoardWithout,
    BoardLinks,
    BoardCells,
    BoardStep,
    // declarations
    Game,
    GamePhase,
    GameVariant,
    Option,
    Lot,
    LinesOf,
    Refuse,
    Require,
    // rule tests
    Test,
    TestCase,
    // not words: what operators and names make
    /// `a + b`
    Plus,
    /// `a * b`
    Times,
    /// `a - b`
    Minus,
    /// `-a`
    Negated,
    /// `a .. b`
    Then,
    /// A list of courses of play.
    Steps,
    /// A whole number by itself.
    Integer,
    /// `true` or `false` by itself.
    Boolean,
    /// A rule by its full name.
    Rule,
    /// A function.
    Function,
}

impl Op {
    /// Whether it declares something, instead of being a part of an expression.
    pub fn is_declaration(self) -> bool {
        matches!(
            self,
            Op::Game
                | Op::GamePhase
                | Op::GameVariant
                | Op::Option
                | Op::Lot
                | Op::LinesOf
                | Op::Refuse
                | Op::Require
        )
    }
}
