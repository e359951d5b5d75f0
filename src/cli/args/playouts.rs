use super::count::{count, megabytes};
use super::{Looking, Patience};
use clap::Args;
use std::path::PathBuf;

/// What `playouts` takes.
#[derive(Clone, Debug, Args)]
pub struct PlayoutsArgs {
    /// The position that every game begins in.
    #[command(flatten)]
    pub looking: Looking,
    /// How many games [default: 1000]
    #[arg(short, long = "n", value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub n: Option<u64>,
    /// Stop a game that is not over after so many turns [default: 1000]
    #[arg(long, value_name = "P", value_parser = count, allow_negative_numbers = true)]
    pub max_plies: Option<u64>,
    /// Draw outcomes, lengths and open decisions into this file
    #[arg(short, long, value_name = "FILE.svg or FILE.png", conflicts_with = "cases")]
    pub output: Option<PathBuf>,
    /// Stop when the scripts of all threads together fill so many megabytes [default: 256 for each]
    #[arg(long, value_name = "MB", value_parser = megabytes, allow_negative_numbers = true)]
    pub memory: Option<usize>,
    /// How long it may take.
    #[command(flatten)]
    pub patience: Patience,
}
