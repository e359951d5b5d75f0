//! Why a decision is not open: the first part of a rule that fails, read from left to right, and the innermost
//! named rule that it belongs to.

mod conditions;
mod failure;
mod generators;
mod lines;
mod movement;
mod sets;

use super::View;
use crate::diagnostic::Diagnostic;
use crate::rule::{
    Body, Condition, Decision, Flow, Game, Generator, Intent, Moves, Next, Phase, RuleId, Shape, Value, Verb,
    Verdict,
};
use failure::Failure;
use std::sync::Arc;

/// How deep courses of play may name each other.
const DEEPEST: usize = 20;

/// A generator, and the innermost named rule it stands in.
type Leaf = (Arc<Generator>, Option<RuleId>);

impl View<'_> {
    /// Why an intent is not among the open decisions of a phase.
    pub(in crate::rule) fn explain(
        &self,
        phase: &Phase,
        intent: &Intent,
        must_pass: bool,
    ) -> Result<Verdict, Diagnostic> {
        if self.position.turn().outcome.is_some() {
            return Ok(self.verdict(&Failure::new(self.ended_by(phase), "the game is over")));
        }
        if must_pass {
            let failure = Failure::new(Some(phase.blocked), "no other decision is open than `pass`");
            return Ok(self.verdict(&failure));
        }
        let mut leaves = Vec::new();
        self.leaves(&Moves::Rule(phase.moves), Some(phase.moves), &mut leaves)?;
        if let Some(besides) = phase.besides {
            self.leaves(&Moves::Rule(besides), Some(besides), &mut leaves)?;
        }
        let meant: Vec<&Leaf> = leaves.iter().filter(|(generator, _)| is_meant(generator, intent)).collect();
        if meant.is_empty() {
            let elsewhere = self.elsewhere(phase, intent)?;
            return Ok(self.verdict(&elsewhere.unwrap_or_else(|| self.other_verbs(phase, intent))));
        }
        let mut best: Option<Failure> = None;
        for (generator, rule) in meant {
            let failure = self.spoken(self.failure(generator, intent, *rule)?, *rule);
            if best.as_ref().is_none_or(|best| failure.is_further_than(best)) {
                best = Some(failure);
            }
        }
        let mut failure = best.unwrap_or_else(|| Failure::new(None, "it is not open"));
        if failure.is_open()
            && let Some(refused) = self.refused(&Moves::Rule(phase.moves), intent, Some(phase.moves))?
        {
            failure = refused;
        }
        Ok(self.verdict(&failure))
    }

    /// The innermost rule with a sentence that a decision of a phase is made by.
    pub(in crate::rule) fn maker(
        &self,
        phase: &Phase,
        decision: &Decision,
    ) -> Result<Option<RuleId>, Diagnostic> {
        let mut leaves = Vec::new();
        for moves in [Some(phase.moves), phase.besides].into_iter().flatten() {
            self.leaves(&Moves::Rule(moves), Some(moves), &mut leaves)?;
        }
        let made = leaves.into_iter().find(|(generator, _)| Arc::ptr_eq(generator, &decision.generator));
        Ok(made.and_then(|(_, rule)| rule))
    }

    /// The innermost rule that keeps a condition from holding.
    pub(in crate::rule) fn first_failing(&self, rule: RuleId) -> Result<Option<RuleId>, Diagnostic> {
        Ok(self.fails(&Condition::Rule(rule), Some(rule))?.and_then(|failure| failure.rule))
    }

    /// Whether moves have a generator of the kind that is meant; words are of a kind if they begin alike.
    pub(in crate::rule) fn makes_such(&self, moves: RuleId, intent: &Intent) -> Result<bool, Diagnostic> {
        let mut leaves = Vec::new();
        self.leaves(&Moves::Rule(moves), Some(moves), &mut leaves)?;
        let first = |words: &str| words.split(' ').next().unwrap_or("").to_lowercase();
        Ok(leaves.iter().any(|(generator, _)| match (&generator.shape, &intent.word) {
            (Shape::Say { word }, Some(said)) => first(word) == first(said),
            (Shape::Say { .. }, None) | (_, Some(_)) => false,
            _ => is_meant(generator, intent),
        }))
    }

    /// Nothing of the kind is decided in this phase.
    fn other_verbs(&self, phase: &Phase, intent: &Intent) -> Failure {
        if intent.word.as_ref().is_some_and(|word| word.eq_ignore_ascii_case("pass")) {
            let passes = self.passes(phase.blocked, 0);
            let (rule, text) = match passes {
                true => (Some(phase.blocked), "another decision is open, so nobody may pass".to_string()),
                false => (None, format!("nobody passes in phase `{}`", phase.name)),
            };
            return Failure::new(rule, text);
        }
        if let Some(mark) = &intent.mark {
            return Failure::new(None, format!("no decision in phase `{}` is marked `{mark}`", phase.name));
        }
        let open = self.generate(&Moves::Rule(phase.moves)).unwrap_or_default();
        let such = open.iter().map(|decision| self.game.decision_text(decision)).min();
        let such = such.map_or("is of another kind".to_string(), |text| format!("is such as `{text}`"));
        Failure::new(None, format!("a decision of phase `{}` {such}", phase.name))
    }

    /// What another phase of the same turn says of a decision that is none of this one.
    fn elsewhere(&self, phase: &Phase, intent: &Intent) -> Result<Option<Failure>, Diagnostic> {
        let others = self.game.phases.iter().filter(|other| other.name != phase.name);
        for other in others.filter(|other| other.follow_up || phase.follow_up) {
            let mut leaves = Vec::new();
            self.leaves(&Moves::Rule(other.moves), Some(other.moves), &mut leaves)?;
            for (generator, rule) in leaves.iter().filter(|(generator, _)| is_meant(generator, intent)) {
                let failure = self.failure(generator, intent, *rule)?;
                let fits = other.fits.filter(|fits| said(self.game, *fits).is_some());
                let fits = fits.map_or(Ok(None), |fits| self.fails(&Condition::Rule(fits), Some(fits)))?;
                // inside a turn what comes first matters more than what would be wrong then
                let failure = match fits {
                    Some(fits) if phase.follow_up || failure.is_open() => fits,
                    _ => failure,
                };
                if !failure.is_open() {
                    return Ok(Some(failure));
                }
            }
        }
        Ok(None)
    }

    /// The rule that ended the game, if it can be seen from the position that is left.
    fn ended_by(&self, phase: &Phase) -> Option<RuleId> {
        let stuck = self.offers(&Moves::Rule(phase.moves)).is_ok_and(|open| !open);
        let flows = [phase.start, Some(phase.next), stuck.then_some(phase.blocked)];
        flows.into_iter().flatten().find_map(|flow| self.ends(flow, 0))
    }

    /// The rule by which a course of play ends the game, if its first step that holds does.
    fn ends(&self, flow: RuleId, depth: usize) -> Option<RuleId> {
        let Body::Flow(Flow(steps)) = &self.game.rule(flow).body else { return None };
        for step in steps {
            // a condition that fails here ended no game
            if !step.when.as_ref().is_none_or(|when| self.holds(when).unwrap_or(false)) {
                continue;
            }
            match step.next {
                Next::Rule(inner) if depth < DEEPEST => {
                    if let Some(rule) = self.ends(inner, depth + 1) {
                        return Some(rule);
                    }
                }
                Next::Win(_) | Next::Lose(_) | Next::Draw | Next::Score | Next::Share => {
                    return Some(step.rule.unwrap_or(flow));
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether a course of play lets somebody pass.
    fn passes(&self, flow: RuleId, depth: usize) -> bool {
        let Body::Flow(Flow(steps)) = &self.game.rule(flow).body else { return false };
        steps.iter().any(|step| match step.next {
            Next::Pass => true,
            Next::Rule(inner) => depth < DEEPEST && self.passes(inner, depth + 1),
            _ => false,
        })
    }

    /// The generators of an expression, each with the innermost named rule it stands in.
    fn leaves(&self, moves: &Moves, rule: Option<RuleId>, found: &mut Vec<Leaf>) -> Result<(), Diagnostic> {
        match moves {
            Moves::Rule(id) => {
                if let (view, Body::Moves(inner)) = self.body(*id)? {
                    view.leaves(inner, self.speaker(*id, rule), found)?;
                }
            }
            Moves::Make(generator) => found.push((generator.clone(), rule)),
            Moves::Any(parts) | Moves::First(parts) => {
                for part in parts {
                    self.leaves(part, rule, found)?;
                }
            }
            Moves::Only(inner, _) => self.leaves(inner, rule, found)?,
            Moves::Function(function) => {
                if let Value::Moves(inner) = self.call(*function)? {
                    self.leaves(&inner, rule, found)?;
                }
            }
        }
        Ok(())
    }

    /// A rule, or the one around it if only that has a sentence.
    fn speaker(&self, id: RuleId, around: Option<RuleId>) -> Option<RuleId> {
        let around = around.filter(|around| said(self.game, *around).is_some());
        Some(around.filter(|_| said(self.game, id).is_none()).unwrap_or(id))
    }

    /// A failure of a rule without a sentence is told by the rule around it that has one.
    fn spoken(&self, failure: Failure, around: Option<RuleId>) -> Failure {
        let rule = failure.rule.map_or(around, |rule| self.speaker(rule, around));
        if failure.rule.is_none() { failure } else { failure.told_by(rule) }
    }

    fn verdict(&self, failure: &Failure) -> Verdict {
        let sentence = failure.rule.and_then(|rule| said(self.game, rule));
        let mut trace = failure.trail.clone();
        // where no sentence is the reason, this is
        trace.extend(sentence.is_some().then(|| failure.text.clone()));
        Verdict {
            legal: false,
            rule: failure.rule,
            reason: sentence.unwrap_or_else(|| failure.text.clone()),
            trace,
            evaluation: failure.evaluation.clone(),
        }
    }
}

fn is_meant(generator: &Generator, intent: &Intent) -> bool {
    let verb = generator.shape.verb();
    let word = intent.word.is_none() || verb == Verb::Say;
    word && (intent.verbs.is_empty() || intent.verbs.contains(&verb)) && intent.mark == generator.mark
}

fn said(game: &Game, rule: RuleId) -> Option<String> {
    game.rule(rule).sentence.clone()
}
