use super::{Game, RuleId};
use crate::diagnostic::Diagnostic;
use crate::position::{Effect, Position};
use std::collections::BTreeMap;

/// A change, and the rule that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The change.
    pub effect: Effect,
    /// The rule; absent for what the kind of decision itself does.
    pub rule: Option<RuleId>,
}

/// A position that is being changed, and what has changed since.
#[derive(Debug)]
pub struct Effects<'a> {
    /// The position as it is now.
    pub position: &'a mut Position,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The rule that is being carried out.
    pub rule: Option<RuleId>,
}

impl<'a> Effects<'a> {
    /// Nothing changed yet.
    pub fn on(position: &'a mut Position) -> Self {
        Effects { position, events: Vec::new(), rule: None }
    }

    /// Makes a change and keeps it.
    pub fn make(&mut self, effect: Effect) {
        self.position.apply(&effect);
        self.events.push(Event { effect, rule: self.rule });
    }

    /// Takes everything back.
    pub fn undo(self) {
        for event in self.events.iter().rev() {
            self.position.revert(&event.effect);
        }
    }
}

impl Game {
    /// Refuses more effects than one decision may have.
    ///
    /// # Errors
    /// [`Kind::Limit`](crate::diagnostic::Kind::Limit) if there are more.
    pub(super) fn bounded_effects(&self, effects: &Effects<'_>) -> Result<(), Diagnostic> {
        let most = self.bounds.effects;
        if effects.events.len() <= most as usize {
            return Ok(());
        }
        // the rule that made the most of them
        let mut made = BTreeMap::new();
        effects
            .events
            .iter()
            .filter_map(|event| event.rule)
            .for_each(|rule| *made.entry(rule).or_insert(0) += 1);
        let rule = made.into_iter().max_by_key(|(_, count)| *count).map(|(rule, _)| rule);
        Err(self.stopped(&format!("{most} effects of one decision"), rule))
    }
}
