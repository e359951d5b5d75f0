use super::count::seconds;
use clap::Args;
use std::time::Duration;

/// How long a command may take.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Patience {
    /// Stop after so many seconds and say what is known
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub time_limit: Option<Duration>,
}
