use super::driver::Driver;
use super::helper::Helper;
use super::keeper::Keeper;
use super::print::board;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::streams::Streams;
use crate::diagnostic::Source;
use crate::session::Session;
use crate::session::command::Engine;
use crate::session::file::plain;
use directories::ProjectDirs;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{ColorMode, CompletionType, Config, Editor};
use std::io::Write;
use std::path::Path;

/// How many lines of the prompt are kept.
const HISTORY: usize = 2000;

type Lines = Editor<Helper, FileHistory>;

/// Reads lines at the prompt until the user leaves. `fresh` says whether a game that was left may be offered.
///
/// # Errors
/// If something cannot be printed.
pub fn terminal(streams: &mut Streams, mut driver: Driver, fresh: bool) -> Result<Exit, Failure> {
    let folder = ProjectDirs::from("", "", "houserule").map(|dirs| dirs.data_dir().to_path_buf());
    let mut lines = editor(streams, &driver)?;
    let history = folder.as_ref().map(|folder| folder.join("history.txt"));
    if let Some(path) = history.as_ref().filter(|path| path.exists())
        && let Err(error) = lines.load_history(path)
    {
        streams.say(&format!("note: the lines typed before cannot be read: {error}"));
    }
    let kept = folder.map(|folder| folder.join("unfinished"));
    driver.saver.begin(&driver.engine.borrow());
    let resumed = fresh && kept.as_ref().is_some_and(|kept| offer(streams, &mut lines, &mut driver, kept));
    if !resumed && let Some(kept) = &kept {
        match Keeper::new(kept) {
            Ok(keeper) => driver.saver.keeper = Some(keeper),
            Err(error) => {
                let reason = plain(&error);
                streams.say(&format!(
                    "note: the game is not kept while it is played, only with `:save`: {reason}"
                ));
            }
        }
    }
    let text = board(streams, driver.engine.borrow().session());
    streams.out.write_all(text.as_bytes())?;
    streams.out.flush()?;
    loop {
        interrupt::clear();
        driver.settle(streams)?;
        let prompt = prompt(driver.engine.borrow().session());
        match lines.readline(&prompt) {
            Ok(line) => {
                let _ = lines.add_history_entry(line.as_str());
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
    leave(streams, &mut driver);
    Ok(Exit::Good)
}

fn editor(streams: &Streams, driver: &Driver) -> Result<Lines, Failure> {
    let colour = if streams.colour { ColorMode::Enabled } else { ColorMode::Disabled };
    let config = Config::builder()
        .max_history_size(HISTORY)
        .and_then(|config| config.history_ignore_dups(true))
        .map_err(std::io::Error::other)?
        .completion_type(CompletionType::List)
        .color_mode(colour)
        .build();
    let mut lines = Lines::with_config(config).map_err(std::io::Error::other)?;
    lines.set_helper(Some(Helper::new(driver.engine.clone(), streams.colour)));
    Ok(lines)
}

/// `white 12> `: who decides, and after how many turns.
fn prompt(session: &Session) -> String {
    let ply = session.position().turn().ply;
    match session.decider() {
        Some(_) => format!("{} {ply}> ", session.turn_name()),
        None => format!("over {ply}> "),
    }
}

/// Offers the game that was left last, if it is one of this game; whether it is gone on with.
fn offer(streams: &Streams, lines: &mut Lines, driver: &mut Driver, folder: &Path) -> bool {
    let wanted = driver.engine.borrow().request().clone();
    let left = Keeper::left(folder).into_iter().find(|(_, selected)| {
        selected
            .request()
            .is_ok_and(|request| request.game == wanted.game && !selected.record().movetext.is_empty())
    });
    let Some((path, selected)) = left else { return false };
    let question = format!("a game of {} was left unfinished: go on with it? [Y/n] ", wanted.game);
    let answer = lines.readline(&question);
    if !answer.is_ok_and(|answer| !answer.trim().to_lowercase().starts_with('n')) {
        set_aside(streams, &path);
        return false;
    }
    let Ok(keeper) = Keeper::at(path) else { return false };
    let adopted = selected
        .request()
        .map_err(|error| vec![error])
        .and_then(|request| driver.engine.borrow_mut().adopt(request, &selected));
    let errors = match adopted {
        Ok(error) => error.into_iter().collect(),
        Err(errors) => errors,
    };
    for error in &errors {
        streams.say(&error.render(streams.error_colour));
    }
    if !errors.is_empty() {
        streams.say("note: the record of the game is left as it is; a new game begins");
        return false;
    }
    driver.saver.keeper = Some(keeper);
    driver.saver.begin(&driver.engine.borrow());
    true
}

/// Puts a game that nobody wants to go on with where it is offered no more, and says where.
fn set_aside(streams: &Streams, path: &Path) {
    let aside = path.with_extension("txt");
    if std::fs::rename(path, &aside).is_ok() {
        streams.say(&format!("note: its record is kept in {}", aside.display()));
    }
}

/// Lets go of what is not worth keeping, and says what is kept.
fn leave(streams: &Streams, driver: &mut Driver) {
    let engine: std::cell::Ref<'_, Engine> = driver.engine.borrow();
    if engine.session().decider().is_none() || engine.session().played().is_empty() {
        driver.saver.settled();
    } else if driver.saver.keeper.as_ref().is_some_and(Keeper::is_kept) {
        streams.say(&format!("the game is kept: `houserule play {}` offers it again", engine.request().game));
    }
}
