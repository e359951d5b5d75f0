//! Rules that could never come to an answer, since what they ask multiplies.

use super::shared::Shared;
use crate::rule::{Moves, Node, Rule, RuleId, Set};
use rustc_hash::FxHashMap;

/// How many steps an answer of one rule may take at most, if every part of it is asked.
const MOST: u64 = 1_000_000_000;

/// Finds a rule that may take too many steps.
pub(super) fn check(shared: &Shared, rules: &[Rule], cells: usize) {
    let mut costs = Costs { rules, cells: cells as u64, known: FxHashMap::default() };
    let Some(rule) = (0..rules.len()).find(|rule| costs.of_rule(RuleId(*rule as u16)) > MOST) else { return };
    let name = &rules[rule].name;
    let draft = shared.draft.borrow();
    let at =
        draft.rule(name).and_then(|rule| rule.versions.last()).map(|version| version.at).unwrap_or_default();
    let message = format!("rule `{name}` may take more than {MOST} steps for one answer");
    let error = shared.error(at, &[name.rsplit('.').next().unwrap_or(name)], message);
    let help = "a rule that is used twice is asked twice, and a condition on cells is asked of every cell";
    shared.find(error.help(help));
}

/// How many steps rules take, as far as that is known.
struct Costs<'a> {
    rules: &'a [Rule],
    cells: u64,
    known: FxHashMap<RuleId, u64>,
}

impl Costs<'_> {
    fn of_rule(&mut self, id: RuleId) -> u64 {
        if let Some(cost) = self.known.get(&id) {
            return *cost;
        }
        // rules that ask for each other without end are found elsewhere
        self.known.insert(id, 0);
        let rules = self.rules;
        let cost = rules.get(usize::from(id.0)).map_or(0, |rule| self.of(rule.body.node()));
        self.known.insert(id, cost);
        cost
    }

    fn of(&mut self, node: Node<'_>) -> u64 {
        if let Node::Rule(id) = node {
            return self.of_rule(id).saturating_add(1);
        }
        let parts = node.parts().into_iter().fold(0_u64, |sum, part| sum.saturating_add(self.of(part)));
        // what is asked of every cell, or of every decision, which are seldom more
        let times = match node {
            Node::Set(Set::Where(_)) | Node::Moves(Moves::Only(..)) => self.cells,
            _ => 1,
        };
        let own = if node.goes_through_cells() { self.cells } else { 1 };
        parts.saturating_mul(times).saturating_add(own)
    }
}
