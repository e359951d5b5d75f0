use super::Op;

/// What the page of words draws for a word: worked out on a small position by the rules themselves, but for the
/// course of play.
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
    /// What the first of some decisions makes of the board.
    Deed(&'static str),
    /// A board with the names of its cells.
    Board(&'static str),
    /// Who decides, one after the other.
    Drawn(&'static str),
}

impl Picture {
    /// The rule that is drawn, if the drawing does not say it itself.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Picture::Cells(rule) | Picture::Moves(rule) | Picture::Deed(rule) | Picture::Board(rule) => {
                Some(rule)
            }
            Picture::About(_, rule) => Some(rule),
            Picture::Number(_) | Picture::Holds(_) | Picture::Drawn(_) => None,
        }
    }

    /// The picture of a word, if it says something that can be drawn.
    pub fn of(op: Op) -> Option<Picture> {
        use Picture::{About, Board, Cells, Deed, Drawn, Holds, Moves, Number};
        Some(match op {
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
            Op::NeighboursAll => Cells("neighbours(-theirs):all()"),
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
            Op::Captured => Number("captured()"),
            Op::CapturedBy => Number("captured_by(\"next\")"),
            Op::Var => Number("var \"spot\""),
            Op::Ply => Number("ply"),
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
            _ => return None,
        })
    }
}
