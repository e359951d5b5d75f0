use crate::cli::args::ServeArgs;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::interrupt;
use crate::cli::repl::{Saver, engine, leave, unfinished};
use crate::cli::streams::Streams;
use crate::script::Library;
use crate::serve::{Server, Table};
use crate::session::command::{Bots, Others};
use crate::session::file::RecordWriter;
use crate::session::{Shelf, Timer};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

/// Lets pages in browsers play a game, until the program is told to end.
///
/// # Errors
/// What is wrong with the game or where it begins, or that nothing can be listened on.
pub fn serve(streams: &mut Streams, library: Library, args: &ServeArgs) -> Result<Exit, Failure> {
    let standing = &args.standing;
    // pages set options too: only what was named here may be read
    let named = standing.naming.set.iter().map(|setting| setting.value.clone()).collect();
    let shelf = Arc::new(Shelf::new(library.with_texts(named)));
    let engine = engine(shelf, standing)?;
    let game = engine.session().game();
    let timer = args.timer.map(|seconds| Timer::new(game, seconds, Instant::now())).transpose()?;
    let others = Others { chance: true, bots: Bots::read(game, &args.bot)? };
    let file = args.save.as_ref().map(RecordWriter::to).transpose()?;
    let mut saver = Saver::to(file, &engine)?;
    if let Some(folder) = unfinished() {
        saver.keep_in(streams, folder, &engine);
    }
    let server = Server::open(&args.host, args.port, interrupt::work())?;
    let (name, url) = (&engine.request().game, server.url());
    if streams.json {
        writeln!(streams.out, "{}", serde_json::json!({ "game": name, "url": url }))?;
    } else {
        writeln!(streams.out, "{name} is on {url}")?;
        streams.say("Ctrl-C ends it");
    }
    streams.out.flush()?;
    if args.open
        && let Err(error) = open(&url)
    {
        streams.note(&format!("no browser could be opened: {error}"));
    }
    let mut table = Table::new(engine, others, timer, interrupt::work());
    table.run(&server, |engine| saver.write(streams, engine));
    drop(server);
    leave(streams, &mut saver, &table.engine().request().game);
    Ok(Exit::Good)
}

/// Opens an address in the browser of the desktop.
fn open(url: &str) -> std::io::Result<()> {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().map(drop)
}
