use super::Worker;
use super::watch::Watch;
use crate::analysis::solve::SolveJob;
use crate::cli::case::Case;
use crate::diagnostic::Diagnostic;
use crate::session::Session;
use crate::session::answer::SolveAnswer;

/// Looks for the shortest way to win.
///
/// # Errors
/// If the game is not one that a player solves alone, or a rule fails.
pub(super) fn solve(worker: &Worker, session: &Session, case: &Case) -> Result<SolveAnswer, Diagnostic> {
    let job = SolveJob {
        max_depth: case.max_depth,
        time_limit: case.time_limit,
        memory: case.memory.unwrap_or(SolveJob::MEMORY),
        all: case.all,
        plainly: case.plainly,
    };
    let watch = Watch::start(worker.alone);
    session.solve(&job, worker.work, || watch.read())
}
