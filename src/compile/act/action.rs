//! What happens after a decision: [`Action`] as code.

use crate::compile::bits::Bits;
use crate::compile::check::Check;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::deed::Act;
use crate::compile::kept::KeptNumber;
use crate::compile::maker::Deed;
use crate::rule::{Action, Body, RuleId};

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles the action that a rule says.
    pub fn action_rule(&mut self, rule: RuleId) -> Compiled<Deed<B>> {
        self.rule(rule, |compiler, body| match body {
            Body::Action(action) => compiler.action(action),
            other => Err(compiler.mistyped(other)),
        })
    }

    /// Compiles an action.
    pub fn action(&mut self, action: &'a Action) -> Compiled<Deed<B>> {
        Ok(match action {
            Action::Rule(id) => self.action_rule(*id)?,
            Action::Sequence(parts) => {
                let parts: Vec<Deed<B>> =
                    parts.iter().map(|part| self.action(part)).collect::<Compiled<_>>()?;
                Box::new(move |state, choice| {
                    for part in &parts {
                        part(state, choice);
                    }
                })
            }
            Action::Remove(set, fate) => {
                if let Some(prune) = self.prune_of(action)? {
                    return Ok(Box::new(move |state, _| prune.prune(state)));
                }
                let (set, removal) = (self.set(set)?, self.removal(*fate)?);
                Box::new(move |state, choice| {
                    let cells = set.of(state, choice);
                    removal.remove(state, cells);
                    state.linked = 0;
                })
            }
            Action::Tuck(_) => return Err(self.unsupported("pieces that go beneath a stack")),
            Action::Flip(set) => {
                let set = self.set(set)?;
                let turn = self.turn_over(|piece| self.game.flipped(piece));
                Box::new(move |state, choice| {
                    let cells = set.of(state, choice);
                    turn.turn(state, cells);
                    state.linked = 0;
                })
            }
            Action::Become(set, kinds) => {
                let set = self.set(set)?;
                let turn = self.turn_over(|piece| kinds.get(piece.index()).copied());
                Box::new(move |state, choice| {
                    let cells = set.of(state, choice);
                    turn.turn(state, cells);
                    state.linked = 0;
                })
            }
            Action::Put(set, each) => {
                let covers = !self.is_empty_space(set);
                let set = self.set(set)?;
                let Some(piece) = each.get(self.me.index()) else { return Ok(Box::new(|_, _| {})) };
                let bring = self.bring(*piece, 1, None, covers);
                Box::new(move |state, choice| {
                    let cells = set.of(state, choice);
                    bring.come(state, cells);
                    state.linked = 0;
                })
            }
            Action::Hand(who, each, by) => {
                let player = who.of(self.me, self.game.players.len());
                let by = self.number(by)?;
                let slot = each
                    .get(player.index())
                    .and_then(|piece| self.plan.find_number(KeptNumber::Hand(player, *piece)));
                let Some(slot) = slot else { return Ok(Box::new(|_, _| {})) };
                Box::new(move |state, choice| {
                    let held = state.number(slot);
                    let by = by.of(state, choice).clamp(-held, i64::from(i16::MAX) - held);
                    state.change(slot, by);
                })
            }
            Action::Clear(id, count) => {
                let clear = self.clear(*id, *count);
                Box::new(move |state, choice| clear.act(state, choice))
            }
            Action::Assign(id, number) => {
                let number = self.number(number)?;
                let Some(place) = self.known_variable(*id)? else { return Ok(Box::new(|_, _| {})) };
                Box::new(move |state, choice| {
                    let value = number.of(state, choice);
                    state.set_number(place.of(choice), value);
                })
            }
            Action::AssignCell(id, set) => {
                let (set, field) = (self.set(set)?, self.field.clone());
                let Some(place) = self.known_variable(*id)? else { return Ok(Box::new(|_, _| {})) };
                Box::new(move |state, choice| {
                    let first = field.first(set.of(state, choice));
                    state.set_number(place.of(choice), first.map_or(-1, |cell| i64::from(cell.0)));
                })
            }
            Action::When(condition, inner) => {
                let inner = self.action(inner)?;
                match self.condition(condition)? {
                    Check::Fixed(true) => inner,
                    Check::Fixed(false) => Box::new(|_, _| {}),
                    check => Box::new(move |state, choice| {
                        if check.holds(state, choice) {
                            inner(state, choice);
                        }
                    }),
                }
            }
            Action::Function(_) => return Err(self.unsupported("a function")),
        })
    }
}
