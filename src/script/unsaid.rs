//! Words about a decision that say nothing of any decision that they are asked about: slips that nobody would see.

use super::draft::Draft;
use super::shared::Shared;
use crate::rule::{Body, Generator, Moves, Node, Phase, Rule, RuleId, Set, Verb};
use std::sync::Arc;

/// Finds rules that ask where a decision begins, of decisions that leave no cell only.
pub(super) fn check(shared: &Shared, draft: &Draft, rules: &[Rule], phases: &[Phase]) {
    if !shared.findings.borrow().is_empty() {
        return;
    }
    let book = Book { rules };
    // what is implied, or stood there before, has no place in a script
    for (number, rule) in rules.iter().take(draft.rules.len()).enumerate() {
        let id = RuleId(number as u16);
        let own = book.own(rule);
        let after = phases.iter().filter(|phase| phase.after == Some(id)).map(|phase| phase.moves);
        let after: Vec<RuleId> = after.collect();
        let said = own.or_else(|| {
            let body = book.word(rule.body.node()).filter(|_| !after.is_empty())?;
            let made = after.iter().map(|moves| book.made(&Moves::Rule(*moves)));
            none_leaves(&made.collect::<Option<Vec<_>>>()?.concat()).map(|verb| (body, verb))
        });
        let (Some((word, verb)), Some(version)) = (said, draft.rules[number].versions.last()) else {
            continue;
        };
        let verb = verb.word();
        let message = format!("`{word}` says nothing of a `{verb}`, which leaves no cell");
        let error = shared.error(version.at, &[word], message);
        shared.find(match verb {
            "push" => error.help("it comes from a dot beside the board: a function can ask `decision.from`"),
            _ => error.help("`target` is the cell that a decision ends on, `taken` are those that it takes"),
        });
    }
}

/// The rules of a game by their numbers.
struct Book<'a> {
    rules: &'a [Rule],
}

impl<'a> Book<'a> {
    /// A word in the conditions and actions of a rule's own moves that says nothing of any of these.
    fn own(&self, rule: &'a Rule) -> Option<(&'static str, Verb)> {
        let Body::Moves(_) = &rule.body else { return None };
        let (mut found, mut actions, mut made) = (None, None, Vec::new());
        rule.body.node().any(&mut |node| {
            match node {
                Node::Moves(Moves::Only(inner, condition)) => {
                    let word = self.word(Node::Condition(condition));
                    let verb = self.made(inner).and_then(|made| none_leaves(&made));
                    found = found.or(word.zip(verb));
                }
                Node::Moves(Moves::Make(generator)) => {
                    made.push(generator.clone());
                    let action = generator.action.as_ref();
                    actions = actions.or_else(|| self.word(Node::Action(action?)));
                }
                _ => {}
            }
            false
        });
        // an action is said of each of several moves, of which some may leave a cell
        found.or(actions.zip(none_leaves(&made)))
    }

    /// The word that asks where a decision begins, in a tree or in the rules that it mentions.
    fn word(&self, node: Node<'a>) -> Option<&'static str> {
        let mut word = None;
        let mut open = vec![node];
        let mut seen = Vec::new();
        while let Some(node) = open.pop() {
            node.any(&mut |node| {
                match node {
                    Node::Set(Set::Origin) => word = Some("origin"),
                    Node::Set(Set::Between) => word = Some("between"),
                    Node::Rule(id) if !seen.contains(&id) => {
                        seen.push(id);
                        open.extend(self.rules.get(id.index()).map(|rule| rule.body.node()));
                    }
                    _ => {}
                }
                word.is_some()
            });
        }
        word
    }

    /// What makes the decisions of an expression; nothing if a function does.
    fn made(&self, moves: &Moves) -> Option<Vec<Arc<Generator>>> {
        let parts: Vec<_> = match moves {
            Moves::Make(generator) => return Some(vec![generator.clone()]),
            Moves::Function(_) => return None,
            Moves::Rule(id) => match &self.rules.get(id.index())?.body {
                Body::Moves(inner) => vec![self.made(inner)],
                _ => return None,
            },
            Moves::Any(parts) | Moves::First(parts) => parts.iter().map(|part| self.made(part)).collect(),
            Moves::Only(inner, _) => vec![self.made(inner)],
        };
        Some(parts.into_iter().collect::<Option<Vec<_>>>()?.concat())
    }
}

/// The kind of some decisions if none of them leaves a cell.
fn none_leaves(made: &[Arc<Generator>]) -> Option<Verb> {
    let leaves = |verb| matches!(verb, Verb::Step | Verb::Slide | Verb::Hop | Verb::Jump | Verb::Leap);
    let verbs: Vec<Verb> = made.iter().map(|generator| generator.shape.verb()).collect();
    verbs.first().copied().filter(|_| !verbs.iter().any(|verb| leaves(*verb)))
}
