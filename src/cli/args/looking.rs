use super::Naming;
use super::count::{number, threads};
use clap::Args;
use std::num::NonZeroUsize;

/// Which position of which game is looked at, and how it is answered.
#[derive(Clone, Debug, Default, Args)]
pub struct Looking {
    /// Which game.
    #[command(flatten)]
    pub naming: Naming,
    /// Begin in this position, such as `turn=white a1=W b1=BW`
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Play these moves first
    #[arg(long, value_name = "TEXT")]
    pub moves: Option<String>,
    /// Begin at the end of a recorded game; `#3` is the third of the file, `#ID` the one of that id
    #[arg(long, value_name = "FILE[#ID]")]
    pub record: Option<String>,
    /// Where chance begins; the same number gives the same games [default: 0]
    #[arg(long, value_name = "N", value_parser = number::<u64>, allow_negative_numbers = true)]
    pub seed: Option<u64>,
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
