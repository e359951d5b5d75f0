use clap::Args;
use std::path::PathBuf;

/// What `new` takes.
#[derive(Clone, Debug, Args)]
pub struct NewArgs {
    /// How it is to be called, such as `long_rows`
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Make it a variant of this game
    #[arg(long, value_name = "GAME")]
    pub from: Option<String>,
    /// Put it into this folder [default: rules]
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
    /// Answer as one line of JSON
    #[arg(long)]
    pub json: bool,
}
