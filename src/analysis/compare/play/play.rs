use super::estimate::{STRICT, USUAL};
use super::sample::Sample;
use super::series::Series;
use super::{Measure, Unit};
use crate::analysis::Guard;
use crate::analysis::compare::{Both, Pair};
use crate::analysis::random_game::RandomGame;
use crate::analysis::{Lengths, Runner};
use crate::diagnostic::Diagnostic;
use crate::rule::Game;
use rayon::prelude::*;
use std::sync::Arc;

/// So many games are walked, which tells more of them.
const WALKED: u64 = 200;
/// So many are played before it is asked for the first time whether that is enough; then twice as many, and so on.
const FIRST: u64 = 400;
/// A share is known well enough within so much.
const SHARE: f64 = 0.01;
/// A length within such a part of it.
const LENGTH: f64 = 0.01;

/// Which random games are played under both rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayJob {
    /// How many at most.
    pub games: u64,
    /// What their random numbers come from.
    pub seed: u64,
    /// After how many turns a game is given up.
    pub max_plies: u32,
}

/// What two rulesets make of random play.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// How many games were played under each.
    pub games: u64,
    /// Whether fewer were enough than the job allows: the main answers were sure.
    pub sure: bool,
    /// What was measured.
    pub measures: Vec<Measure>,
    /// How long the finished games were, under each.
    pub lengths: [Lengths; 2],
}

/// Plays random games under two rulesets, each pair of games with the same random numbers, until the main questions
/// are answered: does the first player win more often, are there more draws, do games last longer. One is answered
/// if its answer is certainly not 0, or is known within a hundredth. The same job plays the same games in any number
/// of threads. If `guard` ends it, the games played until then are the answer.
///
/// # Errors
/// If the rules cannot be started, or a function rule fails.
pub fn play(
    games: &[Arc<Game>; 2],
    runners: [&Runner; 2],
    start: &Both,
    job: PlayJob,
    guard: Guard<'_>,
) -> Result<Play, Diagnostic> {
    let mut series = Series { games: games.clone(), played: Vec::new() };
    let (mut goal, mut sure) = (FIRST.min(job.games), false);
    guard.work.begin("pairs of games", Some(job.games));
    while (series.played.len() as u64) < job.games && !sure && !guard.is_over() {
        let from = series.played.len() as u64;
        let more: Vec<Option<[Sample; 2]>> = (0..(goal - from) as usize)
            .into_par_iter()
            .with_min_len(8)
            .map_init(
                || Pair::new(games),
                |pair, game| {
                    let pair = pair.as_ref().map_err(Clone::clone)?;
                    let game = RandomGame {
                        seed: job.seed,
                        number: from + game as u64,
                        max_plies: Some(job.max_plies),
                    };
                    let one = |side: usize| one(pair, side, runners, start, game, guard);
                    let Some(first) = one(0)? else { return Ok(None) };
                    let second = one(1)?;
                    guard.work.step(1);
                    Ok(second.map(|second| [first, second]))
                },
            )
            .collect::<Result<_, Diagnostic>>()?;
        series.played.extend(more.into_iter().map_while(|pair| pair));
        sure = goal < job.games && is_sure(&series);
        goal = (goal * 2).min(job.games);
    }
    Ok(Play {
        games: series.played.len() as u64,
        sure,
        measures: series.all(USUAL),
        lengths: series.lengths(),
    })
}

fn one(
    pair: &Pair,
    side: usize,
    runners: [&Runner; 2],
    start: &Both,
    game: RandomGame,
    guard: Guard<'_>,
) -> Result<Option<Sample>, Diagnostic> {
    let stop = || guard.is_over();
    match runners[side].fast(&start[side]) {
        Some(program) if game.number >= WALKED => Sample::fast(program, &start[side], game, &stop),
        _ => Sample::walked(&pair.rules()[side], &start[side], game, &stop),
    }
}

/// Whether all main questions are answered.
fn is_sure(series: &Series) -> bool {
    let (usual, strict) = (series.main(USUAL), series.main(STRICT));
    usual.iter().zip(&strict).all(|(usual, strict)| {
        let near = match usual.unit {
            Unit::Share => SHARE,
            _ => LENGTH * usual.values[0].value.abs(),
        };
        strict.change.is_not_zero() || usual.change.half() <= near
    })
}
