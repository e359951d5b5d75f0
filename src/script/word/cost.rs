use super::Op;

/// What a word costs where its rule is asked, in random games and counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// It is done when the script is loaded.
    Loaded,
    /// It is known from what a position keeps.
    Kept,
    /// The same few operations on whole sets, however many cells are in them.
    Sets,
    /// Something is looked up for each cell of a set, or each stack that may go.
    Cells,
    /// Something is looked at for each direction or line of the board.
    Lines,
    /// It goes from neighbour to neighbour as far as chains reach.
    Chains,
    /// As much as the words inside it.
    Inside,
    /// It has no compiled form: a game whose rules say it is walked, which is about a hundred times slower.
    Walked,
}

impl Cost {
    /// Every class, the cheapest first.
    pub const ALL: [Cost; 8] = [
        Cost::Loaded,
        Cost::Kept,
        Cost::Sets,
        Cost::Cells,
        Cost::Lines,
        Cost::Chains,
        Cost::Inside,
        Cost::Walked,
    ];

    /// How it is called on the page of words.
    pub fn name(self) -> &'static str {
        match self {
            Cost::Loaded => "when loaded",
            Cost::Kept => "kept",
            Cost::Sets => "whole sets",
            Cost::Cells => "cell by cell",
            Cost::Lines => "line by line",
            Cost::Chains => "chains",
            Cost::Inside => "what is inside",
            Cost::Walked => "walked",
        }
    }

    /// What that means, in a sentence.
    pub fn says(self) -> &'static str {
        match self {
            Cost::Loaded => "Done once, when the script is loaded.",
            Cost::Kept => "Known from what every position keeps.",
            Cost::Sets => "A few operations on whole sets, however many cells are in them.",
            Cost::Cells => "A look-up for each cell of a set, or for each stack that may go.",
            Cost::Lines => "A look along each direction or line in question.",
            Cost::Chains => "From neighbour to neighbour, as far as chains reach.",
            Cost::Inside => "As much as the words inside it.",
            Cost::Walked => {
                "No compiled form: a game whose rules say it is walked, which is about a hundred times slower."
            }
        }
    }

    /// What a word costs.
    pub fn of(op: Op) -> Cost {
        use Op::*;
        match op {
            All | Empty | Occupied | Own | Theirs | Neutral | Kind | OwnedBy | Holding | Region | Cells
            | Each | Origin | Target | Taken | CellOf | Height | Hand | HandOf | Captured | CapturedBy
            | Var | Ply | Heading | Opposite | PieceMoved | Always | Never | Say | Go | By | Same
            | Follow | Pass | Win | Lose | Draw | Integer | Boolean => Cost::Kept,
            Neighbours | NeighboursAny | NeighboursAll | NeighboursCount | Shift | Count | Some | None
            | InSet | Place | Step | Hop | Flank | Choose | Remove | Capture | GiveBack | TakeIn | Flip
            | Become | Put | AddToHand | Assign | AssignCell | Clear | Score | Plus | Times | Minus
            | Negated => Cost::Sets,
            Where | Pieces | Leap | Only => Cost::Cells,
            InSight | InLine | Between | Distance | OnLine | Arrival | Deflections | Line | Slide | Jump
            | Push | Take => Cost::Lines,
            LinkedTo | Groups | Connects => Cost::Chains,
            Can | AllOf | AnyOf | Is | IsNot | AtLeast | AtMost | MoreThan | LessThan | First | Also
            | When | Then | Steps | Rule => Cost::Inside,
            Repetitions | NumberBid | Condition | Bid | Tuck | Share | Function => Cost::Walked,
            EachLine | EachPiece | Counter | BoardHex | BoardHexagon | BoardSquare | BoardGraph
            | BoardWalls | BoardRegion | BoardRegions | BoardWithout | BoardLinks | BoardCells
            | BoardStep | Game | GamePhase | GameVariant | Option | Lot | LinesOf | Refuse | Require
            | Test | TestCase => Cost::Loaded,
        }
    }
}
