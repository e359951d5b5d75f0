use super::{Completion, Entry, Word};

const fn entry(
    word: Word,
    name: &'static str,
    arguments: &'static str,
    completion: Completion,
    help: &'static str,
) -> Entry {
    Entry { word, name, arguments, help, completion, takes_line: matches!(word, Word::Lua) }
}

/// Every command, in the order of the help.
pub const TABLE: &[Entry] = &[
    entry(Word::Board, "board", "[CELL]", Completion::Cells, "draw the board, or say what lies on a cell"),
    entry(
        Word::Moves,
        "moves",
        "[TEXT]",
        Completion::Moves,
        "show what may be played, or what of it holds TEXT",
    ),
    entry(Word::Why, "why", "MOVE", Completion::Moves, "say whether a move is legal, and which rule says so"),
    entry(Word::Rules, "rules", "[TEXT]", Completion::Nothing, "show the rules, or those that hold TEXT"),
    entry(Word::Undo, "undo", "[N]", Completion::Nothing, "take back the last decision, or N of them"),
    entry(Word::Redo, "redo", "[N]", Completion::Nothing, "make anew what was taken back"),
    entry(Word::Goto, "goto", "PLY", Completion::Nothing, "go to the position after so many turns"),
    entry(
        Word::Step,
        "step",
        "[N|back]",
        Completion::Nothing,
        "go over the next effect of a decision, back over the last, or after its first N",
    ),
    entry(
        Word::Diff,
        "diff",
        "PLY [PLY]",
        Completion::Nothing,
        "show what differs after so many turns, from now or from another time",
    ),
    entry(
        Word::Watch,
        "watch",
        "[CELL|off]",
        Completion::Cells,
        "tell whenever a cell changes; off: no longer, `off CELL`: not that one",
    ),
    entry(
        Word::Break,
        "break",
        "[RULE|off]",
        Completion::Rules,
        "tell when a rule decides something, and stop `:random` there; off as for `:watch`",
    ),
    entry(Word::History, "history", "", Completion::Nothing, "show what was played"),
    entry(
        Word::Position,
        "position",
        "[TEXT]",
        Completion::Nothing,
        "write the position as one line, or set up another",
    ),
    entry(Word::Hash, "hash", "", Completion::Nothing, "write the hash of the position"),
    entry(Word::Perft, "perft", "N", Completion::Nothing, "count the ways in which N turns can be played"),
    entry(Word::Playouts, "playouts", "[N]", Completion::Nothing, "play N random games from here"),
    entry(Word::Solve, "solve", "[SECONDS]", Completion::Nothing, "find the shortest way to win from here"),
    entry(Word::Random, "random", "[N]", Completion::Nothing, "play one decision at random, or N of them"),
    entry(Word::Save, "save", "FILE", Completion::Files, "write the record of the game"),
    entry(Word::Svg, "svg", "FILE", Completion::Files, "draw the board into a file, `.svg` or `.png`"),
    entry(Word::Load, "load", "FILE[#ID]", Completion::Files, "go on with a recorded game"),
    entry(Word::Reload, "reload", "", Completion::Nothing, "read the scripts again and keep the game"),
    entry(
        Word::Accept,
        "accept",
        "",
        Completion::Nothing,
        "take new rules that do not allow the game so far, up to the move that they do not allow",
    ),
    entry(
        Word::Set,
        "set",
        "[KEY VALUE]",
        Completion::Options,
        "show the options, or change one and keep the game",
    ),
    entry(
        Word::Variant,
        "variant",
        "[NAME]",
        Completion::Variants,
        "lay a house rule over the game and keep it; none: take them off",
    ),
    entry(
        Word::Lua,
        "lua",
        "EXPRESSION",
        Completion::Nothing,
        "ask an expression of the rules about the position",
    ),
    entry(Word::New, "new", "", Completion::Nothing, "begin again"),
    entry(Word::Quit, "quit", "", Completion::Nothing, "leave (so does Ctrl-D)"),
    entry(Word::Help, "help", "[COMMAND]", Completion::Commands, "show the commands, or what one does"),
];
