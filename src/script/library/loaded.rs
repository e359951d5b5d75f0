use super::Request;
use crate::rule::Game;
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

/// A game that was loaded, and the files it came from.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub game: Arc<Game>,
    /// What was asked for.
    pub request: Request,
    /// The files that were read, and when each was last changed.
    pub files: Vec<(PathBuf, Option<SystemTime>)>,
}

impl Loaded {
    /// The files that have changed since, or are gone.
    pub fn changed(&self) -> Vec<PathBuf> {
        let now = |path: &PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
        self.files.iter().filter(|(path, then)| now(path) != *then).map(|(path, _)| path.clone()).collect()
    }

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
