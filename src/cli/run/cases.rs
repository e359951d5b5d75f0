use crate::cli::case::{BadCase, Case, Line, Lines, overlay, pipeline};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::task::{Answer, Task, Worker};
use crate::cli::{fault, interrupt};
use crate::diagnostic::{Diagnostic, Kind};
use crate::session::answer::SolutionLengths;
use crate::session::file::{PictureFile, plain};
use crate::session::{ErrorAnswer, Shelf};
use serde::Serialize;
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::sync::Arc;

/// An answer with the `id` of its case.
#[derive(Serialize)]
struct Answered<'a> {
    id: &'a Value,
    #[serde(flatten)]
    answer: &'a Answer,
}

/// An error with the `id` of its case.
#[derive(Serialize)]
struct Refused<'a> {
    id: &'a Value,
    error: ErrorAnswer,
}

/// The line that answers a case, how a run ends with it, and how long the solution is that it tells, if any.
struct Told {
    line: String,
    exit: Exit,
    length: Option<usize>,
}

/// Answers the cases of a file, one line for each, in order, as soon as they are known; and draws how long their
/// solutions are if a file is named.
///
/// # Errors
/// If the cases cannot be read, or the answers cannot be written.
pub fn cases(
    streams: &mut Streams,
    shelf: Arc<Shelf>,
    task: Task,
    base: Case,
    path: &str,
    threads: usize,
    picture: Option<PictureFile>,
) -> Result<Exit, Failure> {
    let wrong = |error: &io::Error| {
        Diagnostic::new(Kind::File, format!("the cases in `{path}` cannot be read: {}", plain(error)))
    };
    let input: Box<dyn BufRead + Send> = match path {
        "-" => Box::new(BufReader::new(io::stdin())),
        path => Box::new(BufReader::new(File::open(path).map_err(|error| wrong(&error))?)),
    };
    let (base, name) = (Arc::new(base), Arc::<str>::from(if path == "-" { "the pipe" } else { path }));
    let make = move || {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
        let worker = Worker::new(shelf.clone(), interrupt::work(), true);
        let (base, name) = (base.clone(), name.clone());
        move |line: Line| {
            let _kept = &pool;
            answer(&worker, task, &base, &name, line)
        }
    };
    let (mut exit, mut lengths) = (Exit::Good, SolutionLengths::default());
    let progress = Progress::counting("cases");
    let give = |told: Told, more: bool| {
        if interrupt::stopped() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        progress.step();
        exit = exit.max(told.exit);
        lengths.add(told.length);
        progress.beside(|| {
            streams.out.write_all(told.line.as_bytes())?;
            if more { Ok(()) } else { streams.out.flush() }
        })
    };
    match pipeline(Lines::new(input), threads, make, give) {
        Ok(()) => {
            if let Some(file) = picture {
                file.write(&lengths.plot())?;
            }
            Ok(exit)
        }
        Err(_) if interrupt::stopped() => Err(Failure::Interrupted),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error.into()),
        Err(error) => Err(wrong(&error).into()),
    }
}

/// What answers a line.
fn answer(worker: &Worker, task: Task, base: &Case, name: &str, line: Line) -> Told {
    let read = match &line.text {
        Ok(text) => overlay(base, text),
        Err(message) => {
            let message = (*message).to_string();
            Err(Box::new(BadCase { id: Value::Null, message, help: None, column: None }))
        }
    };
    let (id, case) = match read {
        Ok(read) => read,
        Err(bad) => {
            let BadCase { id, message, help, column } = *bad;
            let at = format!("{name}:{}:{}", line.number, column.unwrap_or(1));
            let error = ErrorAnswer { kind: Kind::Usage.word(), message, at: Some(at), ply: None, help };
            return Told { line: written(&Refused { id: &id, error }), exit: Exit::No, length: None };
        }
    };
    let result = fault::guard(|| task.answer(worker, &case)).unwrap_or_else(|fault| Err(vec![fault]));
    match result {
        Ok(answer) => {
            let exit = match answer.exit() {
                // a record that breaks off is a case with an error, and no file that keeps others from an answer
                Exit::Unreadable => Exit::No,
                exit => exit,
            };
            let length = match &answer {
                Answer::Solve(solved) => solved.length,
                _ => None,
            };
            Told { line: written(&Answered { id: &id, answer: &answer }), exit, length }
        }
        Err(errors) => {
            let unknown = Diagnostic::new(Kind::Internal, "no reason was given");
            let error = ErrorAnswer::of(errors.first().unwrap_or(&unknown));
            Told { line: written(&Refused { id: &id, error }), exit: Exit::No, length: None }
        }
    }
}

fn written(answer: &impl Serialize) -> String {
    let mut line = serde_json::to_string(answer).unwrap_or_else(|error| {
        let error =
            serde_json::json!({"id": null, "error": {"kind": "internal", "message": error.to_string()}});
        error.to_string()
    });
    line.push('\n');
    line
}
