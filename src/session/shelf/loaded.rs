use crate::analysis::Runner;
use crate::notation::Notation;
use crate::rule::Game;
use crate::script::Files;
use std::sync::Arc;

/// A game that was loaded, with the grammar of its notation: data that any number of threads share.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub game: Arc<Game>,
    /// The grammar of its notation.
    pub notation: Arc<Notation>,
    /// What plays and counts it.
    pub runner: Arc<Runner>,
    /// The files that it came from.
    pub files: Files,
}
