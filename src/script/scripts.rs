use crate::diagnostic::{Diagnostic, Source};
use std::path::PathBuf;
use std::time::SystemTime;

/// A script that was found.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// Its text, under the name that messages use.
    pub source: Source,
    /// What tells it from every other script.
    pub key: String,
    /// Whether by its place it is a game or a variant, and not a part of one.
    pub is_game: bool,
    /// The file, if it is one, and when it was last changed.
    pub file: Option<(PathBuf, Option<SystemTime>)>,
}

/// Where scripts are found.
pub(super) trait Scripts {
    /// A script by the name that another one requires it by.
    ///
    /// # Errors
    /// If there is none, with the nearest name, or it cannot be read.
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic>;

    /// A grammar file by its name without the ending; nothing if there is none.
    fn find_grammar(&self, name: &str) -> Option<Source>;
}
