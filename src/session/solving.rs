use super::Session;
use super::answer::SolveAnswer;
use crate::analysis::Work;
use crate::analysis::solve::{SolveJob, confirm, solve};
use crate::diagnostic::Diagnostic;

impl Session {
    /// Looks for the shortest way to win from the position now. `took` is asked once how many seconds that took, on
    /// the clock and of the processor, before the solutions are played by the rules to see that they hold.
    ///
    /// # Errors
    /// If the game is not one that a player solves alone, or a function rule fails.
    pub fn solve(
        &self,
        job: &SolveJob,
        work: &Work,
        took: impl FnOnce() -> (f64, f64),
    ) -> Result<SolveAnswer, Diagnostic> {
        let (game, position) = (self.game(), self.position());
        let found = solve(game, position, job, work)?;
        let (seconds, cpu_seconds) = took();
        let solved = match confirm(game, position, found)? {
            Some(solved) => solved,
            // What does not hold is not told: the rules themselves are walked then.
            None => solve(game, position, &SolveJob { plainly: true, ..*job }, work)?,
        };
        Ok(SolveAnswer::of(game, &solved, job.all, seconds, cpu_seconds))
    }
}
