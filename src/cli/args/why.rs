use super::Looking;
use clap::Args;

/// What `why` takes.
#[derive(Clone, Debug, Args)]
pub struct WhyArgs {
    /// The position.
    #[command(flatten)]
    pub looking: Looking,
    /// The move that is asked about
    #[arg(long = "move", value_name = "TEXT", required_unless_present = "cases")]
    pub text: Option<String>,
}
