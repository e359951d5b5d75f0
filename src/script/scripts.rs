use super::library::Stamp;
use crate::diagnostic::{Diagnostic, Source};

/// A script that was found.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// Its text, under the name that messages use.
    pub source: Source,
    /// What tells it from every other script.
    pub key: String,
    /// Whether by its place it is a game or a variant, and not a part of one.
    pub is_game: bool,
    /// The file, if it is one.
    pub file: Option<Stamp>,
}

/// A text that is no script: a grammar, or what an option names.
#[derive(Clone, Debug)]
pub(super) struct Text {
    /// It, under the name that messages use.
    pub source: Source,
    /// The file, if it is one.
    pub file: Option<Stamp>,
}

/// Where scripts are found.
pub(super) trait Scripts {
    /// A script by the name that another one requires it by.
    ///
    /// # Errors
    /// If there is none, with the nearest name, or it cannot be read.
    fn find_module(&self, name: &str, from: Option<&Script>) -> Result<Script, Diagnostic>;

    /// A grammar file by its name without the ending; nothing if there is none.
    fn find_grammar(&self, name: &str) -> Option<Text>;

    /// A text that an option names, by its path.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn find_text(&self, path: &str) -> Result<Text, String>;
}
