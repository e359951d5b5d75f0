//! Words that say how many.

use super::word::{Form, call, may, must, value};
use super::{Method, Op, Type, Word};

const KIND: super::Param = may("kind", Type::PieceKind, "every kind", "the kind of piece");

/// The words that give numbers.
pub(super) const WORDS: &[Word] = &[
    value(
        "height",
        Op::Height,
        Type::Number,
        "How many pieces lie on the cell in question.",
        "jump { distance = height }",
    ),
    call(
        "count",
        Op::Count,
        &[must("set", Type::Set, "the cells")],
        Type::Number,
        "How many cells a set has.",
        "count(own)",
    ),
    call(
        "pieces",
        Op::Pieces,
        &[must("set", Type::Set, "the cells")],
        Type::Number,
        "How many pieces lie on the cells of a set.",
        "pieces(own)",
    ),
    call(
        "groups",
        Op::Groups,
        &[must("set", Type::Set, "the cells")],
        Type::Number,
        "Into how many groups of linked neighbours a set falls.",
        "groups(own):is(1)",
    ),
    value(
        "repetitions",
        Op::Repetitions,
        Type::Number,
        "How often the position has stood at the beginning of a turn, this time included; a counter makes no difference. For `start`.",
        "draw:when(repetitions:at_least(3))",
    ),
    call(
        "hand",
        Op::Hand,
        &[KIND],
        Type::Number,
        "How many pieces who decides may still bring in.",
        "hand():is(0)",
    ),
    call(
        "hand_of",
        Op::HandOf,
        &[must("who", Type::Who, "whose hand"), KIND],
        Type::Number,
        "How many pieces a player may still bring in.",
        "hand_of(\"next\", \"red\")",
    ),
    call(
        "captured",
        Op::Captured,
        &[KIND],
        Type::Number,
        "How many pieces who decides has captured.",
        "captured():at_least(8)",
    ),
    call(
        "captured_by",
        Op::CapturedBy,
        &[must("who", Type::Who, "who captured"), KIND],
        Type::Number,
        "How many pieces a player has captured.",
        "captured_by(\"next\")",
    ),
    call(
        "var",
        Op::Var,
        &[
            must("name", Type::VariableName, "the variable's name"),
            may(
                "who",
                Type::Who,
                "me",
                "whose, if each player has one; an `each_piece` is that of the piece moved",
            ),
        ],
        Type::Number,
        "The value of a declared variable.",
        "var \"turned\":is(1)",
    ),
    value("ply", Op::Ply, Type::Number, "Complete turns played.", "ply:less_than(3)"),
    value("distance", Op::Distance, Type::Number, "How many steps the decision goes.", "distance:at_most(2)"),
    call(
        "on_line",
        Op::OnLine,
        &[must("set", Type::Set, "the cells to count")],
        Type::Number,
        "How many cells of a set lie on the whole line along which the decision goes.",
        "jump { distance = on_line(occupied) }",
    ),
    value(
        "heading",
        Op::Heading,
        Type::Number,
        "The direction of the decision, as a number; -1 for none.",
        "assign(\"last\", heading)",
    ),
    value(
        "arrival",
        Op::Arrival,
        Type::Number,
        "The direction in which the decision ends, as a number; -1 for none.",
        "assign(\"last\", arrival)",
    ),
    value(
        "deflections",
        Op::Deflections,
        Type::Number,
        "How often the decision is turned aside on its way.",
        "deflections:is(0)",
    ),
    call(
        "opposite",
        Op::Opposite,
        &[must("direction", Type::Number, "a direction as a number")],
        Type::Number,
        "The direction that leads back, as a number; -1 for none.",
        "heading:is_not(opposite(var \"last\"))",
    ),
    value(
        "piece_moved",
        Op::PieceMoved,
        Type::Number,
        "The type of the piece that the decision moves or places, as a number; -1 for none.",
        "assign(\"mover\", piece_moved)",
    ),
    value(
        "number_bid",
        Op::NumberBid,
        Type::Number,
        "The number that the decision bids; -1 for none.",
        "assign(\"bid\", number_bid)",
    ),
];

const OTHER: &[super::Param] = &[must("number", Type::Number, "the number to compare with")];

const fn compare(name: &'static str, op: Op, says: &'static str, example: &'static str) -> Method {
    Method {
        of: &[Type::Number],
        word: Word { name, op, form: Form::Call(OTHER), result: Type::Condition, says, example },
    }
}

/// How numbers are compared.
pub(super) const METHODS: &[Method] = &[
    compare("is", Op::Is, "Whether it is this number.", "count(own):is(1)"),
    compare("is_not", Op::IsNot, "Whether it is another number.", "heading:is_not(0)"),
    compare("at_least", Op::AtLeast, "Whether it is this number or more.", "count(own):at_least(3)"),
    compare("at_most", Op::AtMost, "Whether it is this number or less.", "height:at_most(2)"),
    compare("more_than", Op::MoreThan, "Whether it is more than this number.", "height:more_than(1)"),
    compare("less_than", Op::LessThan, "Whether it is less than this number.", "ply:less_than(3)"),
];
