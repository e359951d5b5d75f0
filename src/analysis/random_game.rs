use super::{PlayoutsJob, stream};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Decision, Rules};
use rand::RngExt;

/// After how many decisions since the last complete turn a game counts as endless.
const MOST_DECISIONS: u32 = 100_000;

/// One random game of a series, played by walking the rules, every open decision with the same chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct RandomGame {
    /// What the random numbers of the series come from.
    pub seed: u64,
    /// Which of its games.
    pub number: u64,
    /// After how many more turns it is given up, if it is.
    pub max_plies: Option<u32>,
}

impl RandomGame {
    /// The game of a number in a series.
    pub fn of(job: PlayoutsJob, number: u64) -> RandomGame {
        RandomGame { seed: job.seed, number, max_plies: job.max_plies }
    }

    /// Plays it from a position; the position at its end. `seen` is told of each decision: where, what was open,
    /// and which of it is chosen. Nothing if `stop` says so before the end: such a game does not count.
    ///
    /// # Errors
    /// What a function rule says.
    pub fn play(
        self,
        rules: &Rules,
        start: &Position,
        stop: &dyn Fn() -> bool,
        mut seen: impl FnMut(&Position, &[Decision], &Decision),
    ) -> Result<Option<Position>, Diagnostic> {
        let mut random = stream(self.seed, self.number);
        let mut position = start.clone();
        let most = rules.game().bounds.turns;
        let limit = self.max_plies.map_or(most, |plies| start.turn().ply.saturating_add(plies).min(most));
        let (mut turns, mut idle) = (position.turn().ply, 0);
        while position.turn().outcome.is_none() && position.turn().ply < limit {
            if stop() {
                return Ok(None);
            }
            let open = rules.decisions(&position)?;
            if open.is_empty() {
                break;
            }
            let chosen = if open.len() == 1 { 0 } else { random.random_range(0..open.len()) };
            seen(&position, &open, &open[chosen]);
            rules.play(&mut position, &open[chosen])?;
            if position.turn().ply > turns {
                (turns, idle) = (position.turn().ply, 0);
            }
            idle += 1;
            if idle > MOST_DECISIONS {
                return Err(rules.game().endless(position.turn().phase));
            }
        }
        Ok(Some(position))
    }
}
