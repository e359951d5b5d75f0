use super::perft::{FIRST, whole};
use super::{Perft, PerftJob, Playouts, PlayoutsJob, perft, playouts};
use crate::analysis::Work;
use crate::compile::{Leaves, PlayoutJob, Program, Unsupported};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::Game;
use rayon::prelude::*;
use std::sync::{Arc, OnceLock};

/// How many random games a thread plays before it takes more.
const BATCH: u64 = 256;

/// Plays and counts a game in the fastest way that its rules allow: compiled where they can be, else walked.
#[derive(Debug)]
pub struct Runner {
    game: Arc<Game>,
    program: OnceLock<Result<Program, Unsupported>>,
}

impl Runner {
    /// A runner of a game. Its rules are compiled when they are first needed.
    pub fn new(game: Arc<Game>) -> Self {
        Runner { game, program: OnceLock::new() }
    }

    /// The compiled rules.
    ///
    /// # Errors
    /// The rule and the word that cannot be compiled, so that the rules are walked.
    pub fn program(&self) -> Result<&Program, &Unsupported> {
        self.program.get_or_init(|| Program::compile(&self.game)).as_ref()
    }

    /// Counts the sequences of decisions from a position, in as many threads as the current pool has.
    ///
    /// # Errors
    /// As [`super::perft`].
    pub fn perft(&self, position: &Position, job: PerftJob, work: &Work) -> Result<Perft, Diagnostic> {
        perft::shallow(job)?;
        let Some(program) = self.fast(position).filter(|_| job.depth > 0) else {
            return perft(&self.game, position, job, work);
        };
        let first = program.decisions(position);
        work.begin(FIRST, Some(first.len() as u64));
        let stop = || work.is_stopped();
        let counts = (0..first.len()).into_par_iter().with_max_len(1).map(|i| {
            let count = program.perft(position, job.depth, i..i + 1, Leaves::Counted, &stop);
            work.step(1);
            count
        });
        let counts: Vec<_> = counts.collect();
        let counts = whole(counts, work, |count| count.nodes)?;
        let total = counts.iter().fold(crate::compile::PerftCount::default(), |sum, count| sum + *count);
        let texts = first.iter().map(|decision| self.game.decision_text(decision));
        let mut divide: Vec<(String, u64)> = texts.zip(counts.iter().map(|count| count.nodes)).collect();
        divide.sort();
        let unique = if job.unique {
            perft::unique_paths(&self.game, position, job.depth, work).map(Some)?
        } else {
            None
        };
        let ended = if position.turn().outcome.is_some() { 1 } else { total.ended };
        Ok(Perft {
            depth: job.depth,
            nodes: total.nodes,
            ended,
            unique,
            divide: job.divide.then_some(divide),
        })
    }

    /// Plays random games from a position, in as many threads as the current pool has. The same seed gives the
    /// same games in any number of threads.
    ///
    /// # Errors
    /// As [`super::playouts`].
    pub fn playouts(
        &self,
        position: &Position,
        job: PlayoutsJob,
        work: &Work,
    ) -> Result<Playouts, Diagnostic> {
        let Some(program) = self.fast(position) else {
            return playouts(&self.game, position, job, work);
        };
        // Each batch is a job of its own: a thread that is done takes one from a slower thread.
        let batches = (0..job.games.div_ceil(BATCH) as usize).into_par_iter().with_max_len(1);
        work.begin("games", Some(job.games));
        let stop = || work.is_stopped();
        let played = batches.take_any_while(|_| !stop()).map(|batch| {
            let batch = batch as u64;
            let games = batch * BATCH..((batch + 1) * BATCH).min(job.games);
            let more = games.end - games.start;
            let part = PlayoutJob { games, seed: job.seed, max_plies: job.max_plies };
            let played = program.playouts(position, &part, &stop);
            work.step(more);
            played
        });
        played.try_reduce(Playouts::default, |left, right| Ok(left.merge(right)))
    }

    /// The compiled rules, if they can start from a position.
    pub(in crate::analysis) fn fast(&self, position: &Position) -> Option<&Program> {
        self.program().ok().filter(|program| program.accepts(position) && position.turn().outcome.is_none())
    }
}
