use super::{Command, Limit};
use clap::Parser;

/// The workbench for board-game rules.
///
/// A game is a short Lua script, a house rule is a script that changes one rule of it. Play it, ask why a
/// move is illegal, count its positions, replay records, see what a house rule does.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "houserule",
    version,
    after_help = "houserule list            the games that are there\n\
                  houserule play GAME       play one\n\
                  houserule help COMMAND    what a command does, with its options"
)]
pub struct Program {
    /// Draw boards in ASCII letters only
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Stop scripts sooner or later; may be repeated: time (seconds), memory (MB), rounds (of loops and calls), calls
    /// (inside each other), text (bytes), depth (of rules), steps (of rules), moves (open at once), effects (of a
    /// decision), forced (decisions in a row), turns (of a game)
    #[arg(long, global = true, value_name = "NAME=VALUE")]
    pub limit: Vec<Limit>,
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}
