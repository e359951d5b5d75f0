use super::count::{count, number};
use super::{Patience, Setting};
use clap::Args;
use std::path::PathBuf;

/// What `check` takes.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// Games or variants, or paths of scripts [default: all there are]
    #[arg(value_name = "GAME or PATH")]
    pub what: Vec<String>,
    /// Set an option that the games declare; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Lay a house rule over the games; may be repeated
    #[arg(long, value_name = "VARIANT")]
    pub with: Vec<String>,
    /// How many random games to play of each [default: 10]
    #[arg(short, long = "n", value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub n: Option<u64>,
    /// Stop a game that is not over after so many turns [default: 200]
    #[arg(long, value_name = "P", value_parser = count, allow_negative_numbers = true)]
    pub max_plies: Option<u64>,
    /// Where chance begins; the same number gives the same games [default: 0]
    #[arg(long, value_name = "N", value_parser = number::<u64>, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// How long it may take.
    #[command(flatten)]
    pub patience: Patience,
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as JSON, one line a game
    #[arg(long)]
    pub json: bool,
}
