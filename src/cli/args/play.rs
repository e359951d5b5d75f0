use super::Looking;
use clap::Args;
use std::path::PathBuf;

/// What `play` takes.
#[derive(Clone, Debug, Args)]
pub struct PlayArgs {
    /// The position that the game begins in.
    #[command(flatten)]
    pub looking: Looking,
    /// Read moves and commands from a file instead of the prompt
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// Play these moves and commands, such as `a1b2 :moves`, then leave; may be repeated
    #[arg(short, value_name = "TEXT")]
    pub commands: Vec<String>,
    /// Write the record to this file as it grows
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Stop at the first error
    #[arg(long)]
    pub bail: bool,
    /// How long the timer of the game runs at the prompt; then the move `time` is made
    #[arg(long, value_name = "SECONDS")]
    pub timer: Option<u64>,
    /// Let the program play for a player, such as `black=random`; may be repeated
    #[arg(long, value_name = "PLAYER=BOT")]
    pub bot: Vec<String>,
}
