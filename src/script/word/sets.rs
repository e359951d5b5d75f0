//! Words that say which cells.

use super::word::{call, may, must, value};
use super::{Method, Op, Type, Word};

const PER_PLAYER: Type = Type::OneOf(&[Type::PerPlayer(&Type::Set), Type::Integer]);

/// The words that give sets of cells.
pub(super) const WORDS: &[Word] = &[
    value("all", Op::All, Type::Set, "Every cell of the board.", "all - region \"edge\""),
    value("empty", Op::Empty, Type::Set, "Cells without a piece.", "place { at = empty }"),
    value("occupied", Op::Occupied, Type::Set, "Cells with a piece.", "neighbours(occupied):all()"),
    value("own", Op::Own, Type::Set, "Cells whose top piece belongs to who decides.", "pieces(own)"),
    value(
        "theirs",
        Op::Theirs,
        Type::Set,
        "Cells whose top piece belongs to another player.",
        "capture(theirs)",
    ),
    value(
        "neutral",
        Op::Neutral,
        Type::Set,
        "Cells whose top piece belongs to nobody.",
        "occupied - neutral",
    ),
    call(
        "kind",
        Op::Kind,
        &[must("kind", Type::PieceKind, "the kind of piece")],
        Type::Set,
        "Cells whose top piece is of this kind, whoever owns it.",
        "own * kind \"king\"",
    ),
    call(
        "owned_by",
        Op::OwnedBy,
        &[must("player", Type::Player, "the player's name")],
        Type::Set,
        "Cells whose top piece belongs to this player.",
        "count(owned_by \"white\")",
    ),
    call(
        "holding",
        Op::Holding,
        &[must("kind", Type::PieceKind, "the kind of piece")],
        Type::Set,
        "Cells with a piece of this kind anywhere in the stack.",
        "linked_to(holding \"red\")",
    ),
    call(
        "region",
        Op::Region,
        &[must("name", Type::RegionName, "the region's name")],
        Type::Set,
        "The cells of a region of the board.",
        "own * region \"edge\"",
    ),
    call(
        "cells",
        Op::Cells,
        &[must("names", Type::List(&Type::CellName), "the cells' names")],
        Type::Set,
        "These cells.",
        "cells { \"a1\", \"h8\" }",
    ),
    call(
        "each",
        Op::Each,
        &[must("values", PER_PLAYER, "cells for each player, or the number that all begin with")],
        Type::Set,
        "Cells that differ from player to player, as seen by who decides; in `variables`, a number that each player has of his own.",
        "each { white = region \"north\", black = region \"south\" }",
    ),
    call(
        "neighbours",
        Op::Neighbours,
        &[must("set", Type::Set, "the cells to look for")],
        Type::Neighbours,
        "The neighbours of a cell that are in a set: `:any()`, `:all()` or `:count()` says how many are asked for.",
        "neighbours(occupied):all()",
    ),
    call(
        "shift",
        Op::Shift,
        &[
            must("set", Type::Set, "the cells to start from"),
            must("direction", Type::DirectionName, "the way to go"),
        ],
        Type::Set,
        "The cells one step further in a direction.",
        "shift(own, \"n\")",
    ),
    call(
        "linked_to",
        Op::LinkedTo,
        &[
            must("set", Type::Set, "where the chains end"),
            may("within", Type::Set, "occupied", "where the chains run"),
        ],
        Type::Set,
        "Cells with a chain of neighbours to a cell of the set.",
        "occupied - linked_to(holding \"red\")",
    ),
    call(
        "in_sight",
        Op::InSight,
        &[
            must("set", Type::Set, "where the lines begin"),
            may("through", Type::Set, "empty", "over which cells they go on"),
        ],
        Type::Set,
        "Cells that a straight line over empty cells leads to from a cell of the set, the cell that ends the line included.",
        "in_sight(own * kind \"queen\") * theirs",
    ),
    call(
        "in_line",
        Op::InLine,
        &[must("length", Type::Number, "how many in a row"), must("set", Type::Set, "of which cells")],
        Type::Set,
        "Cells of a set that lie in a straight unbroken run of at least so many.",
        "in_line(4, own)",
    ),
    call(
        "where",
        Op::Where,
        &[must("test", Type::Condition, "a condition, or `function(game, pos, cell)`")],
        Type::Set,
        "Cells for which a condition holds that speaks about the cell.",
        "where(height:more_than(1))",
    ),
    value(
        "origin",
        Op::Origin,
        Type::Set,
        "The cell that the decision leaves. What comes in from a hand or a dot leaves none.",
        "put(\"arrow\", origin)",
    ),
    value("target", Op::Target, Type::Set, "The cell that the decision ends on.", "capture(target * theirs)"),
    value(
        "between",
        Op::Between,
        Type::Set,
        "The cells in a straight line between origin and target.",
        "flip(between)",
    ),
    value(
        "taken",
        Op::Taken,
        Type::Set,
        "The cells that the decision takes, goes over or encloses.",
        "flip(taken)",
    ),
    call(
        "cell_of",
        Op::CellOf,
        &[
            must("variable", Type::VariableName, "the variable's name"),
            may("who", Type::Who, "me", "whose, if each player has one"),
        ],
        Type::Set,
        "The cell that a variable names, if it names one.",
        "all - cell_of \"last\"",
    ),
];

/// What may be asked of the neighbours of a set.
pub(super) const METHODS: &[Method] = &[
    Method {
        of: &[Type::Neighbours],
        word: call(
            "any",
            Op::NeighboursAny,
            &[],
            Type::Set,
            "Cells with a neighbour in the set.",
            "neighbours(own):any()",
        ),
    },
    Method {
        of: &[Type::Neighbours],
        word: call(
            "all",
            Op::NeighboursAll,
            &[],
            Type::Set,
            "Cells whose neighbours are all in the set, and that have one in every direction.",
            "neighbours(occupied):all()",
        ),
    },
    Method {
        of: &[Type::Neighbours],
        word: call(
            "count",
            Op::NeighboursCount,
            &[],
            Type::Number,
            "How many neighbours of the cell in question are in the set.",
            "where(neighbours(own):count():at_least(2))",
        ),
    },
];
