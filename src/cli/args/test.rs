use clap::Args;
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
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as JSON, one line a test
    #[arg(long)]
    pub json: bool,
}
