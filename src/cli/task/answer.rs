use super::Replayed;
use crate::cli::exit::Exit;
use crate::session::answer::{MovesAnswer, PerftAnswer, PlayoutsAnswer, SolveAnswer, WhyAnswer};
use serde::Serialize;

/// The answer to a case.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// Of `moves`.
    Moves(MovesAnswer),
    /// Of `why`.
    Why(WhyAnswer),
    /// Of `perft`.
    Perft(PerftAnswer),
    /// Of `playouts`.
    Playouts(PlayoutsAnswer),
    /// Of `solve`.
    Solve(SolveAnswer),
    /// Of `replay`.
    Replay(Box<Replayed>),
}

impl Answer {
    /// Whether it is all that was asked for, so that nothing is lost to who stops the work now.
    pub fn is_whole(&self) -> bool {
        !matches!(self, Answer::Playouts(_) | Answer::Solve(_))
    }

    /// How a run ends with this answer.
    pub fn exit(&self) -> Exit {
        match self {
            Answer::Moves(_) | Answer::Perft(_) | Answer::Playouts(_) => Exit::Good,
            Answer::Why(why) => Exit::good_if(why.legal),
            Answer::Solve(solved) if !solved.optimal => Exit::Limit,
            Answer::Solve(solved) => Exit::good_if(solved.solved),
            Answer::Replay(replayed) => replayed.exit(),
        }
    }
}
