//! Everything that a decision does, as one piece of code: what its verb does, then its own action, then what
//! its phase says.

use super::act::Carry;
use super::bits::Bits;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::maker::Deed;
use super::state::State;
use crate::rule::{Action, Generator};

/// Something that a decision does.
pub(super) trait Act<B: Bits>: Send + Sync + 'static {
    /// Does it.
    fn act(&self, state: &mut State<B>, choice: &Choice<B>);
}

/// What does nothing to the position.
pub(super) struct Idle;

impl<B: Bits> Act<B> for Idle {
    #[inline(always)]
    fn act(&self, _: &mut State<B>, _: &Choice<B>) {}
}

/// One after the other.
impl<B: Bits, First: Act<B>, Second: Act<B>> Act<B> for (First, Second) {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        self.0.act(state, choice);
        self.1.act(state, choice);
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// What a decision does whose verb does `verb`.
    pub fn deed(&mut self, verb: impl Act<B>, generator: &'a Generator) -> Compiled<Deed<B>> {
        if self.only_asks {
            return Ok(Box::new(|_, _| {}));
        }
        let after = self.after.and_then(|after| self.action_behind(after));
        if let (None, Some(Action::Clear(id, count))) = (&generator.action, after) {
            let clear = self.clear(*id, *count);
            return self.several_deeds((verb, clear), Vec::new());
        }
        let mut actions = Vec::new();
        if let Some(action) = &generator.action {
            actions.push(self.action(action)?);
        }
        if let Some(after) = self.after {
            actions.push(self.action_rule(after)?);
        }
        self.several_deeds(verb, actions)
    }

    fn several_deeds(&self, verb: impl Act<B>, mut actions: Vec<Deed<B>>) -> Compiled<Deed<B>> {
        Ok(match actions.len() {
            0 => Box::new(move |state, choice| {
                verb.act(state, choice);
                state.linked = 0;
            }),
            1 => {
                let action = actions.remove(0);
                Box::new(move |state, choice| {
                    verb.act(state, choice);
                    state.linked = 0;
                    action(state, choice);
                })
            }
            _ => Box::new(move |state, choice| {
                verb.act(state, choice);
                state.linked = 0;
                for action in &actions {
                    action(state, choice);
                }
            }),
        })
    }

    /// The same for a stack that moves; with the removal of what is not linked any more in one piece.
    pub fn deed_of_carry(&mut self, carry: Carry<B>, generator: &'a Generator) -> Compiled<Deed<B>> {
        if generator.action.is_none()
            && let Some(after) = self.after.filter(|_| !self.only_asks)
            && let Some(prune) = self.prune_of_rule(after)?
        {
            return Ok(Box::new(move |state, choice| prune.after(&carry, state, choice)));
        }
        self.deed(carry, generator)
    }

    /// The action behind the names of rules.
    pub fn action_behind(&self, rule: crate::rule::RuleId) -> Option<&'a Action> {
        let mut body = &self.game.rule(rule).body;
        for _ in 0..self.game.rules.len() {
            match body {
                crate::rule::Body::Action(Action::Rule(inner)) => body = &self.game.rule(*inner).body,
                crate::rule::Body::Action(action) => return Some(action),
                _ => return None,
            }
        }
        None
    }
}
