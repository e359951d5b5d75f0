use super::{Playouts, stream};
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Decision, Game, Rules};
use rand::RngExt;
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many walked games a thread plays before it takes more.
const BATCH: usize = 8;

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

/// Plays random games from a position by walking the rules, every open decision with the same chance, in as many threads as the
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
    // Few games make a job of their own: a thread that is done takes some from a slower thread.
    (0..job.games as usize)
        .into_par_iter()
        .with_max_len(BATCH)
        .map_init(
            || Rules::new(game.clone()),
            |rules, index| {
                let mut tally = Playouts::default();
                if !stop.load(Ordering::Relaxed) {
                    let rules = rules.as_ref().map_err(Clone::clone)?;
                    play(rules, position, job, index as u64, &mut tally, &mut |_| {})?;
                }
                Ok(tally)
            },
        )
        .try_reduce(Playouts::default, |left, right| Ok(left.merge(right)))
}

/// The decisions of the first of such random games in which a script fails, up to where it does; nothing if none does.
///
/// # Errors
/// If the rules cannot be started.
pub fn failing(
    game: &Arc<Game>,
    position: &Position,
    job: PlayoutsJob,
    stop: &AtomicBool,
) -> Result<Option<Vec<String>>, Diagnostic> {
    let rules = Rules::new(game.clone())?;
    let games = (0..job.games).take_while(|_| !stop.load(Ordering::Relaxed));
    for index in games {
        let mut texts = Vec::new();
        let mut made = |decision: &Decision| texts.push(game.decision_text(decision));
        if play(&rules, position, job, index, &mut Playouts::default(), &mut made).is_err() {
            return Ok(Some(texts));
        }
    }
    Ok(None)
}

fn play(
    rules: &Rules,
    start: &Position,
    job: PlayoutsJob,
    index: u64,
    tally: &mut Playouts,
    made: &mut dyn FnMut(&Decision),
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
        made(&open[chosen]);
        rules.play(&mut position, &open[chosen])?;
    }
    tally.add(position.turn().ply - start.turn().ply, position.turn().outcome);
    Ok(())
}
