use super::Answer;
use crate::cli::show;

impl Answer {
    /// The answer as a person reads it, in lines of at most so many columns where words allow.
    pub fn text(&self, width: usize) -> String {
        match self {
            Answer::Moves(answer) => show::moves(answer, width),
            Answer::Why(answer) => show::why(answer),
            Answer::Perft(answer) => show::perft(answer, width),
            Answer::Playouts(answer) => show::playouts(answer, width),
            Answer::Solve(answer) => show::solve(answer, width),
            Answer::Replay(replayed) => show::replay("", &replayed.answer, width),
        }
    }
}
