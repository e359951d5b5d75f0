use super::Op;

/// What the page of words draws for a word: worked out on a small position by the rules themselves, but for what runs
/// through several positions or scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The cells of a set, in brackets.
    Cells(&'static str),
    /// The cells of a set about the first of some decisions, in brackets.
    About(&'static str, &'static str),
    /// What a number is.
    Number(&'static str),
    /// Whether a condition holds.
    Holds(&'static str),
    /// Where decisions end, in brackets.
    Moves(&'static str),
    /// The texts of decisions.
    Texts(&'static str),
    /// What the first of some decisions makes of the position.
    Deed(&'static str),
    /// The same, and what it makes of a number.
    Then(&'static str, &'static str),
    /// What the first of some decisions makes of a hexagon with a rim.
    Pushed(&'static str),
    /// A board with the names of its cells, and its walls.
    Board(&'static str),
    /// A board with one or two of its regions marked.
    Regions(&'static str, &'static [&'static str]),
    /// A board with the steps that lead elsewhere than to the cell beside.
    Links(&'static str),
    /// A board with a list of its cells.
    CellNames(&'static str),
    /// A board with the cell to which a step leads.
    StepTo(&'static str, &'static str, &'static str),
    /// Boards that differ by a setting: each value with its board.
    Sizes(&'static str, &'static [(&'static str, &'static str)]),
    /// The values of a variable of which there are several.
    Values(&'static str),
    /// The small position itself.
    Start,
    /// How a script that refuses something is told of.
    Refused(&'static str),
    /// Who decides, one after the other; which script is made from which.
    Drawn(&'static str),
    /// None, and why.
    Nothing(&'static str),
}

impl Picture {
    /// The rule that is drawn, if the drawing does not say it itself.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Picture::Cells(rule)
            | Picture::Moves(rule)
            | Picture::Texts(rule)
            | Picture::Deed(rule)
            | Picture::Then(rule, _)
            | Picture::Pushed(rule)
            | Picture::Board(rule)
            | Picture::Regions(rule, _)
            | Picture::Links(rule)
            | Picture::Values(rule)
            | Picture::Refused(rule)
            | Picture::About(_, rule) => Some(rule),
            Picture::CellNames(_)
            | Picture::StepTo(..)
            | Picture::Sizes(..)
            | Picture::Start
            | Picture::Number(_)
            | Picture::Holds(_)
            | Picture::Drawn(_)
            | Picture::Nothing(_) => None,
        }
    }

    /// The picture of a word.
    pub fn of(op: Op) -> Picture {
        use Picture::*;
        match op {
            Op::All => Cells("all"),
            Op::Empty => Cells("empty"),
            Op::Occupied => Cells("occupied"),
            Op::Own => Cells("own"),
            Op::Theirs => Cells("theirs"),
            Op::Neutral => Cells("neutral"),
            Op::Kind => Cells("kind \"king\""),
            Op::OwnedBy => Cells("owned_by \"black\""),
            Op::Holding => Cells("holding \"black\""),
            Op::Region => Cells("region \"edge\""),
            Op::Cells => Cells("cells { \"a1\", \"d3\" }"),
            Op::Each => Cells("each { white = region \"north\", black = region \"south\" }"),
            Op::Neighbours | Op::NeighboursAny => Cells("neighbours(kind \"stone\"):any()"),
            Op::NeighboursAll => Cells("neighbours(-kind \"stone\"):all()"),
            Op::NeighboursCount => Cells("where(neighbours(own):count():at_least(3))"),
            Op::Shift => Cells("shift(own, \"n\")"),
            Op::LinkedTo => Cells("linked_to(cells { \"c4\" }, theirs)"),
            Op::InSight => Cells("in_sight(cells { \"d3\" })"),
            Op::InLine => Cells("in_line(3, own)"),
            Op::Where => Cells("where(height:more_than(1))"),
            Op::Origin => About("slide { from = cells { \"b3\" }, directions = \"w\" }", "origin"),
            Op::Target => About("slide { from = cells { \"b3\" }, directions = \"w\" }", "target"),
            Op::Between => About(
                "jump { from = cells { \"a1\" }, directions = \"e\", distance = 4, to = all }",
                "between",
            ),
            Op::Taken => About("hop { from = cells { \"b3\" }, over = theirs }", "taken"),
            Op::CellOf => Cells("cell_of \"spot\""),
            Op::Height => Cells("where(height:is(2))"),
            Op::Count => Number("count(own)"),
            Op::Pieces => Number("pieces(own)"),
            Op::Groups => Number("groups(theirs)"),
            Op::Hand => Number("hand()"),
            Op::HandOf => Number("hand_of(\"next\")"),
            Op::Captured => Then("choose { from = cells { \"c3\" } }:also(capture(target))", "captured()"),
            Op::CapturedBy => {
                Then("choose { from = cells { \"c3\" } }:also(capture(target))", "captured_by(\"white\")")
            }
            Op::Var => Number("var \"spot\""),
            Op::Ply => Then("step { from = cells { \"d2\" }, directions = \"n\" }", "ply"),
            Op::Distance => Moves("slide { from = cells { \"d2\" } }:only(distance:at_least(2))"),
            Op::OnLine => Moves("jump { from = cells { \"b3\" }, distance = on_line(occupied), to = -own }"),
            Op::Heading => Moves("slide { from = cells { \"d2\" } }:only(heading:is(0))"),
            Op::Arrival => Moves("slide { from = cells { \"d2\" } }:only(arrival:is(0))"),
            Op::Opposite => Moves("slide { from = cells { \"d2\" } }:only(heading:is(opposite(0)))"),
            Op::Is => Holds("count(own):is(5)"),
            Op::IsNot => Holds("count(own):is_not(5)"),
            Op::AtLeast => Holds("count(own):at_least(5)"),
            Op::AtMost => Holds("count(own):at_most(5)"),
            Op::MoreThan => Holds("count(own):more_than(5)"),
            Op::LessThan => Holds("count(own):less_than(5)"),
            Op::Some => Holds("some(own * region \"north\")"),
            Op::None => Holds("none(own * region \"north\")"),
            Op::InSet => Moves("slide { from = cells { \"d2\" } }:only(in_set(region \"edge\"))"),
            Op::Line => Holds("line(3, own)"),
            Op::Connects => {
                Holds("connects { of = occupied, from = region \"south\", to = region \"north\" }")
            }
            Op::Can => Holds("can(hop { over = theirs })"),
            Op::AllOf => Holds("all_of { some(own), none(theirs) }"),
            Op::AnyOf => Holds("any_of { some(own), none(theirs) }"),
            Op::Always => Holds("always"),
            Op::Never => Holds("never"),
            Op::Place => Moves("place { piece = \"white\" }"),
            Op::Step => Moves("step { from = cells { \"d2\" } }"),
            Op::Slide => Moves("slide { from = cells { \"d2\" }, to = empty + theirs }"),
            Op::Hop => Moves("hop { from = cells { \"b3\" }, over = theirs }"),
            Op::Jump => Moves("jump { from = cells { \"c2\" }, distance = height, to = -own }"),
            Op::Leap => Moves(
                "leap { from = cells { \"d2\" }, by = { { \"n\", \"n\", \"e\" }, { \"n\", \"n\", \"w\" } }, to = -own }",
            ),
            Op::Flank => Moves("flank { piece = \"white\", over = theirs, against = own }"),
            Op::Take => Deed("take { length = 3, of = own }"),
            Op::Choose => Moves("choose { from = theirs }"),
            Op::First => Moves("first { hop { over = theirs }, step {} }"),
            Op::Only => Moves("step { from = own }:only(in_set(region \"north\"))"),
            Op::Also => Deed("hop { from = cells { \"b3\" }, over = theirs }:also(capture(taken))"),
            Op::When => Moves("step { from = own }:when(some(theirs))"),
            Op::Remove => Deed("choose { from = cells { \"c2\" } }:also(remove(target))"),
            Op::Capture => Deed("choose { from = cells { \"c3\" } }:also(capture(target))"),
            Op::GiveBack => Deed("choose { from = cells { \"c3\" } }:also(give_back(target))"),
            Op::TakeIn => Deed("choose { from = cells { \"b3\" } }:also(take_in(in_line(3, own)))"),
            Op::Flip => Deed("choose { from = cells { \"c3\" } }:also(flip(target))"),
            Op::Tuck => Deed("hop { from = cells { \"b3\" }, over = theirs }:also(tuck(taken))"),
            Op::Become => Deed("choose { from = cells { \"b3\" } }:also(become(target, \"king\"))"),
            Op::Put => Deed("choose { from = cells { \"a4\" } }:also(put(\"stone\", target))"),
            Op::BoardHex => Board("board.hex { \"a1-c1\", \"a2-d2\", \"b3-d3\" }"),
            Op::BoardHexagon => Board("board.hexagon { size = 3 }"),
            Op::BoardSquare => Board("board.square { width = 4, height = 3 }"),
            Op::BoardGraph => Board(
                "board.graph { cells = { \"p\", \"q\", \"r\" }, lines = { { \"on\", \"back\", { \"p\", \"q\", \"r\" } } }, positions = { { 0, 0 }, { 1, 0 }, { 2, 0 } } }",
            ),
            Op::BoardWithout => Board("board.square { width = 4, height = 3 }:without { \"a1\", \"d3\" }"),
            Op::Go => Drawn("white ─┤ black ─┤"),
            Op::By => Drawn("white ─┤ white ─┤"),
            Op::Same => Drawn("white ─┤ white ─┤"),
            Op::Follow => Drawn("white ── white ─┤ black"),
            Op::Pass => Drawn("white ─┤ (black) ─┤ white ─┤"),
            Op::Win => Drawn("white ─┤ white has won"),
            Op::Lose => Drawn("white ─┤ black has won"),
            Op::Draw => Drawn("white ─┤ nobody has won"),
            Op::Score => Drawn("white 7, black 5 ─┤ white has won"),
            Op::Share => Drawn("white 7, black 7 ─┤ both have won"),
            Op::AddToHand => Deed("choose { from = cells { \"c3\" } }:also(add_to_hand(\"white\", 1))"),
            Op::Assign => Deed("choose { from = cells { \"c3\" } }:also(assign(\"spot\", var \"spot\" + 2))"),
            Op::AssignCell => Deed("choose { from = cells { \"c3\" } }:also(assign_cell(\"spot\", target))"),
            Op::Clear => Deed("choose { from = cells { \"c3\" } }:also(clear \"spot\")"),
            Op::Push => Pushed("push { piece = \"white\" }"),
            Op::Say => Texts("say \"end\" + step { from = cells { \"d2\" }, directions = \"n\" }"),
            Op::Bid => Texts("bid { listed = 5 }"),
            Op::NumberBid => Texts("bid { listed = 5 }:only(number_bid:less_than(4))"),
            Op::PieceMoved => Moves("step { from = own }:only(piece_moved:is(0))"),
            Op::Deflections => Moves(
                "slide { from = cells { \"d2\" }, deflectors = { { at = \"d3\", turns = { n = \"e\" } } } }:only(deflections:is(1))",
            ),
            Op::Condition => Drawn(
                "condition(function(game, pos) return pos.ply > 3 end)\n\nply 0  1  2  3   does not hold\nply 4  5  6  ..  holds",
            ),
            Op::Repetitions => Drawn(
                "d2d3 ─┤ c3b4 ─┤ d3d2 ─┤ b4c3 ─┤ d2d3 ...\n1       1       1       2       2        repetitions",
            ),
            Op::BoardWalls => {
                Board("board.square { width = 4, height = 3 }:walls { { \"a2\", \"e\" }, { \"c2\", \"n\" } }")
            }
            Op::BoardRegion => Regions(
                "board.square { width = 4, height = 3 }:region(\"home\", { \"a1\", \"b1\" })",
                &["home"],
            ),
            Op::BoardRegions => Regions(
                "board.square { width = 4, height = 3 }:regions { left = { \"a1\", \"a2\" }, right = { \"d3\" } }",
                &["left", "right"],
            ),
            Op::BoardLinks => Links(
                "board.square { width = 4, height = 3 }:links { { \"a1\", \"w\", \"d1\" }, { \"d1\", \"e\", \"a1\" } }",
            ),
            Op::BoardCells => CellNames("board.square { width = 3, height = 2 }"),
            Op::BoardStep => StepTo("board.square { width = 4, height = 3 }", "b1", "n"),
            Op::EachLine => Values("dealt = each_line(0)"),
            Op::EachPiece => Values("heading = each_piece(-1)"),
            Op::Counter => {
                Drawn("white  K d2  quiet 3 ─┐\nwhite  K d2  quiet 7 ─┴─ the same position for `repetitions`")
            }
            Op::Game => Start,
            Op::Option => Sizes(
                "--set size=",
                &[
                    ("2", "board.square { width = 2, height = 2 }"),
                    ("3", "board.square { width = 3, height = 3 }"),
                ],
            ),
            Op::Lot => Drawn("chance ─┬─ side left ── white ─┤\n        └─ side right ── white ─┤"),
            Op::LinesOf => Drawn(
                "drawing.txt   --set drawing=drawing.txt\n\nR . .         lines_of(\"drawing\")[1] is \"R . .\"\n. . G         lines_of(\"drawing\")[2] is \". . G\"",
            ),
            Op::Refuse => Refused(
                "option(\"size\", { default = 5 })\nrefuse { option = \"size\", because = \"the size must be even\" }",
            ),
            Op::Require => Drawn("stackers/low ── require ─→ stackers/shaded ── require ─→ stackers"),
            Op::GamePhase => {
                Drawn("placing: white ─┤ black ─┤ ... go \"stacking\"\nstacking: white ─┤ black ─┤ ...")
            }
            Op::GameVariant => Drawn(
                "stackers         distance: height     landing: occupied   ...\nstackers/short   distance: height-1   as there            ...",
            ),
            Op::TestCase => Drawn(
                "position ── moves ── accepted, refused, open, perft\n                 └── after, board_after, score, outcome, laws",
            ),
            Op::Test => Nothing("it names the game that the cases below it are about"),
            Op::Plus
            | Op::Times
            | Op::Minus
            | Op::Negated
            | Op::Then
            | Op::Steps
            | Op::Integer
            | Op::Boolean
            | Op::Rule
            | Op::Function => Nothing("it is what operators and names make, not a word"),
        }
    }
}
