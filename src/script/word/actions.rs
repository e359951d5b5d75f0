//! Words that say what happens.

use super::word::{call, may, must};
use super::{Op, Param, Type, Word};

const SET: Param = must("set", Type::Set, "on which cells");
const KIND: Param = must("kind", Type::PieceKind, "the kind of piece");
const BY: Param = must("number", Type::Number, "how many; fewer than 0 take away");

/// The words that give actions.
pub(super) const WORDS: &[Word] = &[
    call(
        "remove",
        Op::Remove,
        &[SET],
        Type::Action,
        "Stacks leave the board and are out of the game.",
        "remove(occupied - linked_to(holding \"red\"))",
    ),
    call(
        "capture",
        Op::Capture,
        &[SET],
        Type::Action,
        "Stacks leave the board, captured by who decides.",
        "capture(between * theirs)",
    ),
    call(
        "give_back",
        Op::GiveBack,
        &[SET],
        Type::Action,
        "Stacks leave the board, each piece back to its owner's hand.",
        "give_back(taken)",
    ),
    call(
        "take_in",
        Op::TakeIn,
        &[SET],
        Type::Action,
        "Stacks leave the board: those of who decides go back to the hand, the others are captured.",
        "take_in(in_line(4, own))",
    ),
    call(
        "flip",
        Op::Flip,
        &[SET],
        Type::Action,
        "The top pieces become those of the next player, of the same kind, or of the kind called like him.",
        "flip(taken)",
    ),
    call(
        "tuck",
        Op::Tuck,
        &[SET],
        Type::Action,
        "The top pieces leave their stacks and go beneath the stack on the cell that the decision ends on.",
        "hop { over = theirs }:also(tuck(taken))",
    ),
    call(
        "become",
        Op::Become,
        &[SET, KIND],
        Type::Action,
        "The top pieces become another kind of the same owner.",
        "become(target * region \"north\", \"king\")",
    ),
    call(
        "put",
        Op::Put,
        &[KIND, SET],
        Type::Action,
        "A piece comes on top from outside the game.",
        "put(\"arrow\", target)",
    ),
    call(
        "add_to_hand",
        Op::AddToHand,
        &[KIND, BY, may("who", Type::Who, "me", "whose hand")],
        Type::Action,
        "A player's hand changes.",
        "add_to_hand(\"stone\", 1)",
    ),
    call(
        "assign",
        Op::Assign,
        &[
            must("variable", Type::VariableName, "the variable's name"),
            must("number", Type::Number, "its new value"),
            may("who", Type::Who, "me", "whose, if each player has one"),
        ],
        Type::Action,
        "A variable gets a value.",
        "assign(\"turned\", var \"turned\" + 1)",
    ),
    call(
        "clear",
        Op::Clear,
        &[must("variable", Type::VariableName, "the variable's name")],
        Type::Action,
        "All values of a variable become 0.",
        "clear \"dealt\"",
    ),
    call(
        "assign_cell",
        Op::AssignCell,
        &[
            must("variable", Type::VariableName, "the variable's name"),
            must("set", Type::Set, "the cell"),
            may("who", Type::Who, "me", "whose, if each player has one"),
        ],
        Type::Action,
        "A variable names the first of these cells, or none.",
        "assign_cell(\"last\", target)",
    ),
];
