use super::Playouts;
use super::own_rules::OwnRules;
use super::random_game::RandomGame;
use crate::analysis::Work;
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Decision, Game, Rules};
use rayon::prelude::*;
use std::sync::Arc;

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
/// What a function rule says. If the work is stopped, the games finished until then are the answer.
pub fn playouts(
    game: &Arc<Game>,
    position: &Position,
    job: PlayoutsJob,
    work: &Work,
) -> Result<Playouts, Diagnostic> {
    // Few games make a job of their own: a thread that is done takes some from a slower thread.
    let stop = || work.is_stopped();
    work.begin("games", Some(job.games));
    (0..job.games as usize)
        .into_par_iter()
        .with_max_len(BATCH)
        .take_any_while(|_| !stop())
        .map_init(OwnRules::default, |rules, index| {
            let played = play(rules.of(game)?, position, job, index as u64, &stop, &mut |_| {});
            work.step(1);
            played
        })
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
    work: &Work,
) -> Result<Option<Vec<String>>, Diagnostic> {
    let rules = Rules::new(game.clone())?;
    let stop = || work.is_stopped();
    for index in (0..job.games).take_while(|_| !stop()) {
        let mut texts = Vec::new();
        let mut made = |decision: &Decision| texts.push(game.decision_text(decision));
        if play(&rules, position, job, index, &stop, &mut made).is_err() {
            return Ok(Some(texts));
        }
    }
    Ok(None)
}

fn play(
    rules: &Rules,
    start: &Position,
    job: PlayoutsJob,
    number: u64,
    stop: &dyn Fn() -> bool,
    made: &mut dyn FnMut(&Decision),
) -> Result<Playouts, Diagnostic> {
    let mut tally = Playouts::default();
    let end = RandomGame::of(job, number).play(rules, start, stop, |_, open, chosen| {
        tally.decisions += 1;
        tally.open += open.len() as u64;
        tally.most_open = tally.most_open.max(open.len() as u32);
        made(chosen);
    })?;
    let Some(end) = end else { return Ok(Playouts::default()) };
    tally.add(end.turn().ply - start.turn().ply, end.turn().outcome);
    Ok(tally)
}
