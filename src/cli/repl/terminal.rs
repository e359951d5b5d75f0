use super::bells::Bells;
use super::driver::Driver;
use super::helper::Helper;
use super::keeper::Keeper;
use super::print::{board, prompt};
use super::saver::Saver;
use super::tidy::tidy;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::streams::Streams;
use crate::diagnostic::Source;
use crate::session::Timer;
use crate::session::file::{Selected, plain};
use directories::ProjectDirs;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{ColorMode, CompletionType, Config, Editor};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How many lines of the prompt are kept.
const HISTORY: usize = 2000;

type Lines = Editor<Helper, FileHistory>;

/// Reads lines at the prompt until the user leaves. `fresh` says whether a game that was left may be offered.
///
/// # Errors
/// If something cannot be printed.
pub fn terminal(
    streams: &mut Streams,
    mut driver: Driver,
    fresh: bool,
    mut timer: Option<Timer>,
) -> Result<Exit, Failure> {
    let folder = data();
    tidy()?;
    let mut lines = editor(streams)?;
    let history = folder.as_ref().map(|folder| folder.join("history.txt"));
    if let Some(path) = history.as_ref().filter(|path| path.exists())
        && let Err(error) = lines.load_history(path)
    {
        streams.say(&format!("note: the lines typed before cannot be read: {error}"));
    }
    if let Some(kept) = unfinished() {
        if fresh && !offer(streams, &mut lines, &mut driver, &kept) {
            return Ok(Exit::Good);
        }
        driver.saver.keep_in(streams, kept, &driver.engine.borrow());
    }
    // only now: a question before is answered by no moves
    lines.set_helper(Some(Helper::new(driver.engine.clone(), streams.colour)));
    let text = board(streams, driver.engine.borrow().session());
    streams.out.write_all(text.as_bytes())?;
    streams.out.flush()?;
    let bells = match &timer {
        Some(_) => Some(Bells::over(lines.create_external_printer().map_err(std::io::Error::other)?)?),
        None => None,
    };
    loop {
        interrupt::clear();
        driver.refresh(streams)?;
        driver.settle(streams)?;
        if let (Some(timer), Some(bells)) = (&mut timer, &bells) {
            bells.set(timer.look(driver.engine.borrow().session(), Instant::now()));
        }
        let prompt = prompt(driver.engine.borrow().session());
        match lines.readline(&prompt) {
            Ok(line) => {
                let _ = lines.add_history_entry(line.as_str());
                if let Some(text) = timer.as_ref().and_then(|timer| timer.run_out(Instant::now())) {
                    driver.line(streams, &text)?;
                }
                if driver.line(streams, &Source::new("the prompt", line))?.quit {
                    break;
                }
            }
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => {
                streams.say(&format!("error: the terminal cannot be read: {error}"));
                break;
            }
        }
    }
    if let Some(path) = history
        && let Some(folder) = path.parent()
    {
        // a history that cannot be kept is nothing to stop for
        let _ = std::fs::create_dir_all(folder)
            .and_then(|()| lines.save_history(&path).map_err(std::io::Error::other));
    }
    leave(streams, &mut driver.saver, &driver.engine.borrow().request().game);
    Ok(Exit::Good)
}

/// The folder of what the program keeps.
fn data() -> Option<PathBuf> {
    ProjectDirs::from("", "", "houserule").map(|dirs| dirs.data_dir().to_path_buf())
}

/// The folder of games that nobody saved.
pub fn unfinished() -> Option<PathBuf> {
    data().map(|folder| folder.join("unfinished"))
}

fn editor(streams: &Streams) -> Result<Lines, Failure> {
    let colour = if streams.colour { ColorMode::Enabled } else { ColorMode::Disabled };
    let config = Config::builder()
        .max_history_size(HISTORY)
        .and_then(|config| config.history_ignore_dups(true))
        .map_err(std::io::Error::other)?
        .completion_type(CompletionType::List)
        .color_mode(colour)
        .build();
    Ok(Lines::with_config(config).map_err(std::io::Error::other)?)
}

/// Offers the games of this game that were left, the last one first, until one is gone on with; whether the user
/// stays.
fn offer(streams: &Streams, lines: &mut Lines, driver: &mut Driver, folder: &Path) -> bool {
    let wanted = driver.engine.borrow().request().clone();
    let left = Keeper::left(folder).into_iter().filter(|(_, selected)| {
        selected
            .request()
            .is_ok_and(|request| request.game == wanted.game && !selected.record().movetext.is_empty())
    });
    for (path, selected) in left {
        match agreed(streams, lines, &wanted.game) {
            Ok(true) => {
                go_on(streams, driver, path, &selected);
                return true;
            }
            Ok(false) => set_aside(streams, &path),
            Err(ReadlineError::Eof) => return false,
            Err(_) => return true,
        }
    }
    true
}

/// Asks until the answer is yes or no.
fn agreed(streams: &Streams, lines: &mut Lines, game: &str) -> Result<bool, ReadlineError> {
    streams.say(&format!("a game of {game} was left unfinished"));
    loop {
        match lines.readline("go on with it? [Y/n] ")?.trim().to_lowercase().as_str() {
            "" | "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            _ => {
                streams.say("say `y` to go on with it, `n` for a new game; Ctrl-C leaves it for another time")
            }
        }
    }
}

/// Goes on with a game that was left.
fn go_on(streams: &Streams, driver: &mut Driver, path: PathBuf, selected: &Selected) {
    let keeper = match Keeper::at(path) {
        Ok(keeper) => keeper,
        Err(error) => return streams.note(&format!("it cannot be gone on with: {}", plain(&error))),
    };
    let adopted = selected
        .request()
        .map_err(|error| vec![error])
        .and_then(|request| driver.engine.borrow_mut().adopt(request, selected));
    let errors = match adopted {
        Ok(error) => error.into_iter().collect(),
        Err(errors) => errors,
    };
    for error in &errors {
        streams.say(&streams.fitted(error).render(streams.error_colour));
    }
    if !errors.is_empty() {
        return streams.note("the record of the game is left as it is");
    }
    driver.saver.resume(&driver.engine.borrow(), keeper);
}

/// Puts a game that nobody wants to go on with where it is offered no more, and says where.
fn set_aside(streams: &Streams, path: &Path) {
    let aside = path.with_extension("txt");
    if std::fs::rename(path, &aside).is_ok() {
        streams.note(&format!("its record is kept in {}", aside.display()));
    }
}

/// Lets go of what is not worth keeping, and says what is kept.
pub fn leave(streams: &Streams, saver: &mut Saver, game: &str) {
    let (kept, lost) = saver.leave();
    match kept {
        0 => {}
        1 => streams.wrapped(&format!("the game is kept: `houserule play {game}` offers it again")),
        _ => streams.wrapped(&format!("{kept} games are kept: `houserule play {game}` offers them again")),
    }
    if lost > 0 {
        streams.note("what was played is not kept");
    }
}
