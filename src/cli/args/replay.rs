use super::count::{number, threads};
use super::{Patience, Setting};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What `replay` takes.
#[derive(Clone, Debug, Args)]
pub struct ReplayArgs {
    /// Records, each with one game or more, or folders of them; `-` is the pipe
    #[arg(value_name = "FILE or DIR", required_unless_present = "cases")]
    pub files: Vec<String>,
    /// Add the decisions that are open at the end
    #[arg(long)]
    pub legal: bool,
    /// Stop after so many turns
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_negative_numbers = true)]
    pub stop_at: Option<u32>,
    /// Tell every turn, one line of JSON each
    #[arg(long)]
    pub plies: bool,
    /// Play by the rules of this game instead of the one recorded; needed where a record names none
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Play under this value of an option instead of the recorded one; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Lay a house rule over the recorded game, and tell by causes where games first differ; may be repeated
    #[arg(long, value_name = "VARIANT")]
    pub with: Vec<String>,
    /// How long it may take.
    #[command(flatten)]
    pub patience: Patience,
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// How many threads work [default: one for each processor]
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<NonZeroUsize>,
    /// Answer as JSON, one line a game
    #[arg(long)]
    pub json: bool,
    /// Answer many inputs, one JSON object a line, from a file or `-` for the pipe
    #[arg(long, value_name = "FILE")]
    pub cases: Option<String>,
}
