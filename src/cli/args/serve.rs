use super::Standing;
use super::count::number;
use clap::Args;
use std::path::PathBuf;

/// What `serve` takes.
#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// The position that the game begins in.
    #[command(flatten)]
    pub standing: Standing,
    /// Listen on this port; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number::<u16>, allow_negative_numbers = true)]
    pub port: u16,
    /// Listen on this address or name; any but the default lets other machines play too
    #[arg(long, value_name = "HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Open the page in a browser
    #[arg(long)]
    pub open: bool,
    /// Write the record to this file as it grows
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Run the timer of the game, for so many seconds [default: 60]; then the move `time` is made
    #[arg(long, value_name = "SECONDS", num_args = 0..=1, default_missing_value = "60")]
    pub timer: Option<u64>,
    /// Let the program play for a player, such as `black=random`; may be repeated
    #[arg(long, value_name = "PLAYER=BOT")]
    pub bot: Vec<String>,
    /// Tell the address as one line of JSON
    #[arg(long)]
    pub json: bool,
}
