use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::show::{self, Tint};
use crate::cli::streams::Streams;
use crate::script::{Library, LibraryPaths, Listed};
use crate::session::ErrorAnswer;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

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
pub fn list(streams: &mut Streams, library: &Library, rules: Option<&Path>) -> Result<Exit, Failure> {
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
        for (place, games) in places(&listed, rules) {
            writeln!(streams.out, "{}", Tint::Strong.on(place))?;
            let rows: Vec<Vec<String>> = games.into_iter().map(row).collect();
            writeln!(streams.out, "{}", show::table(&[], &rows, streams.width).trim_end())?;
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

/// The games by the place where they are, in the order in which places are looked at.
fn places<'a>(listed: &'a [Listed], rules: Option<&Path>) -> Vec<(String, Vec<&'a Listed>)> {
    let LibraryPaths { given, working, user } = LibraryPaths::usual(rules.map(Path::to_path_buf));
    let mut left: Vec<&Listed> = listed.iter().collect();
    let mut places = Vec::new();
    for folder in [given, working, user].into_iter().flatten() {
        let (here, others) =
            left.into_iter().partition(|game| !game.embedded && Path::new(&game.place).starts_with(&folder));
        places.push((format!("In {}", folder.display()), here));
        left = others;
    }
    places.push(("In the program".to_string(), left));
    places.retain(|(_, games)| !games.is_empty());
    places
}

fn row(game: &Listed) -> Vec<String> {
    let title = if game.findings.is_empty() { game.title.clone() } else { "cannot be loaded".to_string() };
    let seen = |text: &str| text.replace(char::is_control, "\u{fffd}");
    let hides = game.hides.iter().map(|hidden| format!("hides {hidden}")).collect::<Vec<_>>().join(", ");
    vec![format!("  {}", seen(&game.name)), title, seen(&hides)]
}
