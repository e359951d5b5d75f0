//! Words that make boards.

use super::word::{call, fields, may, must};
use super::{Method, Op, Type, Word};

const LINE: Type = Type::List(&Type::Any);

/// The words that give boards.
pub(super) const WORDS: &[Word] = &[
    call(
        "board.hex",
        Op::BoardHex,
        &[must("rows", Type::List(&Type::Text), "the ends of each row, from the bottom")],
        Type::Board,
        "Hexagonal cells in rows.",
        "board.hex { \"a1-i1\", \"a2-j2\", \"a3-k3\" }",
    ),
    fields(
        "board.hexagon",
        Op::BoardHexagon,
        &[
            must("size", Type::Integer, "cells on each side"),
            may("rim", Type::Boolean, "false", "whether pieces are pushed in from points around it"),
        ],
        Type::Board,
        "A hexagon of cells that stands on a corner.",
        "board.hexagon { size = 4, rim = true }",
    ),
    fields(
        "board.square",
        Op::BoardSquare,
        &[
            must("width", Type::Integer, "cells in a row"),
            must("height", Type::Integer, "rows"),
            may("directions", Type::Integer, "4", "4, 6 or 8"),
        ],
        Type::Board,
        "A rectangle; with 6 directions a rhombus of hexagons.",
        "board.square { width = 8, height = 8, directions = 8 }",
    ),
    fields(
        "board.graph",
        Op::BoardGraph,
        &[
            must("cells", Type::List(&Type::Text), "the cells' names"),
            must(
                "lines",
                Type::List(&LINE),
                "each with its direction, the opposite one, and a list of its cells",
            ),
            may("positions", Type::List(&Type::List(&Type::Real)), "on a circle", "where to draw each cell"),
        ],
        Type::Board,
        "Named cells and lines between them.",
        "board.graph { cells = { \"a\", \"b\" }, lines = { { \"e\", \"w\", { \"a\", \"b\" } } } }",
    ),
];

const OF: &[Type] = &[Type::Board];

/// What may be done with boards.
pub(super) const METHODS: &[Method] = &[
    Method {
        of: OF,
        word: call(
            "walls",
            Op::BoardWalls,
            &[must("walls", Type::List(&Type::List(&Type::Text)), "each a cell and a direction")],
            Type::Board,
            "The same board with walls in the way of these steps.",
            "board.square { width = 5, height = 5 }:walls { { \"a1\", \"n\" } }",
        ),
    },
    Method {
        of: OF,
        word: call(
            "region",
            Op::BoardRegion,
            &[
                must("name", Type::Text, "the region's name"),
                must("cells", Type::List(&Type::CellName), "its cells"),
            ],
            Type::Board,
            "The same board with a named region.",
            "board.square { width = 5, height = 5 }:region(\"home\", { \"a1\", \"b1\" })",
        ),
    },
    Method {
        of: OF,
        word: call(
            "regions",
            Op::BoardRegions,
            &[must("regions", Type::Map(&Type::List(&Type::CellName)), "for each name its cells")],
            Type::Board,
            "The same board with several named regions.",
            "board.square { width = 5, height = 5 }:regions { left = { \"a1\" }, right = { \"e1\" } }",
        ),
    },
    Method {
        of: OF,
        word: call(
            "without",
            Op::BoardWithout,
            &[must("cells", Type::List(&Type::CellName), "the cells")],
            Type::Board,
            "The same board without these cells.",
            "board.square { width = 5, height = 5 }:without { \"c3\" }",
        ),
    },
    Method {
        of: OF,
        word: call(
            "links",
            Op::BoardLinks,
            &[must(
                "links",
                Type::List(&Type::List(&Type::Text)),
                "each a cell, a direction and the cell it leads to",
            )],
            Type::Board,
            "The same board with steps that lead elsewhere.",
            "board.square { width = 5, height = 5 }:links { { \"a1\", \"w\", \"e1\" } }",
        ),
    },
    Method {
        of: OF,
        word: call(
            "cells",
            Op::BoardCells,
            &[],
            Type::List(&Type::CellName),
            "The names of all cells.",
            "for _, cell in ipairs(b:cells()) do end",
        ),
    },
    Method {
        of: OF,
        word: call(
            "step",
            Op::BoardStep,
            &[
                must("cell", Type::CellName, "the cell"),
                must("direction", Type::DirectionName, "the way to go"),
            ],
            Type::CellName,
            "The cell that a step leads to, or nothing.",
            "b:step(\"a1\", \"n\")",
        ),
    },
];
