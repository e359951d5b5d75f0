use crate::board::CellSet;
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Action, Body, Condition, Decision, Game, Moves, RuleId, Rules, Set};
use std::sync::Arc;

/// The rules of a game without what one of them says, to see what it decides.
#[derive(Debug)]
pub(super) struct Lifted {
    /// With nothing in its place: no cell, no decision, no action, a condition that does not hold.
    none: Option<Rules>,
    /// With everything in its place: all cells, a condition that holds.
    all: Option<Rules>,
    /// Whether it is a condition, which may decide how play goes on.
    condition: bool,
}

impl Lifted {
    /// The rules without one.
    ///
    /// # Errors
    /// If the scripts cannot be loaded again.
    pub fn of(game: &Arc<Game>, rule: RuleId) -> Result<Lifted, Diagnostic> {
        let body = &game.rule(rule).body;
        let none = match body {
            Body::Set(_) => Some(Body::Set(Set::Cells(CellSet::new()))),
            Body::Condition(_) => Some(Body::Condition(Condition::Constant(false))),
            Body::Moves(_) => Some(Body::Moves(Moves::Any(Vec::new()))),
            Body::Action(_) => Some(Body::Action(Action::Sequence(Vec::new()))),
            Body::Number(_) | Body::Flow(_) => None,
        };
        let all = match body {
            Body::Set(_) => Some(Body::Set(Set::All)),
            Body::Condition(_) => Some(Body::Condition(Condition::Constant(true))),
            _ => None,
        };
        let with = |body: Body| {
            let mut other = Game::clone(game);
            other.rules[rule.index()].body = body;
            Rules::new(Arc::new(other))
        };
        Ok(Lifted {
            none: none.map(with).transpose()?,
            all: all.map(with).transpose()?,
            condition: matches!(body, Body::Condition(_)),
        })
    }

    /// The decisions that would be open besides if the rule said nothing. Rules that fail without it say nothing.
    pub fn opens(&self, position: &Position, open: &[Decision]) -> Vec<Decision> {
        let mut more: Vec<Decision> = Vec::new();
        for rules in [&self.none, &self.all].into_iter().flatten() {
            let found = rules.decisions(position).unwrap_or_default();
            let is_new = |decision: &Decision| !open.contains(decision);
            for decision in found.into_iter().filter(is_new) {
                if !more.contains(&decision) {
                    more.push(decision);
                }
            }
        }
        more
    }

    /// Whether a decision would not be open if the rule said nothing.
    pub fn opens_not(&self, position: &Position, decision: &Decision) -> bool {
        let closed = |rules: &Rules| rules.decisions(position).is_ok_and(|open| !open.contains(decision));
        self.none.as_ref().is_some_and(closed)
    }

    /// Whether a decision would end differently if the rule said nothing.
    pub fn changes(&self, before: &Position, decision: &Decision, after: &Position) -> bool {
        let Some(rules) = &self.none else { return false };
        let mut other = before.clone();
        if rules.play(&mut other, decision).is_err() {
            return false;
        }
        let stacks = || other.stacks().map(|(_, stack)| stack).ne(after.stacks().map(|(_, stack)| stack));
        stacks() || self.condition && other != *after
    }
}
