use super::Answer;
use crate::cli::show;
use crate::cli::streams::Streams;

impl Answer {
    /// The answer as a person reads it, in lines that there is room for where words allow.
    pub fn text(&self, streams: &Streams) -> String {
        let width = streams.width;
        match self {
            Answer::Moves(answer) => show::moves(answer, streams.sentence, width),
            Answer::Why(answer) => show::why(answer, streams.sentence),
            Answer::Perft(answer) => show::perft(answer, width),
            Answer::Playouts(answer) => show::playouts(answer, streams.sentence, width, streams.ascii),
            Answer::Solve(answer) => show::solve(answer, width),
            Answer::Replay(replayed) => show::replay("", &replayed.answer, width),
        }
    }
}
