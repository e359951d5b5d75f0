use super::args::{Command, Looking, Program, RulesArgs};
use super::case::Case;
use super::exit::Exit;
use super::failure::Failure;
use super::streams::Streams;
use super::task::{Task, request};
use super::{interrupt, repl, run, show};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::{Budget, Library, LibraryPaths};
use crate::session::Shelf;
use crate::session::answer::RulesAnswer;
use crate::session::file::PictureFile;
use clap::CommandFactory;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

/// Does what a command line says.
///
/// # Errors
/// Why it cannot be done.
pub fn dispatch(streams: &mut Streams, command: Command, budget: Budget) -> Result<Exit, Failure> {
    let shelf = |rules: Option<&Path>| shelf(rules, budget);
    interrupt::after(command.patience().and_then(|patience| patience.time_limit));
    match command {
        Command::Moves(args) => {
            let shelf = shelf(args.standing.naming.rules.as_deref())?;
            look(streams, shelf, Task::Moves, Case::from(&args), &args, None)
        }
        Command::Why(args) => {
            let shelf = shelf(args.looking.standing.naming.rules.as_deref())?;
            look(streams, shelf, Task::Why, Case::from(&args), &args.looking, None)
        }
        Command::Perft(args) => {
            let shelf = shelf(args.looking.standing.naming.rules.as_deref())?;
            look(streams, shelf, Task::Perft, Case::from(&args), &args.looking, None)
        }
        Command::Playouts(args) => {
            let budget = within(budget, args.memory, run::threads(args.looking.threads));
            let shelf = self::shelf(args.looking.standing.naming.rules.as_deref(), budget)?;
            look(streams, shelf, Task::Playouts, Case::from(&args), &args.looking, args.output.as_deref())
        }
        Command::Solve(args) => {
            let shelf = shelf(args.looking.standing.naming.rules.as_deref())?;
            look(streams, shelf, Task::Solve, Case::from(&args), &args.looking, args.output.as_deref())
        }
        Command::Replay(args) => match &args.cases {
            Some(path) => {
                let shelf = shelf(args.rules.as_deref())?;
                let (task, threads) = (Task::Replay, run::threads(args.threads));
                run::cases(streams, shelf, task, Case::from(&args), path, threads, None)
            }
            None => run::replay(streams, shelf(args.rules.as_deref())?, &args),
        },
        Command::Play(args) => {
            repl::play(streams, shelf(args.looking.standing.naming.rules.as_deref())?, &args)
        }
        Command::Draw(args) => run::draw(streams, shelf(args.standing.naming.rules.as_deref())?, &args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => {
            run::serve(streams, library(args.standing.naming.rules.as_deref(), budget)?, &args)
        }
        Command::Rules(args) => rules(streams, &*shelf(args.naming.rules.as_deref())?, &args),
        Command::Test(args) => run::test(streams, &*shelf(args.rules.as_deref())?, &args),
        Command::Check(args) => run::check(streams, &*shelf(args.rules.as_deref())?, &args),
        Command::Compare(args) => run::compare(streams, &*shelf(args.rules.as_deref())?, &args),
        Command::New(args) => run::new(streams, &args),
        Command::List(args) => {
            run::list(streams, &library(args.rules.as_deref(), budget)?, args.rules.as_deref())
        }
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut Program::command(), "houserule", &mut text);
            streams.out.write_all(&text)?;
            Ok(Exit::Good)
        }
    }
}

/// Answers one question, or many cases, and draws the answer if a file is named.
fn look(
    streams: &mut Streams,
    shelf: Arc<Shelf>,
    task: Task,
    case: Case,
    looking: &Looking,
    picture: Option<&Path>,
) -> Result<Exit, Failure> {
    let picture = picture.map(PictureFile::named).transpose()?;
    let threads = run::threads(looking.threads);
    match &looking.cases {
        Some(path) => run::cases(streams, shelf, task, case, path, threads, picture),
        None => run::once(streams, shelf, task, &case, threads, picture),
    }
}

/// Tells the rules of a game.
fn rules(streams: &mut Streams, shelf: &Shelf, args: &RulesArgs) -> Result<Exit, Failure> {
    let loaded = shelf.load(&request(&Case::from(&args.naming))?)?;
    let answer = RulesAnswer::of(&loaded.game, None);
    if streams.json {
        serde_json::to_writer(&mut streams.out, &answer).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        let text = show::rules(&answer, streams.width);
        streams.out.write_all(text.as_bytes())?;
    }
    Ok(Exit::Good)
}

/// The games of the usual folders, and those of one more that is looked at first.
///
/// # Errors
/// If that is no folder.
fn library(rules: Option<&Path>, budget: Budget) -> Result<Library, Diagnostic> {
    if let Some(folder) = rules.filter(|folder| !folder.is_dir()) {
        let message = format!("there is no folder `{}`", folder.display());
        return Err(Diagnostic::new(Kind::Usage, message).help("`--rules` takes a folder of games"));
    }
    Ok(Library::new(LibraryPaths::usual(rules.map(Path::to_path_buf))).with_budget(budget))
}

fn shelf(rules: Option<&Path>, budget: Budget) -> Result<Arc<Shelf>, Diagnostic> {
    Ok(Arc::new(Shelf::new(library(rules, budget)?)))
}

/// The limits of scripts, so that those of all threads together need no more than so much memory.
fn within(budget: Budget, memory: Option<usize>, threads: usize) -> Budget {
    let each = memory.map_or(budget.memory, |memory| budget.memory.min(memory / threads.max(1)));
    Budget { memory: each, ..budget }
}
