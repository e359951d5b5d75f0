use crate::rule::{Body, Flow, Game, Next, Number, Phase, RuleId, Step};
use rustc_hash::FxHashSet;

/// The phases that play may come to, and the rules that are asked in them.
#[derive(Clone, Debug)]
pub struct Used {
    /// For each phase whether play may come to it.
    pub phases: Vec<bool>,
    /// The rules that others mention there.
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
        let score = match game.score {
            Some(Number::Rule(score)) => Some(score),
            _ => None,
        };
        for rule in [score, game.marked, game.fits].into_iter().flatten() {
            used.ask(game, rule, &mut Vec::new());
        }
        used
    }

    /// Whether a rule may have a say: another mentions it, or a function may ask for it, since a script says its
    /// name more than once.
    pub fn may_ask(&self, game: &Game, rule: RuleId) -> bool {
        let name = &game.rule(rule).name;
        let own = name.rsplit('.').next().unwrap_or(name);
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let words =
            || game.sources.iter().flat_map(|source| source.text.split(move |letter| !is_part(letter)));
        self.rules.contains(&rule)
            || own == "who"
            || game.has_functions() && words().filter(|word| *word == own).count() > 1
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
