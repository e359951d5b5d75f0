use super::Worker;
use super::open::request;
use super::watch::Watch;
use crate::analysis::{Branching, PerftJob, PlayoutsJob};
use crate::cli::case::Case;
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::Request;
use crate::session::Session;
use crate::session::answer::{PerftAnswer, PlayoutsAnswer};

/// Counts the ways in which play can go on.
///
/// # Errors
/// If the case names no depth, the user interrupts, or a rule fails.
pub(super) fn perft(worker: &Worker, session: &Session, case: &Case) -> Result<PerftAnswer, Diagnostic> {
    let Some(depth) = case.depth else {
        return Err(Diagnostic::new(Kind::Usage, "no depth is named").help("say `--depth N`"));
    };
    let job = PerftJob { depth, divide: case.divide, unique: case.unique };
    Ok(session.runner().perft(session.position(), job, worker.work)?.into())
}

/// Plays random games.
///
/// # Errors
/// If a rule fails.
pub(super) fn playouts(
    worker: &Worker,
    session: &Session,
    case: &Case,
) -> Result<PlayoutsAnswer, Diagnostic> {
    let seed = case.seed.unwrap_or(0);
    let most = case.max_plies.unwrap_or(Case::MAX_PLIES);
    let job = PlayoutsJob {
        games: case.n.unwrap_or(Case::GAMES),
        seed,
        max_plies: Some(u32::try_from(most).unwrap_or(u32::MAX)),
    };
    let watch = Watch::start(worker.alone);
    let result = session.runner().playouts(session.position(), job, worker.work).map_err(|error| {
        let request = request(case).unwrap_or_else(|_| Request::game(session.game().name.as_str()));
        session.fault_in_playouts(&request, error, job, worker.work)
    })?;
    let (seconds, cpu) = watch.read();
    let mut answer = PlayoutsAnswer::of(session.game(), &result, seed, seconds, cpu);
    if case.by_turn {
        let branching = Branching::of(session.game(), session.position(), job, worker.work)?;
        answer.open_by_turn = Some(branching.means());
    }
    Ok(answer)
}
