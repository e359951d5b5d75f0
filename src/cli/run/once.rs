use crate::cli::case::Case;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::progress::Progress;
use crate::cli::streams::Streams;
use crate::cli::task::{Answer, Task, Worker};
use crate::session::Shelf;
use crate::session::file::PictureFile;
use std::io::Write;
use std::sync::Arc;

/// Answers what the command line asks, and draws the answer if a file is named.
///
/// # Errors
/// What is wrong with it, or that the answer cannot be written.
pub fn once(
    streams: &mut Streams,
    shelf: Arc<Shelf>,
    task: Task,
    case: &Case,
    threads: usize,
    picture: Option<PictureFile>,
) -> Result<Exit, Failure> {
    let worker = Worker::new(shelf, interrupt::work(), false);
    let work = || {
        let _progress = Progress::of(worker.work, task.is_long());
        task.answer(&worker, case)
    };
    let answer = if task.is_long() { in_pool(threads, work) } else { work() };
    let answer = match answer {
        Ok(answer) => answer,
        Err(errors) if interrupt::stopped() => {
            errors.iter().try_for_each(|error| streams.tell(error).map(|_| ()))?;
            return Err(Failure::Interrupted);
        }
        Err(errors) => return Err(errors.into()),
    };
    if streams.json {
        serde_json::to_writer(&mut streams.out, &answer).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        let text = answer.text(streams);
        streams.out.write_all(text.as_bytes())?;
    }
    if let (Some(file), Answer::Playouts(playouts)) = (picture, &answer) {
        file.write(&playouts.plot(case.game.as_deref().unwrap_or_default()))?;
    }
    Ok(if interrupt::stopped() && !answer.is_whole() { interrupt::exit() } else { answer.exit() })
}

/// Does something in this thread, as one of a pool of so many; alone if the pool cannot be had.
pub fn in_pool<T>(threads: usize, work: impl FnOnce() -> T) -> T {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .stack_size(super::STACK)
        .use_current_thread()
        .build();
    let answer = work();
    drop(pool);
    answer
}
