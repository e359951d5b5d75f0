use super::Patience;
use super::count::{count, number};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// What `test` takes.
#[derive(Clone, Debug, Args)]
pub struct TestArgs {
    /// A game with its variants, a file of rule tests, the script beside it, or a folder [default: all there are]
    #[arg(value_name = "GAME or PATH")]
    pub what: Vec<String>,
    /// Only tests in whose name, game or file this text stands
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// Tell which rules fired in the tests and in random games, or show it line by line in the scripts
    #[arg(
        long,
        value_name = "HOW",
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "table"
    )]
    pub coverage: Option<Manner>,
    /// How many random games of each game that is tested to play for the coverage [default: 0]
    #[arg(short, long = "n", value_name = "N", value_parser = count, requires = "coverage")]
    pub n: Option<u64>,
    /// Stop such a game that is not over after so many turns [default: 200]
    #[arg(long, value_name = "P", value_parser = count, requires = "coverage")]
    pub max_plies: Option<u64>,
    /// Where chance begins in them; the same number gives the same games [default: 0]
    #[arg(long, value_name = "N", value_parser = number::<u64>, requires = "coverage")]
    pub seed: Option<u64>,
    /// How long it may take.
    #[command(flatten)]
    pub patience: Patience,
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as JSON, one line a test
    #[arg(long)]
    pub json: bool,
}

/// How coverage is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Manner {
    /// Each rule with how often it fired, and where that can be seen
    Table,
    /// The scripts, with how often each line was reached
    Listing,
}
