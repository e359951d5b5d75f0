use super::count::number;
use super::{Looking, Patience};
use clap::Args;

/// What `perft` takes.
#[derive(Clone, Debug, Args)]
pub struct PerftArgs {
    /// The position.
    #[command(flatten)]
    pub looking: Looking,
    /// How many turns deep
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_negative_numbers = true, required_unless_present = "cases")]
    pub depth: Option<u32>,
    /// Count for each first decision apart
    #[arg(long)]
    pub divide: bool,
    /// Count the paths through distinct positions too
    #[arg(long)]
    pub unique: bool,
    /// How long it may take.
    #[command(flatten)]
    pub patience: Patience,
}
