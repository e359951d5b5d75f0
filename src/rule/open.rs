//! Which decisions are open.

use super::{Decision, Intent, Moves, RuleId, Rules};
use crate::diagnostic::Diagnostic;
use crate::position::Position;

impl Rules {
    /// The decisions that are open; none once the game is over.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn decisions(&self, position: &Position) -> Result<Vec<Decision>, Diagnostic> {
        if position.turn().outcome.is_some() {
            return Ok(Vec::new());
        }
        let mut open = self.choices(position)?;
        if let Some(besides) = self.game().phase(position.turn().phase).besides {
            open.extend(self.view(position).generate(&Moves::Rule(besides))?);
        }
        Ok(open)
    }

    /// The open decisions of who decides, without what anyone may do besides.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn choices(&self, position: &Position) -> Result<Vec<Decision>, Diagnostic> {
        if position.turn().outcome.is_some() {
            return Ok(Vec::new());
        }
        let phase = self.game().phase(position.turn().phase);
        let open = self.view(position).generate(&Moves::Rule(phase.moves))?;
        if open.is_empty() && self.may_pass(position)? {
            return Ok(vec![Decision::pass()]);
        }
        Ok(open)
    }

    /// The open decisions that a text may mean, also those that are not listed because there is no end of them.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn allowed(&self, position: &Position, intent: &Intent) -> Result<Vec<Decision>, Diagnostic> {
        let mut open = self.decisions(position)?;
        if intent.number.is_some() && position.turn().outcome.is_none() {
            let phase = self.game().phase(position.turn().phase);
            let view = self.view(position).naming(intent.number);
            open = view.generate(&Moves::Rule(phase.moves))?;
        }
        open.retain(|decision| intent.fits(decision));
        Ok(open)
    }

    /// The innermost rule by which a position cannot be in a phase, as far as the phase's `fits` says.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn misfit(&self, position: &Position, phase: u8) -> Result<Option<RuleId>, Diagnostic> {
        let fits = self.game().phase(phase).fits;
        fits.map_or(Ok(None), |fits| self.view(position).first_failing(fits))
    }

    /// Whether a text speaks of the kind of decisions that this phase is about, open or not.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn is_about(&self, position: &Position, intent: &Intent) -> Result<bool, Diagnostic> {
        let phase = self.game().phase(position.turn().phase);
        self.view(position).makes_such(phase.moves, intent)
    }
}
