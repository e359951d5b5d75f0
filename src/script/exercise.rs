use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::{Body, Moves, RuleId, Rules, Set};

/// Asks the rules of a game about a position, so that what is wrong inside functions comes to light.
///
/// Every set and every rule of moves is asked, used or not; the others as far as the open decisions ask them.
pub fn exercise(rules: &Rules, position: &Position) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    let mut keep = |finding: Diagnostic| {
        if !found.iter().any(|known| known.message == finding.message && known.place() == finding.place()) {
            found.push(finding);
        }
    };
    let view = rules.view(position);
    for (number, rule) in rules.game().rules.iter().enumerate() {
        let id = RuleId(number as u16);
        let asked = match rule.body {
            Body::Set(_) => view.cells(&Set::Rule(id)).map(|_| ()),
            Body::Moves(_) => view.generate(&Moves::Rule(id)).map(|_| ()),
            _ => Ok(()),
        };
        asked.err().into_iter().for_each(&mut keep);
    }
    for decision in rules.decisions(position).unwrap_or_default() {
        rules.play(&mut position.clone(), &decision).err().into_iter().for_each(&mut keep);
    }
    rules.scores(position).err().into_iter().for_each(&mut keep);
    found
}
