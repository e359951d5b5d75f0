//! What a function rule may ask of the position and of the decision.

use super::word::{Form, call, may, must};
use super::{Op, Param, Type, Word};

const CELL: Param = must("cell", Type::CellName, "the cell");
const WAY: Param = must("direction", Type::DirectionName, "the way to go");
const NAMES: Type = Type::List(&Type::CellName);
const KIND: Param = may("kind", Type::PieceKind, "every kind", "the kind of piece");
const WHO: Param = must("who", Type::Who, "which player");

const fn ask(
    name: &'static str,
    params: &'static [Param],
    result: Type,
    says: &'static str,
    example: &'static str,
) -> Word {
    call(name, Op::Function, params, result, says, example)
}

const fn field(name: &'static str, result: Type, says: &'static str, example: &'static str) -> Word {
    Word { name, op: Op::Function, form: Form::Value, result, says, example }
}

/// The methods and fields of `pos`.
pub const POSITION: &[Word] = &[
    ask("height", &[CELL], Type::Integer, "How many pieces lie on a cell.", "pos:height(cell) > 3"),
    ask("top", &[CELL], Type::Text, "The kind of the top piece, or nothing.", "pos:top(cell) == \"king\""),
    ask(
        "owner",
        &[CELL],
        Type::Text,
        "The owner of the top piece, or nothing.",
        "pos:owner(cell) == pos.turn",
    ),
    ask(
        "stack",
        &[CELL],
        Type::List(&Type::Text),
        "The kinds of the pieces on a cell, bottom to top.",
        "#pos:stack(cell)",
    ),
    ask(
        "neighbours",
        &[CELL],
        NAMES,
        "The cells one step away.",
        "for _, near in ipairs(pos:neighbours(cell)) do end",
    ),
    ask(
        "step",
        &[CELL, WAY],
        Type::CellName,
        "The cell one step further, or nothing.",
        "pos:step(cell, \"n\")",
    ),
    ask(
        "ray",
        &[CELL, WAY],
        NAMES,
        "The cells in a direction, the nearest first.",
        "pos:ray(cell, \"n\")[2]",
    ),
    ask(
        "directions",
        &[],
        Type::List(&Type::Text),
        "The names of all directions.",
        "for _, way in ipairs(pos:directions()) do end",
    ),
    ask(
        "cells",
        &[must("set", Type::Set, "a set or the name of a rule")],
        NAMES,
        "The cells of a set.",
        "pos:cells(occupied)",
    ),
    ask(
        "has",
        &[must("set", Type::Set, "a set or the name of a rule"), CELL],
        Type::Boolean,
        "Whether a cell is in a set.",
        "pos:has(stacking.enclosed, cell)",
    ),
    ask(
        "number",
        &[must("number", Type::Number, "a number")],
        Type::Integer,
        "The value of a number.",
        "pos:number(count(own))",
    ),
    ask(
        "holds",
        &[must("condition", Type::Condition, "a condition")],
        Type::Boolean,
        "Whether a condition holds.",
        "pos:holds(line(3, own))",
    ),
    ask(
        "hand",
        &[WHO, KIND],
        Type::Integer,
        "How many pieces a player may still bring in.",
        "pos:hand(\"white\", \"red\")",
    ),
    ask(
        "captured",
        &[WHO, KIND],
        Type::Integer,
        "How many pieces a player has captured.",
        "pos:captured(\"me\")",
    ),
    ask(
        "var",
        &[must("name", Type::VariableName, "the variable's name"), may("who", Type::Who, "me", "whose")],
        Type::Integer,
        "The value of a declared variable.",
        "pos:var \"turned\"",
    ),
    field("turn", Type::Text, "Who decides: a player's name, `anyone` or `chance`.", "pos.turn == \"white\""),
    field("mover", Type::Text, "Whose turn it is.", "pos.mover"),
    field(
        "me",
        Type::Text,
        "The player who is asked about: who decides, or would.",
        "pos:owner(cell) == pos.me",
    ),
    field("ply", Type::Integer, "Complete turns played.", "pos.ply > 3"),
    field("phase", Type::Text, "The phase's name.", "pos.phase == \"stacking\""),
];

/// The fields of a decision.
pub const DECISION: &[Word] = &[
    field("from", Type::CellName, "The cell that it leaves, or nothing.", "decision.from"),
    field("to", Type::CellName, "The cell that it ends on, or nothing.", "decision.to"),
    field(
        "piece",
        Type::Text,
        "The kind of the piece that it moves or places, or nothing.",
        "decision.piece == \"king\"",
    ),
    field("direction", Type::Text, "The direction in which it goes, or nothing.", "decision.direction"),
    field("cells", NAMES, "The cells that it takes, goes over or encloses.", "#decision.cells"),
    field("word", Type::Text, "The word said, or nothing.", "decision.word == \"end\""),
    field("number", Type::Integer, "The number bid, or nothing.", "decision.number"),
    field("text", Type::Text, "How it is written.", "decision.text"),
];
