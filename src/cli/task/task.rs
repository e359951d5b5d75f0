use super::open::open;
use super::solve::solve;
use super::{Answer, Replayed, Worker, count, replay, why};
use crate::cli::case::Case;
use crate::diagnostic::Diagnostic;
use crate::session::answer::MovesAnswer;
use crate::session::file::Selected;

/// The commands that look at one game, and so can answer cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The open decisions.
    Moves,
    /// Whether a move is legal.
    Why,
    /// Counts.
    Perft,
    /// Random games.
    Playouts,
    /// Shortest solutions.
    Solve,
    /// A game that was played.
    Replay,
}

impl Task {
    /// Whether it may take long, and more than one thread.
    pub fn is_long(self) -> bool {
        matches!(self, Task::Perft | Task::Playouts | Task::Solve)
    }

    /// What the command answers to a case.
    ///
    /// # Errors
    /// Everything that is wrong with the case.
    pub fn answer(self, worker: &Worker, case: &Case) -> Result<Answer, Vec<Diagnostic>> {
        match self {
            Task::Moves => Ok(Answer::Moves(MovesAnswer::of(&open(worker, case)?)?)),
            Task::Why => Ok(Answer::Why(why::why(&mut open(worker, case)?, case)?)),
            Task::Perft => Ok(Answer::Perft(count::perft(worker, &open(worker, case)?, case)?)),
            Task::Playouts => Ok(Answer::Playouts(count::playouts(worker, &open(worker, case)?, case)?)),
            Task::Solve => Ok(Answer::Solve(solve(worker, &open(worker, case)?, case)?)),
            Task::Replay => replayed(worker, case),
        }
    }
}

/// Plays a record, or the moves of the case.
fn replayed(worker: &Worker, case: &Case) -> Result<Answer, Vec<Diagnostic>> {
    let Some(name) = &case.record else {
        let mut session = open(worker, case)?;
        if let Some(ply) = case.stop_at {
            session.go_to(ply);
        }
        return Ok(Answer::Replay(Replayed::session(&session, case.legal)?.into()));
    };
    let selected = Selected::find(name, |path| worker.file(path))?;
    let mut played = replay(worker, &selected, case)?;
    if let Some(cut) = selected.cut().filter(|_| played.error.is_none()) {
        // what it says of its end cannot hold
        played.contradictions.clear();
        played.error = Some(cut);
    }
    Ok(Answer::Replay(Replayed::record(&played, &selected, case)?.into()))
}
