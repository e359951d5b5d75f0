//! What happens: the meaning of [`Action`].

use super::View;
use crate::board::{CellSet, Point};
use crate::diagnostic::Diagnostic;
use crate::position::{Effect, Piece, Player, Stack};
use crate::rule::{Action, Body, Decision, Effects, Fate, Game, Host, Node, Note, Value};

/// Who acts, and about which decision.
#[derive(Clone, Copy)]
pub(super) struct Actor<'a> {
    /// The game.
    pub game: &'a Game,
    /// What answers functions.
    pub host: &'a dyn Host,
    /// Who decided.
    pub me: Player,
    /// The decision.
    pub decision: &'a Decision,
}

impl Actor<'_> {
    /// Carries out an action.
    pub fn act(&self, action: &Action, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let before = effects.events.len();
        self.game.bounded_effects(effects)?;
        self.view(effects).step(Node::Action(action))?;
        self.carry_out(action, effects)?;
        let changed = effects.events.len() > before;
        if let Action::Rule(id) = action {
            self.host.note(Note::Rule(*id, changed));
        }
        self.host.note(Note::Action(action, changed));
        Ok(())
    }

    fn carry_out(&self, action: &Action, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        match action {
            Action::Rule(id) => {
                let (outer, rule) = (effects.rule, self.game.rule(*id));
                let Body::Action(action) = &rule.body else {
                    return Err(self.view(effects).mistyped("an action", rule.body.type_name()));
                };
                effects.rule = Some(*id);
                self.act(action, effects)?;
                effects.rule = outer;
            }
            Action::Sequence(parts) => {
                for part in parts {
                    self.act(part, effects)?;
                }
            }
            Action::Remove(set, fate) => {
                let cells = self.view(effects).cells(set)?;
                self.remove(cells, *fate, effects);
            }
            Action::Tuck(set) => {
                let cells = self.view(effects).cells(set)?;
                if let Some(below) = self.decision.to {
                    tuck(cells, below, effects);
                }
            }
            Action::Flip(set) => {
                let cells = self.view(effects).cells(set)?;
                let flipped = |piece: Piece| self.game.flipped(piece);
                self.turn_into(cells, flipped, effects);
            }
            Action::Become(set, kinds) => {
                let cells = self.view(effects).cells(set)?;
                self.turn_into(cells, |piece| kinds.get(piece.index()).copied(), effects);
            }
            Action::Put(set, each) => {
                let cells = self.view(effects).cells(set)?;
                if let Some(piece) = each.get(self.me.index()) {
                    for cell in cells.iter() {
                        put(cell, Stack::of([*piece]), effects);
                    }
                }
            }
            Action::Hand(who, each, by) => {
                let by = self.view(effects).number(by)?;
                let player = who.of(self.me, self.game.players.len());
                if let Some(piece) = each.get(player.index()) {
                    let held = i64::from(effects.position.hand(player, *piece));
                    let by = by.clamp(-held, i64::from(i16::MAX) - held) as i16;
                    effects.make(Effect::Hand { player, piece: *piece, by });
                }
            }
            Action::Assign(id, number) => {
                let view = self.view(effects);
                let new = view.number(number)?;
                let (index, old) = (view.variable_index(*id), view.variable(*id));
                effects.make(Effect::Variable { index, old, new });
            }
            Action::Clear(id, count) => {
                for index in id.index..id.index.saturating_add(*count) {
                    let old = effects.position.variable(index);
                    if old != 0 {
                        effects.make(Effect::Variable { index, old, new: 0 });
                    }
                }
            }
            Action::AssignCell(id, set) => {
                let view = self.view(effects);
                let new = view.cells(set)?.first().map_or(-1, |cell| i64::from(cell.0));
                let (index, old) = (view.variable_index(*id), view.variable(*id));
                effects.make(Effect::Variable { index, old, new });
            }
            Action::When(condition, inner) => {
                if self.view(effects).holds(condition)? {
                    self.act(inner, effects)?;
                }
            }
            Action::Function(function) => match self.view(effects).call(*function)? {
                Value::Action(action) => self.act(&action, effects)?,
                Value::Nothing => {}
                other => return Err(self.view(effects).mistyped("an action", other.type_name())),
            },
        }
        Ok(())
    }

    /// The position as it is now, as seen by who decided.
    pub fn view<'b>(&'b self, effects: &'b Effects<'_>) -> View<'b> {
        View::new(self.game, self.host, effects.position).seen_by(self.me).about(self.decision)
    }

    /// Takes whole stacks off the board.
    pub fn remove(&self, cells: CellSet, fate: Fate, effects: &mut Effects<'_>) {
        for at in cells.iter() {
            let pieces = effects.position.stack(at).clone();
            if pieces.is_empty() {
                continue;
            }
            effects.make(Effect::Lift { at, level: 0, pieces: pieces.clone() });
            for piece in pieces.pieces().iter().copied() {
                let owner = self.game.pieces[piece.index()].owner;
                match (fate, owner) {
                    _ if fate.captures(owner, self.me) => {
                        effects.make(Effect::Captured { player: self.me, piece, by: 1 });
                    }
                    (Fate::Returned | Fate::Taken, Some(player)) => {
                        effects.make(Effect::Hand { player, piece, by: 1 });
                    }
                    _ => {}
                }
            }
        }
    }

    /// Brings pieces of the hand onto a cell.
    pub fn bring(&self, piece: Piece, count: u8, at: Point, effects: &mut Effects<'_>) {
        if self.game.supply.is_some() {
            effects.make(Effect::Hand { player: self.me, piece, by: -i16::from(count) });
        }
        put(at, Stack::of(std::iter::repeat_n(piece, usize::from(count))), effects);
    }

    fn turn_into(&self, cells: CellSet, new: impl Fn(Piece) -> Option<Piece>, effects: &mut Effects<'_>) {
        for at in cells.iter() {
            let stack = effects.position.stack(at);
            let Some(old) = stack.top() else { continue };
            let level = (stack.height() - 1) as u8;
            if let Some(new) = new(old).filter(|new| *new != old) {
                effects.make(Effect::Become { at, level, old, new });
            }
        }
    }
}

/// Moves the top piece of each stack beneath another stack.
fn tuck(cells: CellSet, below: Point, effects: &mut Effects<'_>) {
    for at in cells.iter().filter(|at| *at != below) {
        let stack = effects.position.stack(at);
        let Some(top) = stack.top() else { continue };
        let (level, pieces) = ((stack.height() - 1) as u8, Stack::of([top]));
        effects.make(Effect::Lift { at, level, pieces: pieces.clone() });
        effects.make(Effect::Put { at: below, level: 0, pieces });
    }
}

fn put(at: Point, pieces: Stack, effects: &mut Effects<'_>) {
    let level = effects.position.stack(at).height() as u8;
    effects.make(Effect::Put { at, level, pieces });
}
