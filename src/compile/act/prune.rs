use super::{Carry, Removal};
use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::deed::Act;
use crate::compile::field::Field;
use crate::compile::leaf::Leaf;
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::rule::{Action, RuleId, Set};
use std::sync::Arc;

/// What has no link to a kept set by occupied cells leaves the board.
///
/// Where that is known to have been so before a stack moves onto another, only the neighbours of the cell that
/// it leaves can have lost their link.
pub(in crate::compile) struct Prune<B: Bits> {
    field: Arc<Field<B>>,
    to: Leaf<B>,
    removal: Removal<B>,
    /// What [`State::linked`] says when it has nothing to do.
    number: u8,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// The removal of what is not linked, if that is what a rule says.
    pub fn prune_of_rule(&mut self, rule: RuleId) -> Compiled<Option<Prune<B>>> {
        match self.action_behind(rule) {
            Some(action) => self.prune_of(action),
            None => Ok(None),
        }
    }

    /// The same of an action.
    pub fn prune_of(&mut self, action: &'a Action) -> Compiled<Option<Prune<B>>> {
        let Action::Remove(set, fate) = action else { return Ok(None) };
        let (Set::Minus(all, linked) | Set::And(all, linked)) = self.behind(set) else { return Ok(None) };
        let linked = match (self.behind(set), self.behind(linked)) {
            (Set::Minus(..), linked) => linked,
            (_, Set::Not(linked)) => self.behind(linked),
            _ => return Ok(None),
        };
        let Set::Linked { to, within } = linked else { return Ok(None) };
        if *self.behind(all) != Set::Occupied || *self.behind(within) != Set::Occupied {
            return Ok(None);
        }
        let Some(to) = self.set(to)?.leaf() else { return Ok(None) };
        let known = self.linked_to.iter().position(|leaf| *leaf == to).unwrap_or_else(|| {
            self.linked_to.push(to);
            self.linked_to.len() - 1
        });
        let Ok(number) = u8::try_from(known + 1) else { return Ok(None) };
        let removal = self.removal(*fate)?;
        Ok(Some(Prune { field: self.field.clone(), to, removal, number }))
    }
}

impl<B: Bits> Prune<B> {
    /// Removes what is not linked.
    #[inline]
    pub fn prune(&self, state: &mut State<B>) {
        let occupied = state.kept(OCCUPIED);
        let linked = self.field.links.flood(self.to.of(state), occupied);
        self.remove_rest(state, occupied & !linked);
    }

    /// Moves a stack, then removes what is not linked.
    #[inline(always)]
    pub fn after(&self, carry: &Carry<B>, state: &mut State<B>, choice: &Choice<B>) {
        let (from, to) = (usize::from(choice.from), usize::from(choice.to));
        let was_linked = state.linked == self.number;
        let links = self.to.of(state).get(from);
        let onto = carry.stacks() && state.kept(OCCUPIED).get(to);
        carry.act(state, choice);
        if !was_linked || links || !onto {
            return self.prune(state);
        }
        let occupied = state.kept(OCCUPIED);
        let near = match &self.field.around {
            Some(around) if around.is_joined(from, occupied) => return,
            Some(around) => around.near(from),
            None => self.field.near(from),
        };
        if let Some(linked) = self.field.links.flood_to(self.to.of(state), occupied, near & occupied) {
            self.remove_rest(state, occupied & !linked);
        }
    }

    #[inline(always)]
    fn remove_rest(&self, state: &mut State<B>, rest: B) {
        if !rest.is_empty() {
            self.removal.remove(state, rest);
        }
        state.linked = self.number;
    }
}
