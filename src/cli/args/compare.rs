use super::Setting;
use super::count::{count, number, seconds};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

/// What `compare` takes.
#[derive(Clone, Debug, Args)]
pub struct CompareArgs {
    /// The first ruleset: a game, a variant (`GAME/VARIANT`), or the path of a script
    #[arg(value_name = "A")]
    pub first: String,
    /// The second [default: the first, with what `--with` lays over it]
    #[arg(value_name = "B", required_unless_present = "with")]
    pub second: Option<String>,
    /// Set an option of both; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Lay a house rule over the second; may be repeated
    #[arg(long, value_name = "VARIANT")]
    pub with: Vec<String>,
    /// Begin in this position, such as `turn=white a1=W b1=BW`
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Play these moves first
    #[arg(long, value_name = "TEXT")]
    pub moves: Option<String>,
    /// Look at games of so many decisions at most, shorter ones first [default: 100]
    #[arg(long, value_name = "N", value_parser = number::<u32>)]
    pub max_depth: Option<u32>,
    /// Look at so many positions before random games are played [default: 20k]
    #[arg(long, value_name = "N", value_parser = count)]
    pub max_positions: Option<u64>,
    /// How many random games: 1000 to find a difference, 4000 to see what it does, unless said otherwise; and how many
    /// boards of puzzles, else 100
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<u64>,
    /// Stop a game that is not over after so many turns [default: 200]
    #[arg(long, value_name = "P", value_parser = count)]
    pub max_plies: Option<u64>,
    /// Stop after so many seconds and say what is known
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub time_limit: Option<Duration>,
    /// Where chance begins; the same number gives the same games [default: 0]
    #[arg(long, value_name = "N", value_parser = number::<u64>)]
    pub seed: Option<u64>,
    /// How many threads work [default: one for each processor]
    #[arg(long, value_name = "T")]
    pub threads: Option<NonZeroUsize>,
    /// Draw what the difference does to play into this file
    #[arg(short, long, value_name = "FILE.svg or FILE.png")]
    pub output: Option<PathBuf>,
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as one line of JSON
    #[arg(long)]
    pub json: bool,
}
