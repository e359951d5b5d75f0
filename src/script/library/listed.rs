use crate::diagnostic::Diagnostic;

/// A game or variant that there is.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The name it is called by.
    pub name: String,
    /// Its title; its name where it cannot be loaded.
    pub title: String,
    /// The game that it is a variant of.
    pub parent: Option<String>,
    /// The script's file; for a copy in the program the path it has there.
    pub place: String,
    /// Whether it is a copy in the program.
    pub embedded: bool,
    /// Scripts of the same name further away that it hides.
    pub hides: Vec<String>,
    /// What is wrong with it, if it cannot be loaded.
    pub findings: Vec<Diagnostic>,
}
