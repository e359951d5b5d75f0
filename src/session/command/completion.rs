/// What completes the argument of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completion {
    /// Nothing.
    Nothing,
    /// The open decisions.
    Moves,
    /// The cells of the board.
    Cells,
    /// The rules of the game.
    Rules,
    /// The names of the commands.
    Commands,
    /// The options of the game.
    Options,
    /// The variants of the game.
    Variants,
    /// Files.
    Files,
}
