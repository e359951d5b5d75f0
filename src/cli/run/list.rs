use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::show::{self, Tint};
use crate::cli::streams::Streams;
use crate::script::{Library, LibraryPaths, Listed};
use crate::session::ErrorAnswer;
use serde::Serialize;
use std::io::Write;

/// A game or variant that there is.
#[derive(Serialize)]
struct ListAnswer<'a> {
    game: &'a str,
    title: &'a str,
    /// The game that it is a variant of.
    of: Option<&'a str>,
    /// Its script.
    from: &'a str,
    /// Whether it is a copy in the program.
    embedded: bool,
    /// Scripts of the same name that it hides.
    hides: &'a [String],
    /// Why it cannot be loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorAnswer>,
}

/// Tells which games there are, where each came from, and what it hides.
///
/// # Errors
/// If it cannot be written.
pub fn list(streams: &mut Streams, library: &Library) -> Result<Exit, Failure> {
    let listed = library.list();
    let broken = listed.iter().any(|game| !game.findings.is_empty());
    if streams.json {
        for game in &listed {
            let answer = ListAnswer {
                game: &game.name,
                title: &game.title,
                of: game.parent.as_deref(),
                from: &game.place,
                embedded: game.embedded,
                hides: &game.hides,
                error: game.findings.first().map(ErrorAnswer::of),
            };
            serde_json::to_writer(&mut streams.out, &answer).map_err(std::io::Error::from)?;
            writeln!(streams.out)?;
        }
    } else {
        let rows: Vec<Vec<String>> = listed.iter().map(row).collect();
        streams.out.write_all(show::table(&[], &rows, streams.width).as_bytes())?;
        for game in &listed {
            for hidden in &game.hides {
                writeln!(streams.out, "{}", Tint::Faint.on(format!("{} hides {hidden}", game.place)))?;
            }
        }
        if let Some(folder) = LibraryPaths::usual(None).user {
            let state = if folder.is_dir() { "" } else { " (not there yet)" };
            writeln!(streams.out, "\nYour own games go into {}{state}", folder.display())?;
        }
        for finding in listed.iter().flat_map(|game| &game.findings) {
            streams.tell(finding)?;
        }
    }
    Ok(if broken { Exit::Unreadable } else { Exit::Good })
}

fn row(game: &Listed) -> Vec<String> {
    let place = if game.embedded { "in the program".to_string() } else { game.place.clone() };
    let title = if game.findings.is_empty() { game.title.clone() } else { "cannot be loaded".to_string() };
    vec![game.name.clone(), title, place]
}
