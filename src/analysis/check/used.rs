use crate::rule::{Body, Flow, Game, Next, Phase, RuleId, Step};
use rustc_hash::FxHashSet;

/// The phases that play may come to, and the rules that are asked in them.
pub(super) struct Used {
    pub phases: Vec<bool>,
    pub rules: FxHashSet<RuleId>,
}

impl Used {
    /// Follows the course of play from the first phase.
    pub fn of(game: &Game) -> Used {
        let mut used = Used { phases: vec![false; game.phases.len()], rules: FxHashSet::default() };
        let mut open = vec![0];
        while let Some(number) = open.pop() {
            let Some(phase) = game.phases.get(number).filter(|_| !used.phases[number]) else { continue };
            used.phases[number] = true;
            for rule in slots(phase) {
                used.ask(game, rule, &mut open);
            }
        }
        if let Some(crate::rule::Number::Rule(score)) = &game.score {
            used.ask(game, *score, &mut Vec::new());
        }
        if let Some(marked) = game.marked {
            used.ask(game, marked, &mut Vec::new());
        }
        used
    }

    fn ask(&mut self, game: &Game, rule: RuleId, open: &mut Vec<usize>) {
        if !self.rules.insert(rule) {
            return;
        }
        let body = &game.rule(rule).body;
        if let Body::Flow(Flow(steps)) = body {
            for Step { next, .. } in steps {
                if let Next::Go { phase, .. } | Next::Follow { phase } = next {
                    open.push(usize::from(*phase));
                }
            }
        }
        for other in body.mentions() {
            self.ask(game, other, open);
        }
    }
}

/// The rules of a phase that have a fixed meaning.
fn slots(phase: &Phase) -> impl Iterator<Item = RuleId> {
    let optional = [phase.besides, phase.after, phase.start, phase.fits].into_iter().flatten();
    [phase.moves, phase.next, phase.blocked].into_iter().chain(optional)
}
