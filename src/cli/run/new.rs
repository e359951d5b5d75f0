use crate::cli::args::NewArgs;
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::show::Tint;
use crate::cli::streams::Streams;
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::{Library, LibraryPaths};
use crate::session::Shelf;
use crate::session::file::plain;
use crate::session::fresh::{Fresh, fresh};
use std::io::Write;
use std::path::PathBuf;

/// Makes a new game or variant with its test, and says what to type next.
///
/// # Errors
/// If it cannot be made; nothing is written over then.
pub fn new(streams: &mut Streams, args: &NewArgs) -> Result<Exit, Failure> {
    let folder = args.rules.clone().unwrap_or_else(|| PathBuf::from("rules"));
    std::fs::create_dir_all(&folder).map_err(|error| {
        let message = format!("the folder `{}` cannot be made: {}", folder.display(), plain(&error));
        Diagnostic::new(Kind::File, message)
    })?;
    let shelf = Shelf::new(Library::new(LibraryPaths::usual(args.rules.clone())));
    let Fresh { game, script, tests } = fresh(&shelf, &folder, &args.name, args.from.as_deref())?;
    let option = args.rules.as_ref().map_or(String::new(), |folder| format!(" --rules {}", folder.display()));
    let next = ["test", "rules", "play"].map(|command| format!("houserule {command} {game}{option}"));
    if streams.json {
        let answer = serde_json::json!({"game": game, "script": script, "tests": tests, "next": next});
        writeln!(streams.out, "{answer}")?;
        return Ok(Exit::Good);
    }
    writeln!(streams.out, "the rules: {}", Tint::Strong.on(script.display()))?;
    writeln!(streams.out, "the tests: {}", Tint::Strong.on(tests.display()))?;
    writeln!(streams.out, "\nChange a rule, and say in the line above it what it says now. Then:")?;
    let wide = next.iter().map(String::len).max().unwrap_or(0);
    for (command, does) in next.iter().zip(["to see which tests hold", "to read the rules", "to play"]) {
        writeln!(streams.out, "  {command:<wide$}  {does}")?;
    }
    Ok(Exit::Good)
}
