use super::names::game_name;
use super::stamp;
use crate::diagnostic::Source;
use crate::script::scripts::{Script, Text};
use include_dir::{Dir, include_dir};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The rules that are part of the program.
static RULES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/rules");

/// The grammars that are part of the program.
static GRAMMARS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/grammar");

/// Every script that is part of the program, with its path and its text: games, what they share, rule tests; each sorted.
pub(in crate::script) fn shipped() -> [Vec<(String, &'static str)>; 3] {
    let mut paths = Vec::new();
    walk_embedded(&RULES, &mut paths);
    paths.retain(|path| path.ends_with(".lua") && !path.starts_with("meta/"));
    paths.sort_unstable();
    let (tests, others): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.ends_with("_test.lua"));
    let (games, shared): (Vec<_>, Vec<_>) = others.into_iter().partition(|path| game_name(path).is_some());
    let text = |path: String| {
        let text = RULES.get_file(&path)?.contents_utf8()?;
        Some((format!("rules/{path}"), text))
    };
    [games, shared, tests].map(|paths| paths.into_iter().filter_map(text).collect())
}

/// One place where rules are looked for.
#[derive(Clone, Debug)]
pub(super) enum Shelf {
    /// A folder.
    Folder(PathBuf),
    /// The copies in the program.
    Embedded,
}

impl Shelf {
    /// A script by its path in the folder.
    pub fn script(&self, relative: &str) -> Option<Script> {
        let is_game = game_name(relative).is_some();
        match self {
            Shelf::Folder(folder) => {
                let path = folder.join(relative);
                Some(Script { is_game, ..script_at(&path).ok()? })
            }
            Shelf::Embedded => {
                let text = RULES.get_file(relative)?.contents_utf8()?;
                let shown = format!("rules/{relative}");
                Some(Script {
                    source: Source::new(shown.as_str(), text),
                    key: format!("embedded:{relative}"),
                    is_game,
                    file: None,
                })
            }
        }
    }

    /// A grammar by its name without the ending.
    pub fn grammar(&self, name: &str) -> Option<Text> {
        let Shelf::Folder(folder) = self else {
            let text = GRAMMARS.get_file(format!("{name}.pest"))?.contents_utf8()?;
            return Some(Text { source: Source::new(format!("grammar/{name}.pest"), text), file: None });
        };
        let beside = folder.parent().map(|parent| parent.join("grammar")).unwrap_or_default();
        [beside, folder.join("grammar")].iter().find_map(|folder| {
            let path = folder.join(format!("{name}.pest"));
            let file = stamp(&path);
            let text = read(&path).ok()?;
            Some(Text { source: Source::new(path.display().to_string(), text), file: Some(file) })
        })
    }

    /// The paths of all its files that may be games, sorted.
    pub fn paths(&self) -> Vec<String> {
        let mut found = Vec::new();
        match self {
            Shelf::Folder(folder) => walk(folder, folder, 0, &mut found),
            Shelf::Embedded => walk_embedded(&RULES, &mut found),
        }
        found.sort_unstable();
        found
    }

    /// How the place of a script is called.
    pub fn place(&self, relative: &str) -> String {
        match self {
            Shelf::Folder(folder) => folder.join(relative).display().to_string(),
            Shelf::Embedded => format!("rules/{relative}"),
        }
    }
}

/// A script at any path.
pub(super) fn script_at(path: &Path) -> std::io::Result<Script> {
    let file = stamp(path);
    let text = read(path)?;
    let shown = path.display().to_string();
    Ok(Script { source: Source::new(shown.as_str(), text), key: key(path), is_game: true, file: Some(file) })
}

/// The largest script or grammar, in bytes.
const LARGEST: u64 = 16 << 20;

/// The text of a file, without the mark of its encoding that some editors put before it.
fn read(path: &Path) -> std::io::Result<String> {
    // opening a pipe would wait for somebody who writes into it
    let there = path.metadata()?;
    let file = if there.is_file() || there.is_dir() { Some(File::open(path)?) } else { None };
    let Some(file) = file else {
        return Err(io::Error::other("it is no regular file"));
    };
    let mut text = String::new();
    file.take(LARGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST {
        return Err(io::Error::other(format!("it is larger than {} MB", LARGEST >> 20)));
    }
    Ok(text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text))
}

fn key(path: &Path) -> String {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf()).display().to_string()
}

/// How deep folders are searched.
const DEEPEST: usize = 5;

fn walk(root: &Path, folder: &Path, depth: usize, found: &mut Vec<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            if depth < DEEPEST {
                walk(root, &path, depth + 1, found);
            }
        } else if let Ok(relative) = path.strip_prefix(root) {
            let parts: Vec<String> =
                relative.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
            found.push(parts.join("/"));
        }
    }
}

fn walk_embedded(dir: &Dir<'static>, found: &mut Vec<String>) {
    found.extend(dir.files().filter_map(|file| file.path().to_str().map(|path| path.replace('\\', "/"))));
    dir.dirs().for_each(|dir| walk_embedded(dir, found));
}
