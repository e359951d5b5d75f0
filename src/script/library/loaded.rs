use super::{Files, Request};
use crate::rule::Game;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A game that was loaded, and the files it came from.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub game: Arc<Game>,
    /// What was asked for.
    pub request: Request,
    /// The files that were read.
    pub files: Files,
}

impl Loaded {
    /// The hash of the rules, as records write it.
    pub fn rules_hash(&self) -> String {
        rules_hash(&self.game)
    }
}

/// `sha256:` and the hash of the scripts and grammars of a game.
pub fn rules_hash(game: &Game) -> String {
    let mut hash = Sha256::new();
    for source in game.sources.iter().chain(&game.grammar) {
        hash.update((source.text.len() as u64).to_le_bytes());
        hash.update(source.text.as_bytes());
    }
    let digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{digits}")
}
