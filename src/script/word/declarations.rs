//! Words that declare games, and the keys of what they declare.

use super::word::{call, fields, may, must};
use super::{Method, Op, Param, Type, Word};

const TEXTS: Type = Type::OneOf(&[Type::Text, Type::PerPlayer(&Type::Text)]);
const START: Type = Type::OneOf(&[Type::Integer, Type::EachNumber]);
pub(super) const VALUE: Type = Type::OneOf(&[Type::Boolean, Type::Integer, Type::Text]);
const KINDS: Type = Type::OneOf(&[Type::PieceKind, Type::List(&Type::PieceKind)]);
const NAME: Param = must("name", Type::Text, "its name");

/// The words that declare.
pub(super) const WORDS: &[Word] = &[
    call(
        "game",
        Op::Game,
        &[NAME],
        Type::Function,
        "Declares a game: `game \"name\" { ... }`.",
        "local stackers = game \"stackers\" { ... }",
    ),
    call(
        "option",
        Op::Option,
        &[NAME, must("declared", Type::Map(&Type::Any), "its default, range or choices, and what it does")],
        Type::Any,
        "Declares something that whoever plays may set, and gives the value in force.",
        "local size = option(\"size\", { default = 4, min = 2, max = 9, help = \"side of the hexagon\" })",
    ),
    call(
        "lot",
        Op::Lot,
        &[NAME, must("from", Type::List(&Type::Text), "what it is drawn from")],
        Type::Text,
        "Draws something by lot before the game begins, and gives it. A record says what was drawn in its first decision: `NAME VALUE`.",
        "local side = lot(\"side\", { \"left\", \"right\" })",
    ),
    call(
        "lines_of",
        Op::LinesOf,
        &[must("option", Type::Text, "the option that names the file")],
        Type::List(&Type::Text),
        "The lines of a text file that whoever plays names by an option.",
        "for number, line in ipairs(lines_of \"drawing\") do end",
    ),
    fields(
        "refuse",
        Op::Refuse,
        &[
            must("because", Type::Text, "why"),
            may("option", Type::Text, "the house rule", "the option whose value cannot be"),
            may("names", Type::List(&Type::Text), "none", "what could have been meant"),
            may("line", Type::Integer, "none", "the line of the file that the option names"),
            may("column", Type::Integer, "the whole line", "where in that line, in letters from 1"),
            may("length", Type::Integer, "1", "how many letters from there"),
        ],
        Type::Nothing,
        "Ends loading: a value of an option, or a house rule, does not fit.",
        "refuse { option = \"target\", because = \"there is no such target\", names = { \"vortex\" } }",
    ),
    call(
        "each_line",
        Op::EachLine,
        &[must("start", Type::Integer, "the number that all begin with")],
        Type::EachNumber,
        "In `variables`, a number for each line of the board.",
        "variables = { dealt = each_line(0) }",
    ),
    call(
        "each_piece",
        Op::EachPiece,
        &[must("start", Type::Integer, "the number that all begin with")],
        Type::EachNumber,
        "In `variables`, a number for each type of piece.",
        "variables = { heading = each_piece(-1) }",
    ),
    call(
        "counter",
        Op::Counter,
        &[must("start", Type::Integer, "the number that it begins with")],
        Type::EachNumber,
        "In `variables`, a number that makes no difference to `repetitions`, such as moves since the last capture.",
        "variables = { quiet = counter(0) }",
    ),
    call(
        "require",
        Op::Require,
        &[must("name", Type::Text, "a game, or a script of the rules folder")],
        Type::Any,
        "What another script of the rules folder returns: a game to vary, or a table.",
        "local house = require(\"stackers\"):variant \"enclosed_may_move\" {}",
    ),
];

/// What may be done with a game.
pub(super) const METHODS: &[Method] = &[
    Method {
        of: &[Type::Game],
        word: call(
            "phase",
            Op::GamePhase,
            &[NAME],
            Type::Phase,
            "A phase of the game; the first one named begins.",
            "local stacking = stackers:phase \"stacking\"",
        ),
    },
    Method {
        of: &[Type::Game],
        word: call(
            "variant",
            Op::GameVariant,
            &[NAME],
            Type::Function,
            "Declares a variant: `game:variant \"name\" { ... }`.",
            "require(\"stackers\"):variant \"enclosed_may_move\" {}",
        ),
    },
];

const PLAYERS: Param = must("players", Type::List(&Type::Text), "their names, in the order of their turns");
const PIECES: Param = must(
    "pieces",
    Type::Map(&TEXTS),
    "for each kind the letter it is written with, or one for each owner; a kind called like a player is his",
);
const BOARD: Param = must("board", Type::Board, "where it is played");
const TITLE: Param = must("title", Type::Text, "what it is called");
const HANDS: Param = may(
    "hands",
    Type::PerPlayer(&Type::Map(&Type::Integer)),
    "pieces without end",
    "for each player how many of each kind",
);
const SUPPLY: Param = may(
    "supply",
    Type::Map(&Type::Integer),
    "what begins in hands and on the board, if there are hands",
    "for each kind how many pieces there are at most",
);
const ALIAS: Param = may(
    "alias",
    Type::Record(ALIAS_KEYS),
    "none",
    "how positions are called elsewhere, such as an id of a puzzle",
);
const STACKS: Param = may(
    "start",
    Type::Map(&Type::Text),
    "an empty board",
    "for each cell the letters of its stack, bottom to top",
);
const VARIABLES: Param = may(
    "variables",
    Type::Map(&START),
    "none",
    "for each name the number it begins with, `each(number)`, `each_piece(number)`, `each_line(number)` or `counter(number)`",
);
const SHOWN: Param = may(
    "shown",
    Type::List(&Type::Text),
    "none",
    "the variables that are told beside the board, unless they are 0",
);
const LOOKS: Param = may(
    "looks",
    Type::Map(&TEXTS),
    "discs in the colour of their owner, with their letter",
    "for each kind of piece or region how it is drawn in pictures, or one look for each owner: an outline (`disc`, `ring`, `square`, `diamond`, `triangle`, `hexagon`, `star`, `cross`), a colour by its name or as `#rrggbb`, `unlettered`",
);
const SYMMETRIC: Param = may(
    "symmetric",
    Type::OneOf(&[Type::Boolean, Type::Map(&Type::CellName)]),
    "nothing is claimed",
    "whether turning and mirroring the board makes no difference, or only where one cell goes to another: \
     `{ a1 = \"h1\" }`; `check` holds the rules to it",
);
const GRAMMAR: Param =
    may("grammar", Type::Text, "none", "the grammar of its notation, by the name of its file");
const NOTATION: Param = may("notation", Type::Text, "none", "grammar rules of its notation");

const fn optional(param: Param) -> Param {
    Param { without: Some("as its parent"), ..param }
}

/// The keys of a game's table.
pub const GAME_KEYS: &[Param] = &[
    TITLE, PLAYERS, PIECES, BOARD, HANDS, SUPPLY, STACKS, VARIABLES, SHOWN, LOOKS, SYMMETRIC, ALIAS, GRAMMAR,
    NOTATION,
];

/// The keys of a variant's table.
pub const VARIANT_KEYS: &[Param] = &[
    optional(TITLE),
    optional(PLAYERS),
    optional(PIECES),
    optional(BOARD),
    optional(HANDS),
    optional(SUPPLY),
    optional(STACKS),
    optional(VARIABLES),
    optional(SHOWN),
    optional(LOOKS),
    optional(SYMMETRIC),
    optional(ALIAS),
    optional(GRAMMAR),
    optional(NOTATION),
    may("options", Type::Map(&VALUE), "as its parent", "other defaults of its parent's options"),
];

/// The keys of what turns a slide aside.
pub const DEFLECTOR_KEYS: &[Param] = &[
    must("at", Type::CellName, "the cell"),
    must(
        "turns",
        Type::Map(&Type::DirectionName),
        "for each direction in which a piece enters, the one in which it goes on",
    ),
    may("passes", KINDS, "none", "the kinds of piece that pass straight through"),
];

/// The keys of how positions are called elsewhere.
pub const ALIAS_KEYS: &[Param] = &[
    must(
        "text",
        Type::Text,
        "kinds of pieces in braces are written by their cells, such as `{king}+{queen}`",
    ),
    may("cells", Type::Map(&Type::Text), "their names", "what stands for each cell"),
];

/// The keys of an option's table.
pub const OPTION_KEYS: &[Param] = &[
    must("default", VALUE, "its value unless set"),
    may("min", Type::Integer, "no limit", "the smallest"),
    may("max", Type::Integer, "no limit", "the largest"),
    may("choices", Type::List(&Type::Text), "any text", "the words it may be"),
    may("help", Type::Text, "nothing", "what it does, in a sentence"),
];

/// The rules of a phase that have a fixed meaning.
pub const PHASE_SLOTS: &[Param] = &[
    may("who", Type::Text, "mover", "who decides: `mover`, `other`, `anyone`, `chance` or a player's name"),
    must("moves", Type::Moves, "which decisions are open"),
    may("besides", Type::Moves, "none", "which decisions anyone may make besides, whoever decides"),
    may("after", Type::Action, "nothing", "what happens after each decision"),
    may("start", Type::Flow, "nothing", "what is looked at before anybody decides"),
    may("next", Type::Flow, "the next player's turn in the same phase", "how it goes on after a decision"),
    may("blocked", Type::Flow, "lose", "how it goes on if no decision is open"),
    may("fits", Type::Condition, "always", "what must hold for a position to be in this phase"),
];

/// The rules of a game that have a fixed meaning.
pub const GAME_SLOTS: &[Param] = &[
    may("score", Type::Number, "none", "each player's score"),
    may("marked", Type::Set, "none", "which cells the board shows to be sought"),
    may("fits", Type::Condition, "always", "what must hold of every position, whatever phase it is in"),
];
