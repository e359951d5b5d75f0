//! Which decisions are open.

use super::{Condition, Decision, Fate, Intent, Moves, RuleId, Rules, Shape};
use crate::board::Point;
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
        open.retain(|decision| intent.fits(decision) && self.misspelt(position, intent, decision).is_none());
        Ok(open)
    }

    /// The rule by which a position cannot be in a phase, as far as the `fits` of the game and of the phase say: the
    /// innermost that has a sentence.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn misfit(&self, position: &Position, phase: u8) -> Result<Option<RuleId>, Diagnostic> {
        let said = |rule: &RuleId| self.game().rule(*rule).sentence.is_some();
        for fits in [self.game().fits, self.game().phase(phase).fits].into_iter().flatten() {
            let view = self.view(position);
            if !view.holds(&Condition::Rule(fits))? {
                return Ok(view.first_failing(fits)?.filter(said).or(Some(fits).filter(said)));
            }
        }
        Ok(None)
    }

    /// What a text says of cells that a decision takes and that is not so before it is made: which hold several
    /// pieces, what is captured.
    pub fn misspelt(&self, position: &Position, intent: &Intent, decision: &Decision) -> Option<String> {
        let name = |at: Point| self.game().board.name(at);
        if let Some(at) = intent.stacked.iter().find(|at| position.stack(**at).height() < 2) {
            return Some(format!("on `{}` stands no more than one piece", name(*at)));
        }
        let fate = match &decision.generator.shape {
            Shape::Take { fate, .. } => *fate,
            _ => Fate::Out,
        };
        let me = self.view(position).about(decision).me;
        let captured = |at: Point| {
            let top = position.stack(at).top();
            top.is_some_and(|top| fate.captures(self.game().pieces[top.index()].owner, me))
        };
        let at = intent.captured.iter().find(|at| !captured(**at))?;
        Some(format!("what stands on `{}` is not captured", name(*at)))
    }

    /// What keeps a text from meaning an open decision if nothing else does: what it says of cells that is not so.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn spelling(&self, position: &Position, intent: &Intent) -> Result<Option<String>, Diagnostic> {
        if intent.stacked.is_empty() && intent.captured.is_empty() {
            return Ok(None);
        }
        let open = self.decisions(position)?;
        let meant = open.iter().find(|decision| intent.fits(decision));
        Ok(meant.and_then(|decision| self.misspelt(position, intent, decision)))
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
