//! The course of play: a decision carried out, and how it goes on from there.

use super::walk::perform;
use super::{
    Body, Decides, Decision, Each, Effects, Flow, Moves, Next, Note, Phase, RuleId, Rules, Step, TurnTo,
    View, Who,
};
use crate::diagnostic::{Diagnostic, Kind};
use crate::position::{Decider, Effect, Outcome, Player, Position, Turn};

/// How many phases may be passed over without a decision before it counts as a circle.
const MOST_PASSED_OVER: usize = 1000;

impl Rules {
    pub(super) fn decide(&self, decision: &Decision, effects: &mut Effects<'_>) -> Result<(), Diagnostic> {
        let turn = effects.position.turn();
        let phase = self.game.phase(turn.phase);
        if turn.ply >= self.game.bounds.turns {
            return Err(self.game.stopped(&format!("{} turns", self.game.bounds.turns), Some(phase.moves)));
        }
        let me = self.view(effects.position).about(decision).me;
        let inside = phase.is_turn() || phase.follow_up;
        if decision.is_pass() {
            effects.rule = Some(phase.blocked);
            self.go(phase_number(effects), &TurnTo::Next, inside, me, effects);
            effects.rule = None;
            return self.settle(effects, false);
        }
        perform(&self.game, self.host.as_ref(), phase, me, decision, effects)?;
        let view = self.view(effects.position).seen_by(me).about(decision);
        let Some(step) = self.step(&view, phase.next)? else {
            return Err(Diagnostic::new(
                Kind::Script,
                format!(
                    "phase `{}` does not say how the game goes on after `{}`",
                    phase.name,
                    self.game.decision_text(decision)
                ),
            ));
        };
        let inside = self.take(&step, inside, me, effects)?;
        self.settle(effects, inside)
    }

    /// Passes over phases in which nothing is to be decided. `inside` says whether a turn has begun.
    pub(super) fn settle(&self, effects: &mut Effects<'_>, mut inside: bool) -> Result<(), Diagnostic> {
        for _ in 0..MOST_PASSED_OVER {
            self.game.bounded_effects(effects)?;
            if effects.position.turn().outcome.is_some() {
                return Ok(());
            }
            let phase = self.game.phase(effects.position.turn().phase);
            if !inside && phase.is_turn() {
                self.remember(effects);
            }
            let view = self.view(effects.position);
            let me = view.me;
            let start = phase.start.map_or(Ok(None), |start| self.step(&view, start))?;
            let step = match start {
                Some(step) => step,
                None if view.offers(&Moves::Rule(phase.moves))? => return Ok(()),
                None => match self.step(&view, phase.blocked)? {
                    Some(step) => step,
                    None => return Err(self.dead_end(phase)),
                },
            };
            if step.next == Next::Pass {
                if self.others_can(effects.position)? {
                    return Ok(());
                }
                let step = Step { next: Next::Score, ..step };
                self.take(&step, inside, me, effects)?;
                return Ok(());
            }
            inside = self.take(&step, inside, me, effects)?;
        }
        let phase = &self.game.phase(effects.position.turn().phase).name;
        Err(Diagnostic::new(
            Kind::Script,
            format!("the course of play runs in a circle through phase `{phase}`"),
        ))
    }

    /// Keeps that the position stands at the beginning of a turn.
    fn remember(&self, effects: &mut Effects<'_>) {
        let counters = self.game.variables.iter().filter(|variable| variable.each == Each::Counter);
        let key = effects.position.hash_without(counters.map(|variable| variable.index));
        effects.make(Effect::Seen { key });
    }

    fn dead_end(&self, phase: &Phase) -> Diagnostic {
        let message = format!(
            "no decision is open in phase `{}`, and `blocked` does not say what happens then",
            phase.name
        );
        Diagnostic::new(Kind::Script, message)
    }

    /// The first step of a flow whose condition holds.
    fn step(&self, view: &View<'_>, rule: RuleId) -> Result<Option<Step>, Diagnostic> {
        let Body::Flow(Flow(steps)) = &self.game.rule(rule).body else {
            let found = self.game.rule(rule).body.type_name();
            return Err(Diagnostic::new(
                Kind::Script,
                format!(
                    "rule `{}` should say how play goes on, but it is {found}",
                    self.game.rule(rule).name
                ),
            ));
        };
        for step in steps {
            if step.when.as_ref().map_or(Ok(true), |when| view.holds(when))? {
                let taken = match &step.next {
                    Next::Rule(inner) => self.step(view, *inner)?,
                    _ => Some(Step { rule: Some(step.rule.unwrap_or(rule)), ..step.clone() }),
                };
                if taken.is_some() {
                    self.host.note(Note::Step(step));
                    self.host.note(Note::Rule(rule, true));
                    return Ok(taken);
                }
            }
        }
        self.host.note(Note::Rule(rule, false));
        Ok(None)
    }

    /// Takes a step; whether the turn goes on.
    fn take(
        &self,
        step: &Step,
        inside: bool,
        me: Player,
        effects: &mut Effects<'_>,
    ) -> Result<bool, Diagnostic> {
        let outer = std::mem::replace(&mut effects.rule, step.rule);
        let players = self.game.players.len();
        let goes_on = match &step.next {
            Next::Go { phase, turn } => {
                self.go(*phase, turn, inside, me, effects);
                false
            }
            Next::Follow { phase } => {
                let old = *effects.position.turn();
                let decider = self.decider(self.game.phase(*phase), old.mover);
                effects.make(Effect::Turn { old, new: Turn { decider, phase: *phase, ..old } });
                inside
            }
            Next::Win(who) => self.end(Outcome::winner(who.of(me, players)), inside, effects),
            Next::Lose(who) => {
                let all = if players >= 64 { u64::MAX } else { (1 << players) - 1 };
                let others = all & !(1 << (who.of(me, players).0 & 63));
                let outcome = if others == 0 { Outcome::Draw } else { Outcome::Winners(others) };
                self.end(outcome, inside, effects)
            }
            Next::Draw => self.end(Outcome::Draw, inside, effects),
            Next::Score | Next::Pass => {
                let scores = self.scores(effects.position)?;
                let outcome = scores.map_or(Outcome::Draw, |scores| Outcome::by_score(&scores));
                self.end(outcome, inside, effects)
            }
            Next::Share => {
                let scores = self.scores(effects.position)?;
                let outcome = scores.map_or(Outcome::Draw, |scores| Outcome::shared_by_score(&scores));
                self.end(outcome, inside, effects)
            }
            Next::Rule(_) => inside,
        };
        effects.rule = outer;
        Ok(goes_on)
    }

    fn go(&self, phase: u8, to: &TurnTo, inside: bool, me: Player, effects: &mut Effects<'_>) {
        let old = *effects.position.turn();
        let players = self.game.players.len();
        let mover = match to {
            TurnTo::Next => old.mover.next(players),
            TurnTo::Same => old.mover,
            TurnTo::Who(who) => who.of(me, players),
            TurnTo::Variable(id) => {
                let player = self.view(effects.position).seen_by(me).variable(*id);
                u8::try_from(player).ok().filter(|p| usize::from(*p) < players).map_or(old.mover, Player)
            }
        };
        let decider = self.decider(self.game.phase(phase), mover);
        effects.make(Effect::Turn {
            old,
            new: Turn { mover, decider, phase, ply: old.ply + u32::from(inside), outcome: None },
        });
    }

    fn end(&self, outcome: Outcome, inside: bool, effects: &mut Effects<'_>) -> bool {
        let old = *effects.position.turn();
        effects.make(Effect::Turn {
            old,
            new: Turn { outcome: Some(outcome), ply: old.ply + u32::from(inside), ..old },
        });
        false
    }

    /// Who decides in a phase when it is somebody's turn.
    pub fn decider(&self, phase: &Phase, mover: Player) -> Decider {
        match phase.decides {
            Decides::Mover => Decider::Player(mover),
            Decides::Other => Decider::Player(Who::Next.of(mover, self.game.players.len())),
            Decides::Player(player) => Decider::Player(player),
            Decides::Anyone => Decider::Anyone,
            Decides::Chance => Decider::Chance,
        }
    }

    /// Whether who decides, having nothing to decide, may pass.
    pub(super) fn may_pass(&self, position: &Position) -> Result<bool, Diagnostic> {
        if position.turn().outcome.is_some() {
            return Ok(false);
        }
        let phase = self.game.phase(position.turn().phase);
        let view = self.view(position);
        if view.offers(&Moves::Rule(phase.moves))? {
            return Ok(false);
        }
        let step = self.step(&view, phase.blocked)?;
        Ok(step.is_some_and(|step| step.next == Next::Pass) && self.others_can(position)?)
    }

    /// Whether another player could decide something in this phase.
    fn others_can(&self, position: &Position) -> Result<bool, Diagnostic> {
        let moves = Moves::Rule(self.game.phase(position.turn().phase).moves);
        let view = self.view(position);
        for player in (0..self.game.players.len()).map(|player| Player(player as u8)) {
            if player != view.me && view.seen_by(player).offers(&moves)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn phase_number(effects: &Effects<'_>) -> u8 {
    effects.position.turn().phase
}
