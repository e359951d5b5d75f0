use crate::cli::args::ReplayArgs;
use crate::cli::case::Case;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::streams::Streams;
use crate::cli::task::{Replayed, Worker, replay as play};
use crate::cli::{interrupt, show};
use crate::diagnostic::{Diagnostic, Kind};
use crate::session::answer::TurnAnswer;
use crate::session::file::{RecordFile, Selected};
use crate::session::{ErrorAnswer, Shelf};
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;

/// An answer with the `id` of its game.
#[derive(Serialize)]
struct Told<'a, T> {
    id: &'a str,
    #[serde(flatten)]
    what: &'a T,
}

/// An error with the `id` of its game.
#[derive(Serialize)]
struct Refused<'a> {
    id: &'a str,
    error: ErrorAnswer,
}

/// Plays every game of record files and tells how each stands, in order; one that cannot be played does not
/// keep the next from being.
///
/// # Errors
/// If the answers cannot be written, or the user interrupts.
pub fn replay(streams: &mut Streams, shelf: Arc<Shelf>, args: &ReplayArgs) -> Result<Exit, Failure> {
    let worker = Worker::new(shelf, interrupt::stop(), false);
    let case = Case::from(args);
    let mut exit = Exit::Good;
    for path in &args.files {
        let file = match RecordFile::open(path) {
            Ok(file) => Arc::new(file),
            Err(error) => {
                exit = exit.max(streams.tell(&error)?);
                continue;
            }
        };
        for index in 0..file.records.len() {
            if interrupt::stopped() {
                return Err(Failure::Interrupted);
            }
            let selected = Selected { file: file.clone(), index };
            exit = exit.max(one(streams, &worker, &selected, &case, args.plies)?);
        }
        if let Some(error) = &file.error {
            exit = exit.max(streams.tell(error)?);
        } else if file.records.is_empty() {
            let error = Diagnostic::new(Kind::File, format!("there is no game in `{path}`"));
            exit = exit.max(streams.tell(&error)?);
        }
    }
    Ok(exit)
}

fn one(
    streams: &mut Streams,
    worker: &Worker,
    selected: &Selected,
    case: &Case,
    plies: bool,
) -> Result<Exit, Failure> {
    let id = selected.file.id(selected.index);
    let played = match play(worker, selected, case) {
        Ok(played) => played,
        Err(errors) => return refuse(streams, &id, &errors),
    };
    if plies {
        for turn in TurnAnswer::since(&played.session, 0) {
            line(&mut streams.out, &Told { id: &id, what: &turn })?;
        }
    }
    let replayed = match Replayed::record(&played, selected, case) {
        Ok(replayed) => replayed,
        Err(error) => return refuse(streams, &id, &[error]),
    };
    if streams.json || plies {
        line(&mut streams.out, &Told { id: &id, what: &replayed })?;
    } else {
        let text = show::replay(&id, &replayed.answer, streams.width);
        streams.out.write_all(text.as_bytes())?;
        for error in &replayed.contradictions {
            streams.tell(error)?;
        }
    }
    Ok(Exit::good_if(replayed.contradictions.is_empty()))
}

fn line(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    writeln!(out)
}

/// Tells why a game cannot be played.
fn refuse(streams: &mut Streams, id: &str, errors: &[Diagnostic]) -> Result<Exit, Failure> {
    let mut exit = Exit::No;
    for error in errors {
        let ends = match error.kind {
            // the record is at fault, not the command line
            Kind::Syntax | Kind::Position | Kind::Usage => Exit::Unreadable,
            kind => Exit::of(kind),
        };
        exit = exit.max(ends);
        if streams.json {
            line(&mut streams.out, &Refused { id, error: ErrorAnswer::of(error) })?;
            break;
        }
        streams.tell(error)?;
    }
    Ok(exit)
}
