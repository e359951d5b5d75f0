//! What a decision does: what its verb says, then its own action, then what its phase says.

use super::act::Actor;
use crate::board::{CellSet, Point};
use crate::diagnostic::Diagnostic;
use crate::position::{Effect, Player};
use crate::rule::{Action, Decision, Effects, Fate, Game, Host, Landing, Phase, Shape};

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
    actor.deal_with(effects)?;
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
            Shape::Push { pieces, .. } => {
                if let (Some(piece), Some(to)) = (decision.piece, decision.to) {
                    self.shift_run(effects);
                    self.bring(piece, pieces.count, to, effects);
                }
            }
            Shape::Step { landing, .. }
            | Shape::Slide { landing, .. }
            | Shape::Hop { landing, .. }
            | Shape::Jump { landing, .. }
            | Shape::Leap { landing, .. } => {
                if let (Some(from), Some(to)) = (decision.from, decision.to) {
                    if *landing == Landing::Capture && from != to {
                        self.remove(CellSet::of([to]), Fate::Captured, effects);
                    }
                    carry(from, to, effects);
                }
            }
            Shape::Take { fate, .. } => {
                self.remove(CellSet::of(decision.cells.iter().copied()), *fate, effects);
            }
            Shape::Choose { .. } | Shape::Bid { .. } | Shape::Say { .. } => {}
        }
    }

    /// Keeps that a row is dealt with that still stands, by the first cell of it that was left.
    fn deal_with(&self, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let Shape::Take { length, exact, of, along, once: Some(once), .. } = &self.decision.generator.shape
        else {
            return Ok(());
        };
        let (Some(line), Some(left)) = (self.decision.line, self.decision.left) else { return Ok(()) };
        let view = self.view(effects);
        let rows = view.rows(view.cells(of)?, view.cells(along)?, view.number(length)?, *exact);
        if rows.iter().any(|(number, row)| *number == usize::from(line) && row.contains(&left)) {
            let index = once.index.saturating_add(line);
            let old = view.position.variable(index);
            effects.make(Effect::Variable { index, old, new: i64::from(left.0) + 1 });
        }
        Ok(())
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
