use super::Naming;
use super::count::number;
use clap::Args;

/// Which position of which game is looked at.
#[derive(Clone, Debug, Default, Args)]
pub struct Standing {
    /// Which game.
    #[command(flatten)]
    pub naming: Naming,
    /// Begin in this position, such as `turn=white a1=W b1=BW`
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Play these moves first
    #[arg(long, value_name = "TEXT")]
    pub moves: Option<String>,
    /// Begin at the end of a recorded game; `#3` is the third of the file, `#ID` the one of that id
    #[arg(long, value_name = "FILE[#ID]")]
    pub record: Option<String>,
    /// Where chance begins; the same number gives the same games [default: 0]
    #[arg(long, value_name = "N", value_parser = number::<u64>, allow_negative_numbers = true)]
    pub seed: Option<u64>,
}
