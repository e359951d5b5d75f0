use super::search::search;
use super::slides::slides;
use super::{SolveJob, Solved, subject};
use crate::analysis::{Guard, Work};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Game, Rules};
use std::sync::Arc;
use std::time::Instant;

/// Finds the fewest decisions with which the player who decides in a position wins, or shows that there are none.
/// A decision that is taken without asking counts like any other.
///
/// Rules that are recognised as a puzzle of sliding pieces are solved as such, all others by walking them; both
/// find the same lengths. [`super::confirm`] plays what was found by the rules themselves.
///
/// If `work` is stopped, or a limit of the job is reached, what is known so far is the answer.
///
/// # Errors
/// [`crate::diagnostic::Kind::Usage`] if the game is not one that a player solves alone; what a function rule says.
pub fn solve(
    game: &Arc<Game>,
    position: &Position,
    job: &SolveJob,
    work: &Work,
) -> Result<Solved, Diagnostic> {
    let solver = subject::solver(game, position)?;
    let deadline = job.time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let guard = Guard { work, deadline };
    work.begin("positions", None);
    if !job.plainly
        && let Some(solved) = slides(game, position, job, &guard)
    {
        return Ok(solved);
    }
    search(&Rules::new(game.clone())?, position, solver, job, &guard)
}
