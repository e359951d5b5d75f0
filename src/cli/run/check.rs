use crate::analysis::{Check, CheckJob, Finding, check as look};
use crate::cli::args::CheckArgs;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::show::{Tint, count};
use crate::cli::streams::Streams;
use crate::cli::{fault, interrupt};
use crate::diagnostic::Diagnostic;
use crate::script::Request;
use crate::session::answer::CheckAnswer;
use crate::session::{Shelf, invocation, set_option};
use std::io::Write;

/// How many games are played of each game, unless said otherwise.
const GAMES: u64 = 10;
/// After how many turns a game is given up, unless said otherwise.
const MAX_PLIES: u32 = 200;

/// Looks for what is wrong with the rules of games, and tells it.
///
/// # Errors
/// If the answer cannot be written, or the user interrupts.
pub fn check(streams: &mut Streams, shelf: &Shelf, args: &CheckArgs) -> Result<Exit, Failure> {
    let names = if args.what.is_empty() { shelf.library().names() } else { args.what.clone() };
    let job = CheckJob {
        games: args.n.unwrap_or(GAMES),
        seed: args.seed.unwrap_or(0),
        max_plies: args.max_plies.map_or(MAX_PLIES, |most| u32::try_from(most).unwrap_or(u32::MAX)),
    };
    let mut exit = Exit::Good;
    for name in &names {
        let mut request = Request { with: args.with.clone(), ..Request::game(name.as_str()) };
        args.set.iter().for_each(|set| set_option(&mut request, &set.key, &set.value));
        let progress = Progress::of(interrupt::work(), true);
        let result = fault::guard(|| one(shelf, &request, job)).unwrap_or_else(|fault| Err(vec![fault]));
        drop(progress);
        match result {
            Err(_) if interrupt::stopped() => {}
            Ok(check) => {
                let answer = CheckAnswer::of(&request, &check);
                exit = exit.max(Exit::good_if(answer.ok));
                if streams.json {
                    serde_json::to_writer(&mut streams.out, &answer).map_err(std::io::Error::from)?;
                    writeln!(streams.out)?;
                } else {
                    tell(streams, &request, &check, &answer)?;
                }
            }
            Err(errors) => {
                if !streams.json {
                    writeln!(streams.out, "{} {name}: cannot be loaded", Tint::Bad.on("FAILED"))?;
                }
                for error in errors {
                    exit = exit.max(streams.tell(&error)?);
                }
            }
        }
        streams.out.flush()?;
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
    }
    Ok(exit)
}

fn one(shelf: &Shelf, request: &Request, job: CheckJob) -> Result<Check, Vec<Diagnostic>> {
    let loaded = shelf.load(request)?;
    Ok(look(&loaded.game, &loaded.notation, job, interrupt::work())?)
}

fn tell(
    streams: &mut Streams,
    request: &Request,
    check: &Check,
    answer: &CheckAnswer,
) -> Result<(), Failure> {
    let state = if answer.ok { Tint::Good.on("ok    ") } else { Tint::Bad.on("FAILED") };
    let remarks = check.findings.iter().filter(|finding| finding.law.is_remark()).count();
    let remarks = if remarks == 0 { String::new() } else { format!(", {}", count(remarks as u64, "remark")) };
    writeln!(
        streams.out,
        "{state} {}: {}, {} over, {}{remarks}",
        request.game,
        count(check.games, "random game"),
        check.ended,
        count(check.turns, "turn")
    )?;
    for (finding, told_of) in check.findings.iter().zip(&answer.findings) {
        let error = told(request, finding, check.games);
        let text = match finding.law.is_remark() {
            true => error.render_remark(streams.colour),
            false => error.render(streams.colour),
        };
        writeln!(streams.out, "{text}")?;
        if let Some(test) = &told_of.rule_test {
            writeln!(streams.out, "\n{}", Tint::Faint.on(test.trim_end()))?;
        }
    }
    Ok(())
}

/// A finding with its law, and the game in which it shows.
fn told(request: &Request, finding: &Finding, games: u64) -> Diagnostic {
    let mut error = finding.error.clone();
    error.message = format!("{}: {}", finding.law, error.message);
    let Some(moves) = &finding.game else { return error };
    error
        .note(format!(
            "seen in {} of {}, shown by {}",
            finding.games,
            count(games, "random game"),
            count(moves.len() as u64, "decision")
        ))
        .note(invocation(request, moves))
}
