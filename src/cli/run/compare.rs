use super::once::in_pool;
use super::threads;
use crate::analysis::compare::{Cause, CompareJob, PlayJob, PuzzlesJob, compare as look, play, puzzles};
use crate::analysis::{Branching, Guard, PlayoutsJob};
use crate::cli::args::CompareArgs;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::{interrupt, show};
use crate::diagnostic::{Diagnostic, Source};
use crate::position::Position;
use crate::rule::Game;
use crate::script::Request;
use crate::session::compare::{CompareAnswer, PlayAnswer, PuzzlesAnswer, Side};
use crate::session::file::PictureFile;
use crate::session::{Beginning, Session, Shelf, set_option};
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many decisions deep it is looked, unless said otherwise.
const DEPTH: u32 = 100;
/// At how many positions.
const POSITIONS: u64 = 20_000;
/// In how many random games it is looked for a difference.
const GAMES: u64 = 1000;
/// How many are played to see what a difference does.
const PLAYED: u64 = 4000;
/// How many boards of puzzles are solved.
const BOARDS: u64 = 100;
/// How long a board may take under each.
const EACH: Duration = Duration::from_secs(10);
/// After how many turns a game is given up.
const MAX_PLIES: u64 = 200;

/// Looks for the difference of two rulesets, and for what it does to play, and tells it.
///
/// # Errors
/// If one of them cannot be loaded or played, or the answer cannot be written.
pub fn compare(streams: &mut Streams, shelf: &Shelf, args: &CompareArgs) -> Result<Exit, Failure> {
    let second = args.second.as_ref().unwrap_or(&args.first);
    let sides = [side(shelf, &args.first, &[], args)?, side(shelf, second, &args.with, args)?];
    let start = [begin(&sides[0], args)?, begin(&sides[1], args)?];
    let file = args.output.clone().map(PictureFile::named).transpose()?;
    let least = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let job = CompareJob {
        depth: args.max_depth.unwrap_or(DEPTH),
        positions: usize::try_from(args.max_positions.unwrap_or(POSITIONS)).unwrap_or(usize::MAX),
        games: args.n.unwrap_or(GAMES),
        max_plies: least(args.max_plies.unwrap_or(MAX_PLIES)),
        seed: args.seed.unwrap_or(0),
    };
    let deadline = args.time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let guard = Guard { work: interrupt::work(), deadline };
    let mut failed = None;
    let answer = in_pool(threads(args.threads), || -> Result<CompareAnswer, Diagnostic> {
        let _progress = Progress::of(interrupt::work(), true);
        let games = [sides[0].loaded.game.clone(), sides[1].loaded.game.clone()];
        let compared = look(&games, &start, job, guard)?;
        let mut answer = CompareAnswer::of(&sides, &compared)?;
        // what a failing script does to play is no use to anybody
        if compared.difference.as_ref().is_some_and(|(found, _)| !matches!(found.cause, Cause::Fault(..))) {
            let job = PlayJob { games: args.n.unwrap_or(PLAYED), seed: job.seed, max_plies: job.max_plies };
            let runners = [sides[0].loaded.runner.as_ref(), sides[1].loaded.runner.as_ref()];
            match play(&games, runners, &start, job, guard) {
                Ok(played) => {
                    let mut told = PlayAnswer::of(&played, job.seed);
                    if file.is_some() {
                        told.branching = Some(branching(&games, &start, &job)?);
                    }
                    answer.play = Some(told);
                }
                Err(error) => failed = Some(error),
            }
            let alone = args.position.is_some() || args.moves.is_some();
            let boards = (!alone).then(|| args.n.unwrap_or(BOARDS));
            let job =
                PuzzlesJob { boards, seed: args.seed.unwrap_or(0), max_depth: args.max_depth, each: EACH };
            match puzzles(&games, &start, job, guard) {
                Ok(Some(puzzles)) => {
                    let seed = boards.map(|_| job.seed);
                    answer.puzzles = Some(PuzzlesAnswer::of(&sides, &puzzles, seed)?);
                }
                Ok(None) => {}
                Err(error) => failed = Some(error),
            }
        }
        Ok(answer)
    })?;
    if streams.json {
        serde_json::to_writer(&mut streams.out, &answer).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        streams.out.write_all(show::compare(&answer, &streams.style()).as_bytes())?;
    }
    if let Some(file) = file {
        match answer.plot() {
            Some(picture) => file.write(&picture)?,
            None => {
                streams.say("there is nothing to draw: no games were played to see what a difference does")
            }
        }
    }
    if let Some(error) = failed {
        streams.tell(&error)?;
    }
    if interrupt::stopped() {
        return Ok(interrupt::exit());
    }
    Ok(if answer.search.stopped { Exit::Limit } else { Exit::good_if(!answer.differ) })
}

/// How many decisions are open turn by turn under each.
fn branching(
    games: &[Arc<Game>; 2],
    start: &[Position; 2],
    job: &PlayJob,
) -> Result<[Vec<f64>; 2], Diagnostic> {
    let job = PlayoutsJob { games: job.games, seed: job.seed, max_plies: Some(job.max_plies) };
    let one = |side: usize| {
        Branching::of(&games[side], &start[side], job, interrupt::work()).map(|all| all.means())
    };
    Ok([one(0)?, one(1)?])
}

/// One of the rulesets.
fn side(shelf: &Shelf, game: &str, with: &[String], args: &CompareArgs) -> Result<Side, Vec<Diagnostic>> {
    let mut request = Request { with: with.to_vec(), ..Request::game(game) };
    args.set.iter().for_each(|set| set_option(&mut request, &set.key, &set.value));
    Ok(Side { loaded: shelf.load(&request)?, request })
}

/// Where its games begin.
fn begin(side: &Side, args: &CompareArgs) -> Result<Position, Diagnostic> {
    let beginning = Beginning {
        position: args.position.as_deref().map(|text| Source::new("--position", text)),
        moves: args.moves.as_deref().map(|text| Source::new("--moves", text)),
    };
    let session = Session::begin(side.loaded.game.clone(), side.loaded.notation.clone(), &beginning)?;
    Ok(session.position().clone())
}
