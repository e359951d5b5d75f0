//! What a decision does: what its verb says, then its own action, then what its phase says.

use super::act::Actor;
use crate::board::{CellSet, Point};
use crate::diagnostic::Diagnostic;
use crate::position::{Effect, Player};
use crate::rule::{Action, Decision, Effects, Fate, Game, Host, Landing, Phase, Shape, VariableId};

/// Carries out a decision of a phase, without asking how the game goes on.
pub(crate) fn perform(
    game: &Game,
    host: &dyn Host,
    phase: &Phase,
    me: Player,
    decision: &Decision,
    effects: &mut Effects<'_>,
) -> Result<(), Diagnostic> {
    let actor = Actor { game, host, me, decision };
    actor.do_verb(effects);
    if let Some(action) = &decision.generator.action {
        actor.act(action, effects)?;
    }
    if let Some(after) = phase.after {
        actor.act(&Action::Rule(after), effects)?;
    }
    Ok(())
}

impl Actor<'_> {
    fn do_verb(&self, effects: &mut Effects<'_>) {
        let decision = self.decision;
        match &decision.generator.shape {
            Shape::Place { pieces, .. } | Shape::Flank { pieces, .. } => {
                if let (Some(piece), Some(to)) = (decision.piece, decision.to) {
                    self.bring(piece, pieces.count, to, effects);
                }
            }
            Shape::Push { pieces } => {
                if let (Some(piece), Some(to)) = (decision.piece, decision.to) {
                    self.shift_run(effects);
                    self.bring(piece, pieces.count, to, effects);
                }
            }
            Shape::Step { landing, .. }
            | Shape::Slide { landing, .. }
            | Shape::Hop { landing, .. }
            | Shape::Jump { landing, .. } => {
                if let (Some(from), Some(to)) = (decision.from, decision.to) {
                    if *landing == Landing::Capture && from != to {
                        self.remove(CellSet::of([to]), Fate::Captured, effects);
                    }
                    carry(from, to, effects);
                }
            }
            Shape::Take { once, .. } => {
                if let Some(once) = once {
                    self.deal_with(*once, effects);
                }
                self.remove(CellSet::of(decision.cells.iter().copied()), Fate::Taken, effects);
            }
            Shape::Choose { .. } | Shape::Say { .. } => {}
        }
    }

    /// Keeps that the row is decided about, by the first cell of it that is left standing.
    fn deal_with(&self, once: VariableId, effects: &mut Effects<'_>) {
        let (Some(line), Some(left)) = (self.decision.line, self.decision.left) else { return };
        let index = once.index.saturating_add(line);
        let old = effects.position.variable(index);
        effects.make(Effect::Variable { index, old, new: i64::from(left.0) + 1 });
    }

    /// Moves the unbroken run that begins where the decision ends one step on, the furthest stack first.
    fn shift_run(&self, effects: &mut Effects<'_>) {
        let (Some(first), Some(direction), Some(reach)) =
            (self.decision.to, self.decision.direction, self.decision.reach)
        else {
            return;
        };
        if first == reach {
            return;
        }
        let mut line = vec![first];
        for cell in self.game.board.ray(first, direction) {
            line.push(*cell);
            if *cell == reach {
                break;
            }
        }
        for pair in line.windows(2).rev() {
            carry(pair[0], pair[1], effects);
        }
    }
}

fn carry(from: Point, to: Point, effects: &mut Effects<'_>) {
    let count = effects.position.stack(from).height() as u8;
    if count > 0 && from != to {
        effects.make(Effect::Carry { from, to, count });
    }
}
