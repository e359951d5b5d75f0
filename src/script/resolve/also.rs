//! What happens besides the moves that another expression makes: the meaning of `also`.

use super::Resolver;
use crate::rule::{Action, Moves, RuleId};
use crate::script::term::{Arg, Term};
use std::sync::Arc;

/// How deep rules may be followed to add an action to their moves.
const DEEPEST: usize = 20;
/// How many expressions may be copied in all for what `also` says.
const MOST_COPIED: u64 = 1_000_000;

impl Resolver<'_> {
    /// The same moves, each with another thing that happens.
    pub(super) fn with_action(&self, moves: Moves, action: &Action, term: &Term) -> Moves {
        match moves {
            Moves::Make(generator) => {
                if !self.may_copy(term.nth(1), term) {
                    return Moves::Any(Vec::new());
                }
                let mut generator = (*generator).clone();
                generator.action = Some(match generator.action {
                    Some(first) => Action::Sequence(vec![first, action.clone()]),
                    None => action.clone(),
                });
                Moves::Make(Arc::new(generator))
            }
            Moves::Any(parts) => {
                Moves::Any(parts.into_iter().map(|part| self.with_action(part, action, term)).collect())
            }
            Moves::First(parts) => {
                Moves::First(parts.into_iter().map(|part| self.with_action(part, action, term)).collect())
            }
            Moves::Only(inner, condition) => {
                Moves::Only(Box::new(self.with_action(*inner, action, term)), condition)
            }
            Moves::Rule(id) => self.rule_with_action(id, action, term),
            Moves::Function(_) => {
                let message = "`also` cannot be said of a function: it says itself what happens besides";
                self.fault(term.0.at, &["also"], message);
                moves
            }
        }
    }

    /// Whether an expression may be copied once more for `also`; that it may not is said.
    fn may_copy(&self, arg: &Arg, term: &Term) -> bool {
        let before = self.shared.copied.get();
        let copied = before.saturating_add(u64::from(arg.size()) + 1);
        self.shared.copied.set(copied);
        if copied > MOST_COPIED && before <= MOST_COPIED {
            let message = format!(
                "with what `also` says of each of them, the moves come to more than {MOST_COPIED} expressions"
            );
            self.fault(term.0.at, &["also"], message);
        }
        copied <= MOST_COPIED
    }

    fn rule_with_action(&self, id: RuleId, action: &Action, term: &Term) -> Moves {
        if let Some(before) = self.before.as_ref().filter(|_| self.previous == Some(id)) {
            return self.with_action(before.clone(), action, term);
        }
        let draft = self.shared.draft.borrow();
        let rule = draft.rules.get(id.index());
        let Some((rule, version)) = rule.and_then(|rule| Some((rule, rule.versions.last()?))) else {
            self.fault(term.0.at, &["also"], "`also` cannot be said of what a rule was twice before");
            return Moves::Any(Vec::new());
        };
        if self.depth.get() > DEEPEST {
            self.fault(term.0.at, &["also"], format!("rule `{}` asks for itself without end", rule.name));
            return Moves::Any(Vec::new());
        }
        if !self.may_copy(&version.value, term) {
            return Moves::Any(Vec::new());
        }
        let inner = Resolver::new(self.shared, self.world, &rule.name, version.at);
        inner.depth.set(self.depth.get() + 1);
        let moves = inner.moves(&version.value);
        let moves = inner.with_action(moves, action, term);
        if self.findings.borrow().is_empty() {
            self.findings.borrow_mut().extend(inner.findings.take().into_iter().next());
        }
        moves
    }
}
