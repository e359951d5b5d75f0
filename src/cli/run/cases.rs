use crate::cli::case::{BadCase, Case, Line, Lines, overlay, pipeline};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::task::{Answer, Task, Worker};
use crate::cli::{fault, interrupt};
use crate::diagnostic::{Diagnostic, Kind};
use crate::session::file::plain;
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

/// Answers the cases of a file, one line for each, in order, as soon as they are known.
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
        let worker = Worker::new(shelf.clone(), interrupt::stop(), true);
        let (base, name) = (base.clone(), name.clone());
        move |line: Line| {
            let _kept = &pool;
            answer(&worker, task, &base, &name, line)
        }
    };
    let mut exit = Exit::Good;
    let progress = Progress::counting("cases");
    let give = |(line, ends): (String, Exit), more: bool| {
        if interrupt::stopped() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        progress.step();
        exit = exit.max(ends);
        streams.out.write_all(line.as_bytes())?;
        if more { Ok(()) } else { streams.out.flush() }
    };
    match pipeline(Lines::new(input), threads, make, give) {
        Ok(()) => Ok(exit),
        Err(_) if interrupt::stopped() => Err(Failure::Interrupted),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error.into()),
        Err(error) => Err(wrong(&error).into()),
    }
}

/// The line that answers a line, and how a run ends with it.
fn answer(worker: &Worker, task: Task, base: &Case, name: &str, line: Line) -> (String, Exit) {
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
            return (told(&Refused { id: &id, error }), Exit::No);
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
            (told(&Answered { id: &id, answer: &answer }), exit)
        }
        Err(errors) => {
            let unknown = Diagnostic::new(Kind::Internal, "no reason was given");
            let error = ErrorAnswer::of(errors.first().unwrap_or(&unknown));
            (told(&Refused { id: &id, error }), Exit::No)
        }
    }
}

fn told(answer: &impl Serialize) -> String {
    let mut line = serde_json::to_string(answer).unwrap_or_else(|error| {
        let error =
            serde_json::json!({"id": null, "error": {"kind": "internal", "message": error.to_string()}});
        error.to_string()
    });
    line.push('\n');
    line
}
