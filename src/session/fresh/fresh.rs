use super::change::{Change, change};
use super::texts;
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::Request;
use crate::script::word::words;
use crate::session::file::plain;
use crate::session::{Session, Shelf};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A game or house rule that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// The name that it is called by.
    pub game: String,
    /// Its script.
    pub script: PathBuf,
    /// Its rule tests.
    pub tests: PathBuf,
}

/// Writes the script and the test of a new game, or of a variant of another, into a rules folder that the
/// shelf looks into. Nothing that is there is written over.
///
/// # Errors
/// If the name cannot be one or is taken, there is no such other game, or a file cannot be written.
pub fn fresh(shelf: &Shelf, folder: &Path, name: &str, from: Option<&str>) -> Result<Fresh, Vec<Diagnostic>> {
    let (name, from) = match (name.rsplit_once('/'), from) {
        (Some((from, name)), None) => (name, Some(from)),
        _ => (name, from),
    };
    let fits = name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
        && !name.ends_with("_test");
    if !fits {
        let error = Diagnostic::new(Kind::Usage, format!("`{name}` cannot name a game"));
        return Err(error.help("a name has small letters, digits and `_`, such as `long_rows`").into());
    }
    if is_a_word(name) {
        let error =
            Diagnostic::new(Kind::Usage, format!("`{name}` is a word of scripts and cannot name a game"));
        return Err(error.help("put another beside it, such as `my_game`").into());
    }
    let library = shelf.library();
    let (game, relative) = match from {
        Some(from) => library.place_of_variant(from, name)?,
        None => (name.to_string(), format!("{name}.lua")),
    };
    if library.names().contains(&game) {
        return Err(Diagnostic::new(Kind::Usage, format!("there is a game `{game}` already")).into());
    }
    let script = folder.join(&relative);
    let tests = script.with_file_name(format!("{name}_test.lua"));
    if let Some(taken) = [&script, &tests].into_iter().find(|path| path.exists()) {
        let message = format!("`{}` is there already", taken.display());
        return Err(Diagnostic::new(Kind::Usage, message).help("nothing was written").into());
    }
    let made = Fresh { game: game.clone(), script, tests };
    let parent = from.map(|from| shelf.load(&Request::game(from)).map(|loaded| (from, loaded.game)));
    let parent = parent.transpose()?;
    let request = Request::game(game.as_str());
    write(
        &made.script,
        &match &parent {
            None => texts::game(name),
            Some((from, parent)) => texts::variant(name, from, parent, change(parent).as_ref()),
        },
    )?;
    let mut loaded = shelf.reload(&request);
    if let (Err(_), Some((from, parent))) = (&loaded, &parent) {
        // the rule to change leans on something of its own script; without it the variant runs
        fs::write(&made.script, texts::variant(name, from, parent, None::<&Change>))
            .map_err(|error| unwritten(&made.script, &error))?;
        loaded = shelf.reload(&request);
    }
    let loaded = loaded?;
    let session = Session::new(loaded.game, loaded.notation)?;
    write(&made.tests, &texts::test(name, &session)?)?;
    Ok(made)
}

/// The words of the script language, and the name that a new game gives its phase.
const LANGUAGE: [&str; 23] = [
    "and", "break", "continue", "do", "else", "elseif", "end", "false", "for", "function", "if", "in",
    "local", "nil", "not", "or", "play", "repeat", "return", "then", "true", "until", "while",
];

/// Whether a script that gives a name to its game would take a word away from itself.
fn is_a_word(name: &str) -> bool {
    LANGUAGE.contains(&name) || words().any(|word| word.name.split('.').next() == Some(name))
}

/// Writes a file that is not there yet, with the folders it lies in.
fn write(path: &Path, text: &str) -> Result<(), Diagnostic> {
    let folders = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folders.and_then(|()| File::create_new(path)?.write_all(text.as_bytes()));
    written.map_err(|error| unwritten(path, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::new(Kind::File, format!("`{}` cannot be written: {}", path.display(), plain(error)))
}
