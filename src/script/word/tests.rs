//! Words of rule tests, and the keys of what they declare.

use super::declarations::VALUE;
use super::word::{call, may, must};
use super::{Method, Op, Param, Type, Word};

/// The words of rule tests.
pub(super) const WORDS: &[Word] = &[call(
    "test",
    Op::Test,
    &[
        must("game", Type::Text, "a game or a variant, by its name or by the path of its script from here"),
        may("rules", Type::Record(TEST_KEYS), "as it is", "options that are set, house rules laid over it"),
    ],
    Type::Test,
    "The rule tests of a game, in a file whose name ends in `_test.lua`, beside the rules.",
    "local tests = test \"stackers\"",
)];

/// What may be done with the tests of a game.
pub(super) const METHODS: &[Method] = &[Method {
    of: &[Type::Test],
    word: call(
        "case",
        Op::TestCase,
        &[must("name", Type::Text, "the rule that is tested, in a few words")],
        Type::Function,
        "A test: `tests:case \"name\" { ... }` plays from a position and says what holds then.",
        "tests:case \"E5 an enclosed stack stays\" { position = \"a1=W\", refused = { a1b1 = \"E5\" } }",
    ),
}];

/// The keys of a rule test's rules.
pub const TEST_KEYS: &[Param] = &[
    may("set", Type::Map(&VALUE), "as the game declares them", "values of options"),
    may("with", Type::List(&Type::Text), "none", "house rules laid over the game, in order"),
];

const ENTRY: Type = Type::OneOf(&[Type::Text, Type::Integer]);
const AFTER: Type = Type::OneOf(&[Type::Text, Type::Map(&ENTRY)]);
const OPEN: Type = Type::OneOf(&[Type::Integer, Type::List(&Type::Text)]);
const OUTCOME: Type = Type::OneOf(&[Type::Text, Type::List(&Type::Text)]);
const UNASKED: &str = "not looked at";

/// The keys of a rule test: where it begins, what is played, and what holds then.
pub const CASE_KEYS: &[Param] = &[
    may("position", Type::Text, "the game's own start", "where it begins, such as `turn=white a1=W b1=BW`"),
    may(
        "board",
        Type::Text,
        "as `position` says",
        "what stands where at the beginning, drawn: a line for each row from the top, in it a stack, or `.`, for each cell",
    ),
    may("moves", Type::Text, "nothing", "what is played"),
    may("seed", Type::Integer, "0", "where chance begins"),
    may("accepted", Type::List(&Type::Text), UNASKED, "moves that are legal then"),
    may(
        "refused",
        Type::Map(&Type::Text),
        UNASKED,
        "moves that are not, each with why: the label of a rule such as `E5`, its name, or words of its sentence",
    ),
    may("open", OPEN, UNASKED, "all moves that are legal then, or how many there are"),
    may(
        "after",
        AFTER,
        UNASKED,
        "what holds then, as a position says it: `a1=WB b1=. turn=black hand.white=W3`, or as a table; `.` is nothing",
    ),
    may("board_after", Type::Text, UNASKED, "what stands where then, drawn as in `board`"),
    may("score", Type::PerPlayer(&Type::Integer), UNASKED, "the scores then"),
    may("outcome", OUTCOME, UNASKED, "who has won, `draw`, or `open` while the game goes on"),
    may(
        "perft",
        Type::List(&Type::Integer),
        UNASKED,
        "in how many ways play can go on then for 1 turn, for 2, and so on",
    ),
    may("laws", Type::Boolean, UNASKED, "whether every law of `check` is to be kept along the moves"),
];
