use super::Session;
use crate::diagnostic::{Diagnostic, Source, Span};
use crate::notation::{Notation, read_position};
use crate::rule::{Game, Rules};
use std::sync::Arc;

/// Where a game is to begin: at its own start, or in a position; and what is played from there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beginning {
    /// The position, as a position text.
    pub position: Option<Source>,
    /// The decisions played after it.
    pub moves: Option<Source>,
}

impl Session {
    /// A game as it begins.
    ///
    /// # Errors
    /// If the position cannot be, or the decisions cannot be played: nothing is kept then.
    pub fn begin(
        game: Arc<Game>,
        notation: Arc<Notation>,
        beginning: &Beginning,
    ) -> Result<Self, Diagnostic> {
        let rules = Rules::new(game)?;
        let start = match &beginning.position {
            Some(source) => read_position(&rules, source, whole(source))?,
            None => rules.start()?,
        };
        let mut session = Session::from(rules, notation, start)?;
        if let Some(moves) = &beginning.moves
            && let Some(error) = session.read(moves, whole(moves)).error
        {
            return Err(error);
        }
        Ok(session)
    }

    /// Another game of the same rules, from their start or from a position.
    ///
    /// # Errors
    /// If the position cannot be.
    pub fn anew(&self, position: Option<Source>) -> Result<Self, Diagnostic> {
        let (game, notation) = (self.game().clone(), self.notation().clone());
        Ok(Session::begin(game, notation, &Beginning { position, moves: None })?
            .run_by(self.runner().clone()))
    }
}

/// All of a text.
pub(super) fn whole(source: &Source) -> Span {
    Span::new(0, source.text.len())
}
