use super::Setting;
use clap::Args;
use std::path::PathBuf;

/// Which game, with which options and house rules.
#[derive(Clone, Debug, Default, Args)]
pub struct Naming {
    /// A game, a variant (`GAME/VARIANT`), or the path of a script
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// Set an option that the game declares; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Lay a house rule over the game; may be repeated
    #[arg(long, value_name = "VARIANT")]
    pub with: Vec<String>,
    /// Look for games in this folder first
    #[arg(long, value_name = "DIR")]
    pub rules: Option<PathBuf>,
}
