use super::threads;
use crate::cli::args::ReplayArgs;
use crate::cli::case::{Case, pipeline};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::task::{Replayed, Worker, against, replay as play};
use crate::cli::{fault, interrupt, show};
use crate::diagnostic::{Diagnostic, Kind};
use crate::session::answer::TurnAnswer;
use crate::session::compare::{AgainstAnswer, ArchiveAnswer};
use crate::session::file::{RecordFile, Selected};
use crate::session::{ErrorAnswer, Shelf};
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An answer with the `id` of its game.
#[derive(Serialize)]
struct Answered<'a, T> {
    id: &'a str,
    #[serde(flatten)]
    what: &'a T,
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<&'a AgainstAnswer>,
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
    against: Option<Against>,
}

/// A game of a file that was to be played under other rules than its own as well.
struct Against {
    file: Arc<str>,
    id: String,
    /// Where it first differs, if it does; nothing if it could not be played under both.
    differs: Option<Option<AgainstAnswer>>,
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
        let worker = Worker::new(shelf.clone(), interrupt::work(), true);
        let case = case.clone();
        move |part: Part| match part {
            Part::Game(selected) => fault::guard(|| manner.game(&worker, &selected, &case))
                .unwrap_or_else(|fault| manner.refuse(&worker, &selected, &case, vec![fault])),
            Part::Wrong(error) => Told { exit: Exit::of(error.kind), errors: vec![error], ..Told::default() },
        }
    };
    let mut exit = Exit::Good;
    let mut archive = ArchiveAnswer::default();
    let progress = Progress::counting("games");
    let give = |told: Told, more: bool| {
        if interrupt::stopped() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        progress.step();
        exit = exit.max(told.exit);
        if let Some(Against { file, id, differs }) = told.against {
            archive.add(&file, &id, differs);
        }
        progress.beside(|| {
            streams.out.write_all(told.data.as_bytes())?;
            told.errors.iter().try_for_each(|error| streams.tell(error).map(|_| ()))?;
            if more { Ok(()) } else { streams.out.flush() }
        })
    };
    let parts = args.files.clone().into_iter().flat_map(|path| files(&path));
    let parts = parts.flat_map(parts_of).map(Ok);
    match pipeline(parts, threads(args.threads), make, give) {
        Ok(()) if archive.is_empty() => Ok(exit),
        Ok(()) => {
            drop(progress);
            tell(streams, &archive.in_order(), manner).map(|same| exit.max(same))
        }
        Err(_) if interrupt::stopped() => Err(Failure::Interrupted),
        Err(error) => Err(error.into()),
    }
}

/// Tells how an archive goes under other rules.
fn tell(streams: &mut Streams, archive: &ArchiveAnswer, manner: Manner) -> Result<Exit, Failure> {
    let text = match manner.json {
        true => format!("{}\n", serde_json::json!({ "archive": archive })),
        false => show::archive(archive, manner.width),
    };
    streams.out.write_all(text.as_bytes())?;
    Ok(Exit::good_if(archive.causes.is_empty()))
}

/// The files that a path names: itself, or all in the folder and the folders in it.
fn files(path: &str) -> Vec<Result<String, Diagnostic>> {
    if !Path::new(path).is_dir() {
        return vec![Ok(path.to_string())];
    }
    let wrong = |error: io::Error| {
        Err(Diagnostic::new(Kind::File, format!("the folder `{path}` cannot be read: {error}")))
    };
    let entries = match fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>) {
        Ok(entries) => entries,
        Err(error) => return vec![wrong(error)],
    };
    let mut paths: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    paths.retain(|path| !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')));
    // a pipe would wait for somebody who writes into it
    paths.retain(|path| path.is_file() || path.is_dir());
    // a folder that is linked into itself would have no end
    paths.retain(|path| !path.is_symlink() || path.is_file());
    paths.sort();
    if paths.is_empty() {
        return vec![Err(Diagnostic::new(Kind::File, format!("there is no file in the folder `{path}`")))];
    }
    paths.iter().flat_map(|path| files(&path.to_string_lossy())).collect()
}

/// The games of a file, and what is wrong with it.
fn parts_of(path: Result<String, Diagnostic>) -> Vec<Part> {
    let path = match &path {
        Ok(path) => path.as_str(),
        Err(error) => return vec![Part::Wrong(error.clone())],
    };
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
        let ply = |turn| line(&Answered { id: &id, what: turn, differs: None });
        let mut data: String = turns.iter().map(ply).collect();
        let replayed = match Replayed::record(&played, selected, case) {
            Ok(replayed) => replayed,
            Err(error) => {
                let told = self.refuse(worker, selected, case, vec![error]);
                return Told { data: data + &told.data, ..told };
            }
        };
        let exit = replayed.exit();
        let against = is_asked_for(case).then(|| {
            let differs = against(worker, selected, case, &played).ok();
            Against { file: selected.file.source.name.clone(), id: id.clone(), differs }
        });
        if self.json {
            let differs = against.iter().find_map(|against| against.differs.as_ref()?.as_ref());
            data.push_str(&line(&Answered { id: &id, what: &replayed, differs }));
            return Told { data, errors: Vec::new(), exit, against };
        }
        data.push_str(&show::replay(&id, &replayed.answer, self.width));
        let errors = replayed.broken.into_iter().chain(replayed.contradictions).collect();
        Told { data, errors, exit, against }
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
        let file = selected.file.source.name.clone();
        let against = is_asked_for(case).then(|| Against { file, id: id.clone(), differs: None });
        if !self.json {
            return Told { data: String::new(), errors, exit, against };
        }
        let first = errors.first().map(|error| line(&Refused { id, error: ErrorAnswer::of(error) }));
        Told { data: first.unwrap_or_default(), errors: Vec::new(), exit, against }
    }
}

/// Whether games are to be played under other rules than their own.
fn is_asked_for(case: &Case) -> bool {
    case.game.is_some() || !case.set.is_empty() || !case.with.is_empty()
}

/// Whether the rules that the command line asks for are at fault, and not those of the record.
fn is_asked_in_vain(worker: &Worker, selected: &Selected, case: &Case) -> bool {
    let recorded = || selected.request().is_ok_and(|request| worker.shelf.load(&request).is_ok());
    case.game.is_some() || is_asked_for(case) && recorded()
}

fn line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer)
        .map_or_else(|error| format!("{{\"error\":\"{error}\"}}\n"), |line| line + "\n")
}
