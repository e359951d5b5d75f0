use super::stream;
use crate::diagnostic::Diagnostic;
use crate::position::{Outcome, Position};
use crate::rule::{Game, Rules};
use rand::RngExt;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Which random games are to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutsJob {
    /// How many.
    pub games: u64,
    /// What their random numbers come from.
    pub seed: u64,
    /// After how many more turns a game is given up, if it is.
    pub max_plies: Option<u32>,
}

/// What random games came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Playouts {
    /// Games played.
    pub games: u64,
    /// Turns in all of them.
    pub plies: u64,
    /// Games given up at the limit.
    pub unfinished: u64,
    /// How the finished ones ended.
    pub outcomes: BTreeMap<Option<u64>, u64>,
    /// The fewest turns of a finished game.
    pub shortest: Option<u32>,
    /// The most turns of a finished game.
    pub longest: Option<u32>,
    /// Decisions made.
    pub decisions: u64,
    /// Open decisions over all decisions made.
    pub open: u64,
    /// The most that were open at once.
    pub most_open: u32,
}

impl Playouts {
    /// Both series as one.
    pub fn merge(mut self, other: Playouts) -> Playouts {
        self.games += other.games;
        self.plies += other.plies;
        self.unfinished += other.unfinished;
        for (outcome, count) in other.outcomes {
            *self.outcomes.entry(outcome).or_default() += count;
        }
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.into_iter().chain(other.longest).max();
        self.decisions += other.decisions;
        self.open += other.open;
        self.most_open = self.most_open.max(other.most_open);
        self
    }

    fn add(&mut self, plies: u32, outcome: Option<Outcome>) {
        self.games += 1;
        self.plies += u64::from(plies);
        let Some(outcome) = outcome else {
            self.unfinished += 1;
            return;
        };
        let key = match outcome {
            Outcome::Winners(set) => Some(set),
            Outcome::Draw => None,
        };
        *self.outcomes.entry(key).or_default() += 1;
        self.shortest = Some(self.shortest.map_or(plies, |least| least.min(plies)));
        self.longest = Some(self.longest.map_or(plies, |most| most.max(plies)));
    }
}

/// Plays random games from a position, every open decision with the same chance, in as many threads as the
/// current pool has. The same seed gives the same games in any number of threads.
///
/// # Errors
/// What a function rule says. If `stop` is set, the games finished until then are the answer.
pub fn playouts(
    game: &Arc<Game>,
    position: &Position,
    job: PlayoutsJob,
    stop: &AtomicBool,
) -> Result<Playouts, Diagnostic> {
    (0..job.games)
        .into_par_iter()
        .map_init(
            || Rules::new(game.clone()),
            |rules, index| {
                let mut tally = Playouts::default();
                if !stop.load(Ordering::Relaxed) {
                    play(rules.as_ref().map_err(Clone::clone)?, position, job, index, &mut tally)?;
                }
                Ok(tally)
            },
        )
        .try_reduce(Playouts::default, |left, right| Ok(left.merge(right)))
}

fn play(
    rules: &Rules,
    start: &Position,
    job: PlayoutsJob,
    index: u64,
    tally: &mut Playouts,
) -> Result<(), Diagnostic> {
    let mut random = stream(job.seed, index);
    let mut position = start.clone();
    let limit = job.max_plies.map(|most| start.turn().ply.saturating_add(most));
    while position.turn().outcome.is_none() && limit.is_none_or(|limit| position.turn().ply < limit) {
        let open = rules.decisions(&position)?;
        if open.is_empty() {
            break;
        }
        tally.decisions += 1;
        tally.open += open.len() as u64;
        tally.most_open = tally.most_open.max(open.len() as u32);
        let chosen = if open.len() == 1 { 0 } else { random.random_range(0..open.len()) };
        rules.play(&mut position, &open[chosen])?;
    }
    tally.add(position.turn().ply - start.turn().ply, position.turn().outcome);
    Ok(())
}
