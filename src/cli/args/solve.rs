use super::Looking;
use super::count::{megabytes, number, seconds};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// What `solve` takes.
#[derive(Clone, Debug, Args)]
pub struct SolveArgs {
    /// The position.
    #[command(flatten)]
    pub looking: Looking,
    /// Look for no solution of more decisions
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_negative_numbers = true)]
    pub max_depth: Option<u32>,
    /// Stop after so many seconds and say what is known
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
    /// Stop when so many megabytes are full and say what is known [default: 1024]
    #[arg(long, value_name = "MB", value_parser = megabytes, allow_negative_numbers = true)]
    pub memory: Option<usize>,
    /// Find all shortest solutions
    #[arg(long)]
    pub all: bool,
    /// Search position by position, even where the rules allow something faster
    #[arg(long)]
    pub plainly: bool,
    /// Draw how long the solutions of the cases are into this file
    #[arg(short, long, value_name = "FILE.svg or FILE.png", requires = "cases")]
    pub output: Option<PathBuf>,
}
