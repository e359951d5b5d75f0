use super::Looking;
use super::count::count;
use clap::Args;

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
}
