use super::threads;
use crate::cli::args::ReplayArgs;
use crate::cli::case::{Case, pipeline};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::task::{Replayed, Worker, replay as play};
use crate::cli::{fault, interrupt, show};
use crate::diagnostic::{Diagnostic, Kind};
use crate::session::answer::TurnAnswer;
use crate::session::file::{RecordFile, Selected};
use crate::session::{ErrorAnswer, Shelf};
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;

/// An answer with the `id` of its game.
#[derive(Serialize)]
struct Answered<'a, T> {
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

/// A part of the record files.
enum Part {
    Game(Selected),
    Wrong(Diagnostic),
}

/// What is told of a part.
#[derive(Default)]
struct Told {
    data: String,
    errors: Vec<Diagnostic>,
    exit: Exit,
}

/// How games are told.
#[derive(Clone, Copy)]
struct Manner {
    json: bool,
    plies: bool,
    width: usize,
}

/// Plays every game of record files and tells how each stands, in order; one that cannot be played does not
/// keep the next from being.
///
/// # Errors
/// If the answers cannot be written, or the user interrupts.
pub fn replay(streams: &mut Streams, shelf: Arc<Shelf>, args: &ReplayArgs) -> Result<Exit, Failure> {
    let case = Arc::new(Case::from(args));
    let manner = Manner { json: streams.json || args.plies, plies: args.plies, width: streams.width };
    let make = move || {
        let worker = Worker::new(shelf.clone(), interrupt::stop(), true);
        let case = case.clone();
        move |part: Part| match part {
            Part::Game(selected) => fault::guard(|| manner.game(&worker, &selected, &case))
                .unwrap_or_else(|fault| manner.refuse(&worker, &selected, &case, vec![fault])),
            Part::Wrong(error) => Told { exit: Exit::of(error.kind), errors: vec![error], ..Told::default() },
        }
    };
    let mut exit = Exit::Good;
    let progress = Progress::counting("games");
    let give = |told: Told, more: bool| {
        if interrupt::stopped() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        progress.step();
        exit = exit.max(told.exit);
        streams.out.write_all(told.data.as_bytes())?;
        told.errors.iter().try_for_each(|error| streams.tell(error).map(|_| ()))?;
        if more { Ok(()) } else { streams.out.flush() }
    };
    let parts = args.files.clone().into_iter().flat_map(|path| parts(&path)).map(Ok);
    match pipeline(parts, threads(args.threads), make, give) {
        Ok(()) => Ok(exit),
        Err(_) if interrupt::stopped() => Err(Failure::Interrupted),
        Err(error) => Err(error.into()),
    }
}

/// The games of a file, and what is wrong with it.
fn parts(path: &str) -> Vec<Part> {
    let file = match RecordFile::open(path) {
        Ok(file) => Arc::new(file),
        Err(error) => return vec![Part::Wrong(error)],
    };
    let none = || Diagnostic::new(Kind::File, format!("there is no game in `{path}`"));
    let wrong = file.error.clone().or_else(|| file.records.is_empty().then(none));
    let games = (0..file.records.len()).map(|index| Part::Game(Selected { file: file.clone(), index }));
    games.chain(wrong.map(Part::Wrong)).collect()
}

impl Manner {
    /// Plays one game.
    fn game(self, worker: &Worker, selected: &Selected, case: &Case) -> Told {
        let id = selected.file.id(selected.index);
        let played = match play(worker, selected, case) {
            Ok(played) => played,
            Err(errors) => return self.refuse(worker, selected, case, errors),
        };
        let turns = if self.plies { TurnAnswer::since(&played.session, 0) } else { Vec::new() };
        let mut data: String = turns.iter().map(|turn| line(&Answered { id: &id, what: turn })).collect();
        let replayed = match Replayed::record(&played, selected, case) {
            Ok(replayed) => replayed,
            Err(error) => {
                let told = self.refuse(worker, selected, case, vec![error]);
                return Told { data: data + &told.data, ..told };
            }
        };
        let exit = replayed.exit();
        if self.json {
            data.push_str(&line(&Answered { id: &id, what: &replayed }));
            return Told { data, errors: Vec::new(), exit };
        }
        data.push_str(&show::replay(&id, &replayed.answer, self.width));
        let errors = replayed.broken.into_iter().chain(replayed.contradictions).collect();
        Told { data, errors, exit }
    }

    /// Tells why a game cannot be played.
    fn refuse(self, worker: &Worker, selected: &Selected, case: &Case, errors: Vec<Diagnostic>) -> Told {
        let id = &selected.file.id(selected.index);
        let ends = |error: &Diagnostic| match error.kind {
            Kind::Usage if is_asked_in_vain(worker, selected, case) => Exit::Usage,
            // the record is at fault, not the command line
            Kind::Syntax | Kind::Position | Kind::Usage => Exit::Unreadable,
            kind => Exit::of(kind),
        };
        let exit = errors.iter().map(ends).max().unwrap_or(Exit::No);
        if !self.json {
            return Told { data: String::new(), errors, exit };
        }
        let first = errors.first().map(|error| line(&Refused { id, error: ErrorAnswer::of(error) }));
        Told { data: first.unwrap_or_default(), errors: Vec::new(), exit }
    }
}

/// Whether the rules that the command line asks for are at fault, and not those of the record.
fn is_asked_in_vain(worker: &Worker, selected: &Selected, case: &Case) -> bool {
    let recorded = || selected.request().is_ok_and(|request| worker.shelf.load(&request).is_ok());
    case.game.is_some() || !(case.set.is_empty() && case.with.is_empty()) && recorded()
}

fn line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer)
        .map_or_else(|error| format!("{{\"error\":\"{error}\"}}\n"), |line| line + "\n")
}
