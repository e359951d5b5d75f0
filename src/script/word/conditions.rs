//! Words that say whether.

use super::word::{call, fields, must, value};
use super::{Op, Type, Word};

const PARTS: &[super::Param] = &[must("conditions", Type::List(&Type::Condition), "the conditions")];

/// The words that give conditions.
pub(super) const WORDS: &[Word] = &[
    call(
        "some",
        Op::Some,
        &[must("set", Type::Set, "the cells")],
        Type::Condition,
        "Whether a set has a cell.",
        "some(own * region \"north\")",
    ),
    call(
        "none",
        Op::None,
        &[must("set", Type::Set, "the cells")],
        Type::Condition,
        "Whether a set has no cell.",
        "none(theirs)",
    ),
    call(
        "in_set",
        Op::InSet,
        &[must("set", Type::Set, "the cells")],
        Type::Condition,
        "Whether the cell in question, or else the cell that the decision ends on, is in a set.",
        "slide { from = own }:only(in_set(region \"edge\"))",
    ),
    call(
        "line",
        Op::Line,
        &[must("length", Type::Number, "how many in a row"), must("set", Type::Set, "of which cells")],
        Type::Condition,
        "Whether a straight unbroken run of at least so many cells of a set is there.",
        "win:when(line(3, own))",
    ),
    fields(
        "connects",
        Op::Connects,
        &[
            must("of", Type::Set, "where the chain runs"),
            must("from", Type::Set, "where it begins"),
            must("to", Type::Set, "where it ends"),
        ],
        Type::Condition,
        "Whether a chain of neighbours leads from one set to another.",
        "connects { of = own, from = region \"north\", to = region \"south\" }",
    ),
    call(
        "can",
        Op::Can,
        &[must("moves", Type::Moves, "the moves")],
        Type::Condition,
        "Whether who decides would have such a decision.",
        "can(stacking.moves)",
    ),
    call(
        "all_of",
        Op::AllOf,
        PARTS,
        Type::Condition,
        "Whether all hold.",
        "all_of { some(own), none(theirs) }",
    ),
    call(
        "any_of",
        Op::AnyOf,
        PARTS,
        Type::Condition,
        "Whether at least one holds.",
        "any_of { none(own), hand():is(0) }",
    ),
    value("always", Op::Always, Type::Condition, "Holds always.", "win:when(always)"),
    value("never", Op::Never, Type::Condition, "Holds never.", "house.phases.play.fits = never"),
    call(
        "condition",
        Op::Condition,
        &[must(
            "test",
            Type::Function,
            "`function(game, pos, decision)` that answers `true`, or `false` and why not",
        )],
        Type::Condition,
        "What a function answers.",
        "condition(function(game, pos) return pos.ply > 3 end)",
    ),
];
