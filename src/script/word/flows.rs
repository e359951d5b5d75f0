//! Words that say how play goes on.

use super::word::{Form, call, must, value};
use super::{Method, Op, Param, Type, Word};

const WHO: &[Param] = &[must("who", Type::Who, "which player")];
const PHASE: &[Param] = &[must("phase", Type::PhaseName, "the phase's name")];

/// The words that give courses of play.
pub(super) const WORDS: &[Word] = &[
    call(
        "go",
        Op::Go,
        PHASE,
        Type::Flow,
        "The turn is complete; the next player's begins in a phase.",
        "go \"stacking\":by \"white\"",
    ),
    call("follow", Op::Follow, PHASE, Type::Flow, "The turn goes on in a phase.", "follow \"taking\""),
    value(
        "pass",
        Op::Pass,
        Type::Flow,
        "Who cannot decide passes, if another player can; else the game ends by the score.",
        "stacking.blocked = pass",
    ),
    Word {
        name: "win",
        op: Op::Win,
        form: Form::ValueOrCall(WHO),
        result: Type::Flow,
        says: "Who decides wins, or the player named.",
        example: "win:when(line(3, own))",
    },
    Word {
        name: "lose",
        op: Op::Lose,
        form: Form::ValueOrCall(WHO),
        result: Type::Flow,
        says: "Who decides loses, or the player named.",
        example: "lose \"next\":when(none(theirs))",
    },
    value("draw", Op::Draw, Type::Flow, "Nobody wins.", "draw:when(none(empty))"),
    value(
        "score",
        Op::Score,
        Type::Flow,
        "The highest score wins; nobody does if all are equal.",
        "score:when(none(empty))",
    ),
    value(
        "share",
        Op::Share,
        Type::Flow,
        "The highest score wins, and all who have it share the win.",
        "share:when(none(empty))",
    ),
    value("same", Op::Same, Type::Turn, "The same player's turn again.", "go \"play\":by(same)"),
];

const TURN: Type = Type::OneOf(&[Type::Turn, Type::Who, Type::Number]);

/// What may be said of courses of play.
pub(super) const METHODS: &[Method] = &[Method {
    of: &[Type::Flow],
    word: call(
        "by",
        Op::By,
        &[must("who", TURN, "a player's name, `next`, `same`, or a variable with a player's number")],
        Type::Flow,
        "Whose turn it becomes.",
        "go \"stacking\":by \"white\"",
    ),
}];
