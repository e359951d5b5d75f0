use super::View;
use crate::diagnostic::Diagnostic;
use crate::rule::Moves;

impl View<'_> {
    /// Refuses more decisions than may be open at once.
    ///
    /// # Errors
    /// [`Kind::Limit`](crate::diagnostic::Kind::Limit) if there are more.
    pub(super) fn bounded(&self, decisions: usize) -> Result<(), Diagnostic> {
        let most = self.game.bounds.moves;
        if decisions <= most as usize {
            return Ok(());
        }
        Err(self.game.stopped(&format!("{most} decisions at once"), None))
    }

    /// The same error, at the place of the rule that the moves are, if it has none.
    pub(super) fn placed(&self, error: Diagnostic, moves: &Moves) -> Diagnostic {
        match moves {
            Moves::Rule(rule) => self.game.placed(error, *rule),
            _ => error,
        }
    }
}
