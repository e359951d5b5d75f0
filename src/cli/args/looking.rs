use super::Standing;
use super::count::threads;
use clap::Args;
use std::num::NonZeroUsize;

/// Which position of which game is looked at, and how it is answered.
#[derive(Clone, Debug, Default, Args)]
pub struct Looking {
    /// Which position.
    #[command(flatten)]
    pub standing: Standing,
    /// How many threads work [default: one for each processor]
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<NonZeroUsize>,
    /// Answer as JSON, one line for each answer
    #[arg(long)]
    pub json: bool,
    /// Answer many inputs, one JSON object a line, from a file or `-` for the pipe
    #[arg(long, value_name = "FILE")]
    pub cases: Option<String>,
}
