use crate::diagnostic::Diagnostic;
use crate::rule::{Game, Rules};
use std::sync::Arc;

/// The rules of a game in one thread, started when they are first needed: starting scripts takes its time.
#[derive(Debug, Default)]
pub(super) struct OwnRules(Option<Result<Rules, Diagnostic>>);

impl OwnRules {
    /// The rules.
    ///
    /// # Errors
    /// If the scripts cannot be loaded in this thread.
    pub fn of(&mut self, game: &Arc<Game>) -> Result<&Rules, Diagnostic> {
        self.0.get_or_insert_with(|| Rules::new(game.clone())).as_ref().map_err(Clone::clone)
    }
}
