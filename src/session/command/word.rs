/// The commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the table says what each does")]
pub enum Word {
    Board,
    Moves,
    Why,
    Rules,
    Undo,
    Redo,
    Goto,
    History,
    Position,
    Hash,
    Perft,
    Playouts,
    Solve,
    Random,
    Save,
    Load,
    Reload,
    Accept,
    Set,
    Variant,
    Lua,
    New,
    Quit,
    Help,
}
