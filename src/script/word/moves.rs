//! Words that say which decisions are open.

use super::word::{call, fields, may, must};
use super::{DEFLECTOR_KEYS, Method, Op, Param, Type, Word};

const PIECE: Type = Type::OneOf(&[Type::PieceKind, Type::List(&Type::PieceKind)]);
const DIRECTIONS: Type = Type::OneOf(&[
    Type::DirectionName,
    Type::List(&Type::DirectionName),
    Type::PerPlayer(&Type::List(&Type::DirectionName)),
]);

const TEXT: Param = may("text", Type::Template, "as usual", "how it is written, such as `{from}-{to}`");
const MARK: Param =
    may("mark", Type::Text, "none", "letters by which a text tells them from others, such as `G`");
const WHICH: Param = may("piece", PIECE, "any in hand", "the kind of piece, or several to choose from");
const TOGETHER: Param = may("count", Type::Integer, "1", "how many come at once, stacked");
const FROM: Param = may("from", Type::Set, "own", "which stacks");
const WAYS: Param =
    may("directions", DIRECTIONS, "all", "which way: a name, a list, or a list for each player");
const TO: Param = may("to", Type::Set, "empty", "where it may end; what stands there is captured");
const ONTO: Param = may("onto", Type::Set, "empty", "where it may end; what stands there stays below");

/// The words that make decisions.
pub(super) const WORDS: &[Word] = &[
    fields(
        "place",
        Op::Place,
        &[WHICH, may("at", Type::Set, "empty", "where"), TOGETHER, TEXT, MARK],
        Type::Moves,
        "A piece of the hand comes onto a cell.",
        "place { piece = \"red\", at = empty }",
    ),
    fields(
        "step",
        Op::Step,
        &[FROM, WAYS, TO, ONTO, TEXT, MARK],
        Type::Moves,
        "A stack goes to a neighbour.",
        "step { from = own, directions = { \"n\", \"ne\" }, to = empty + theirs }",
    ),
    fields(
        "slide",
        Op::Slide,
        &[
            FROM,
            WAYS,
            may("through", Type::Set, "empty", "over which cells it goes on"),
            TO,
            ONTO,
            may("whole", Type::Boolean, "false", "whether it must go on as far as it can"),
            may(
                "deflectors",
                Type::List(&Type::Record(DEFLECTOR_KEYS)),
                "none",
                "what turns it aside on its way",
            ),
            may(
                "links",
                Type::List(&Type::List(&Type::Text)),
                "none",
                "steps that lead elsewhere for it: each a cell, a direction and the cell it leads to",
            ),
            may(
                "portals",
                Type::List(&Type::List(&Type::CellName)),
                "none",
                "cells that lead to another at once, if that one is free: each a cell and where it leads",
            ),
            may(
                "over",
                Type::Set,
                "none",
                "a single cell in its way that it jumps over, if it can go on behind",
            ),
            may(
                "vault",
                Type::Set,
                "none",
                "cells of which it goes over one unbroken run in its way, to end right behind it",
            ),
            may("at_most", Type::Number, "no limit", "how many cells it enters at most"),
            may("short_by", Type::Number, "0", "how many cells it stops short of where it would"),
            TEXT,
            MARK,
        ],
        Type::Moves,
        "A stack goes along a line.",
        "slide { from = own * kind \"rook\", to = empty + theirs }",
    ),
    fields(
        "hop",
        Op::Hop,
        &[FROM, WAYS, must("over", Type::Set, "over which cells"), TO, ONTO, TEXT, MARK],
        Type::Moves,
        "A stack goes over a neighbour to the cell behind.",
        "hop { from = own, over = theirs }:also(capture(taken))",
    ),
    fields(
        "jump",
        Op::Jump,
        &[
            FROM,
            WAYS,
            must("distance", Type::Number, "how many steps; may speak about the stack and its line"),
            may("over", Type::Set, "all", "over which cells"),
            TO,
            ONTO,
            TEXT,
            MARK,
        ],
        Type::Moves,
        "A stack goes a given number of steps in a straight line.",
        "jump { from = stacking.movable, distance = height, onto = occupied }",
    ),
    fields(
        "leap",
        Op::Leap,
        &[
            FROM,
            may(
                "by",
                Type::List(&Type::List(&Type::DirectionName)),
                "anywhere",
                "the ways it may take, each a list of steps; what stands on them does not matter",
            ),
            TO,
            ONTO,
            TEXT,
            MARK,
        ],
        Type::Moves,
        "A stack goes straight to another cell, whatever lies between.",
        "leap { from = own * kind \"knight\", by = { { \"n\", \"n\", \"e\" } }, to = empty + theirs }",
    ),
    fields(
        "push",
        Op::Push,
        &[WHICH, TOGETHER, may("onto", Type::Set, "empty", "where the furthest piece may end"), TEXT, MARK],
        Type::Moves,
        "A piece of the hand is pushed in from the rim; the unbroken run before it moves on one step.",
        "push { piece = \"basic\" }",
    ),
    fields(
        "flank",
        Op::Flank,
        &[
            WHICH,
            may("at", Type::Set, "empty", "where it may come"),
            must("over", Type::Set, "which cells may be enclosed"),
            must("against", Type::Set, "against which cells"),
            TOGETHER,
            TEXT,
            MARK,
        ],
        Type::Moves,
        "A piece comes where it encloses a straight line of cells against another.",
        "flank { over = theirs, against = own }:also(flip(taken))",
    ),
    fields(
        "take",
        Op::Take,
        &[
            must("length", Type::Number, "how many in a row"),
            must("of", Type::Set, "of which cells"),
            may(
                "exact",
                Type::Boolean,
                "false",
                "whether exactly `length` are taken, of a longer row whichever are chosen",
            ),
            may("along", Type::Set, "the same cells", "what extends a row"),
            may("spare", Type::Set, "none", "which cells of a row may be left standing"),
            may(
                "once",
                Type::VariableName,
                "asked about again",
                "where it is kept which rows are dealt with: an `each_line`",
            ),
            may(
                "fate",
                Type::Text,
                "taken",
                "what becomes of the pieces: `taken`, `captured`, `returned` or `out`",
            ),
            TEXT,
            MARK,
        ],
        Type::Moves,
        "A row is taken with all that directly extends it: own pieces go back to the hand, others are captured.",
        "take { length = 4, of = own, along = occupied }",
    ),
    fields(
        "choose",
        Op::Choose,
        &[must("from", Type::Set, "which cells"), TEXT, MARK],
        Type::Moves,
        "A cell is chosen.",
        "choose { from = own }",
    ),
    fields(
        "bid",
        Op::Bid,
        &[
            may(
                "listed",
                Type::Integer,
                "20",
                "up to which number bids are listed; higher ones are open as well",
            ),
            TEXT,
        ],
        Type::Moves,
        "A number from 1 up is bid; where anyone decides, any player may, and `me` is who does.",
        "bid {}:only(number_bid:less_than(var \"bid\"))",
    ),
    call(
        "say",
        Op::Say,
        &[must("word", Type::Text, "the word")],
        Type::Moves,
        "A word is said.",
        "say \"end\"",
    ),
    call(
        "first",
        Op::First,
        &[must("moves", Type::List(&Type::Moves), "the moves, the most urgent first")],
        Type::Moves,
        "The decisions of the first that has any.",
        "first { place { piece = \"red\" }, place {} }",
    ),
];

/// What may be said of moves.
pub(super) const METHODS: &[Method] = &[
    Method {
        of: &[Type::Moves],
        word: call(
            "only",
            Op::Only,
            &[must("condition", Type::Condition, "may speak about the decision")],
            Type::Moves,
            "Those decisions for which a condition holds.",
            "slide { from = own }:only(distance:at_most(2))",
        ),
    },
    Method {
        of: &[Type::Moves],
        word: call(
            "also",
            Op::Also,
            &[must("action", Type::Action, "what happens besides")],
            Type::Moves,
            "The same decisions, after which something else happens too.",
            "hop { over = theirs }:also(capture(taken))",
        ),
    },
    Method {
        of: &[Type::Moves, Type::Action, Type::Flow],
        word: call(
            "when",
            Op::When,
            &[must("condition", Type::Condition, "when")],
            Type::Rule,
            "Only if a condition holds.",
            "win:when(line(3, own))",
        ),
    },
];
