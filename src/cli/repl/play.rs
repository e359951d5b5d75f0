use super::driver::Driver;
use super::print::Printer;
use super::saver::Saver;
use super::terminal::terminal;
use crate::cli::args::{PlayArgs, Standing};
use crate::cli::case::{Case, Line, Lines};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::streams::Streams;
use crate::cli::task::{request, rules};
use crate::diagnostic::{Diagnostic, Kind, Source};
use crate::session::command::{Bots, Engine, Others};
use crate::session::file::{RecordFile, RecordWriter, Selected, plain};
use crate::session::{Shelf, Timer};
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

/// Plays a game: at the prompt, from a pipe, from a script, or from the command line.
///
/// # Errors
/// What is wrong with the game or where it begins, or that something cannot be printed.
pub fn play(streams: &mut Streams, shelf: Arc<Shelf>, args: &PlayArgs) -> Result<Exit, Failure> {
    if args.looking.cases.is_some() {
        let error = Diagnostic::new(Kind::Usage, "`play` plays one game, so it takes no `--cases`");
        return Err(error.help("`replay --cases FILE` plays many").into());
    }
    let terminal_here = io::stdin().is_terminal() && io::stdout().is_terminal();
    let live = terminal_here && args.commands.is_empty() && args.script.is_none();
    let engine = match begun(shelf, &args.looking.standing)? {
        (engine, Some(error)) if live => {
            let error = error.note("the game is gone on with up to there");
            streams.say(&streams.fitted(&error).render(streams.error_colour));
            engine
        }
        (_, Some(error)) => return Err(error.into()),
        (engine, None) => engine,
    };
    let timer =
        args.timer.map(|seconds| Timer::new(engine.session().game(), seconds, Instant::now())).transpose()?;
    let bots = Bots::read(engine.session().game(), &args.bot)?;
    let others = Others { chance: live || !bots.is_empty(), bots };
    let file = args.save.as_ref().map(RecordWriter::to).transpose()?;
    let saver = Saver::to(file, &engine)?;
    let printer = Printer { live: live && !streams.json };
    let engine = Rc::new(RefCell::new(engine));
    let mut driver = Driver { engine, others, printer, saver };
    let looking = &args.looking;
    if live {
        let fresh = looking.standing.moves.is_none()
            && looking.standing.position.is_none()
            && looking.standing.record.is_none();
        return terminal(streams, driver, fresh && args.save.is_none(), timer);
    }
    let mut refused = !driver.settle(streams)?;
    let mut each = |line: Source| -> Result<bool, Failure> {
        let done = driver.line(streams, &line)?;
        refused |= done.refused;
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
        Ok(!(done.quit || args.bail && refused))
    };
    if !args.commands.is_empty() {
        for (number, text) in args.commands.iter().flat_map(|text| (1..).zip(text.lines())) {
            if !each(Source::new("-c", text).from_line(number))? {
                break;
            }
        }
    } else {
        let (name, input): (String, Box<dyn BufRead>) = match &args.script {
            Some(path) => {
                let file =
                    File::open(path).map_err(|error| unreadable(&path.display().to_string(), &error))?;
                (path.display().to_string(), Box::new(BufReader::new(file)))
            }
            None => ("the pipe".to_string(), Box::new(BufReader::new(io::stdin()))),
        };
        lines(&name, input, each)?;
    }
    streams.out.flush()?;
    Ok(Exit::good_if(!refused))
}

/// Hands over the lines of an input, until `each` wants no more.
fn lines(
    name: &str,
    input: impl BufRead,
    mut each: impl FnMut(Source) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let mut all = Lines::new(input);
    while let Some(line) = interrupt::waiting(|| all.next()) {
        let Line { number, text } = line.map_err(|error| unreadable(name, &error))?;
        let text = text.map_err(|reason| {
            Diagnostic::new(Kind::File, format!("line {number} of {name} cannot be read: {reason}"))
        })?;
        if !each(Source::new(name, text).from_line(number))? {
            break;
        }
    }
    Ok(())
}

fn unreadable(name: &str, error: &io::Error) -> Diagnostic {
    Diagnostic::new(Kind::File, format!("`{name}` cannot be read: {}", plain(error)))
}

/// The game as it begins.
///
/// # Errors
/// Whatever is wrong with the game, the position, the record or the moves.
#[cfg(feature = "serve")]
pub fn engine(shelf: Arc<Shelf>, standing: &Standing) -> Result<Engine, Vec<Diagnostic>> {
    match begun(shelf, standing)? {
        (engine, None) => Ok(engine),
        (_, Some(error)) => Err(error.into()),
    }
}

/// The game as it begins; of a record that is not whole, as far as it is, and why no further.
fn begun(shelf: Arc<Shelf>, standing: &Standing) -> Result<(Engine, Option<Diagnostic>), Vec<Diagnostic>> {
    let seed = standing.seed.unwrap_or_else(|| rand::random::<u32>().into());
    let start = standing.position.as_deref().map(|text| Source::new("--position", text));
    let mut engine = match &standing.record {
        Some(name) => {
            let selected = Selected::find(name, |path| RecordFile::open(path).map(Arc::new))?;
            let rules = rules(&selected, &Case::from(standing))?;
            let mut engine = Engine::new(shelf, rules.clone(), start, seed, interrupt::work())?;
            if let Some(error) = engine.adopt(rules, &selected)? {
                return Ok((engine, Some(error)));
            }
            engine
        }
        None => Engine::new(shelf, request(&Case::from(standing))?, start, seed, interrupt::work())?,
    };
    if let Some(moves) = &standing.moves {
        let source = Source::new("--moves", moves.as_str());
        engine.play(&source)?;
    }
    Ok((engine, None))
}
