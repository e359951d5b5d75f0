//! How the game goes on: [`Flow`] as code.

use super::bits::Bits;
use super::check::Check;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::state::State;
use super::variable::Place;
use crate::position::{Outcome, Player};
use crate::rule::{Body, Condition, Decides, Flow, Next, RuleId, TurnTo, Who};

/// Where the game goes from a decision, or from a phase without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Onward {
    /// The turn is complete; the next is at this post.
    Go(u16),
    /// The same, of the player whose number a kept number is; `stay` if there is no such player.
    GoByNumber {
        /// The post of the first player in the phase.
        first: u16,
        /// The kept number.
        slot: usize,
        /// Where else.
        stay: u16,
    },
    /// The turn goes on at this post.
    Follow(u16),
    /// Who must decide passes if another can decide, else the score counts.
    Pass,
    /// The game ends so.
    End(Outcome),
    /// The game ends by the score.
    Score,
}

/// A compiled flow: the first step whose condition holds.
pub(super) struct Course<B: Bits> {
    /// What is taken if no condition is asked.
    always: Option<Onward>,
    /// The steps with a condition, looked at before.
    steps: Vec<(Check<B>, Onward)>,
}

impl<B: Bits> Course<B> {
    /// Where the game goes.
    #[inline(always)]
    pub fn taken(&self, state: &State<B>, choice: &Choice<B>) -> Option<Onward> {
        for (check, onward) in &self.steps {
            if check.holds(state, choice) {
                return Some(*onward);
            }
        }
        self.always
    }

    /// Where the game goes, if no condition is asked.
    pub fn unconditional(&self) -> Option<Onward> {
        self.always.filter(|_| self.steps.is_empty())
    }

    /// The steps with a condition, and what is taken if none holds.
    pub fn parts(&self) -> (&[(Check<B>, Onward)], Option<Onward>) {
        (&self.steps, self.always)
    }

    /// Whether every step ends the turn or the game.
    pub fn ends_turn(&self) -> bool {
        let ends = |onward: &Onward| !matches!(onward, Onward::Follow(_));
        self.always.is_some_and(|onward| ends(&onward)) && self.steps.iter().all(|(_, onward)| ends(onward))
    }

    /// Whether some step is a pass.
    pub fn passes(&self) -> bool {
        let steps = self.steps.iter().map(|(_, onward)| *onward).chain(self.always);
        steps.into_iter().any(|onward| onward == Onward::Pass)
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles a flow rule as seen from a phase in the turn of `mover`.
    pub fn flow(&mut self, rule: RuleId, mover: Player) -> Compiled<Course<B>> {
        let mut course = Course { always: None, steps: Vec::new() };
        self.flow_into(&mut course, rule, mover, &mut Vec::new())?;
        Ok(course)
    }

    /// Adds the steps of a rule; `when` are the conditions under which the rule is asked at all.
    fn flow_into(
        &mut self,
        course: &mut Course<B>,
        rule: RuleId,
        mover: Player,
        when: &mut Vec<&'a Condition>,
    ) -> Compiled<()> {
        self.rule(rule, |compiler, body| {
            let Body::Flow(Flow(steps)) = body else { return Err(compiler.mistyped(body)) };
            for step in steps {
                let outer = when.len();
                when.extend(&step.when);
                match &step.next {
                    Next::Rule(inner) => compiler.flow_into(course, *inner, mover, when)?,
                    next => {
                        let onward = compiler.onward(next, mover)?;
                        compiler.add_step(course, when, onward)?;
                    }
                }
                when.truncate(outer);
            }
            Ok(())
        })
    }

    fn add_step(&mut self, course: &mut Course<B>, when: &[&'a Condition], onward: Onward) -> Compiled<()> {
        let mut checks = Vec::new();
        for condition in when {
            match self.condition(condition)? {
                Check::Fixed(true) => {}
                Check::Fixed(false) => return Ok(()),
                check => checks.push(check),
            }
        }
        if course.always.is_some() {
            return Ok(());
        }
        match checks.len() {
            0 => course.always = Some(onward),
            1 => course.steps.push((checks.remove(0), onward)),
            _ => {
                let all =
                    Check::code(move |state, choice| checks.iter().all(|check| check.holds(state, choice)));
                course.steps.push((all, onward));
            }
        }
        Ok(())
    }

    fn onward(&mut self, next: &'a Next, mover: Player) -> Compiled<Onward> {
        let players = self.game.players.len();
        Ok(match next {
            Next::Go { phase, turn } => match turn {
                TurnTo::Next => Onward::Go(self.post(*phase, mover.next(players))),
                TurnTo::Same => Onward::Go(self.post(*phase, mover)),
                TurnTo::Who(who) => Onward::Go(self.post(*phase, who.of(self.me, players))),
                TurnTo::Variable(id) => Onward::GoByNumber {
                    first: self.post(*phase, Player(0)),
                    slot: match self.variable(*id)? {
                        Place::At(slot) => slot,
                        Place::ByPiece(_) => return Err(self.unsupported("a turn by the piece that moved")),
                    },
                    stay: self.post(*phase, mover),
                },
            },
            Next::Follow { phase } => Onward::Follow(self.post(*phase, mover)),
            Next::Pass => Onward::Pass,
            Next::Win(who) => Onward::End(Outcome::winner(who.of(self.me, players))),
            Next::Lose(who) => {
                let all = if players >= 64 { u64::MAX } else { (1 << players) - 1 };
                let others = all & !(1 << (who.of(self.me, players).0 & 63));
                Onward::End(if others == 0 { Outcome::Draw } else { Outcome::Winners(others) })
            }
            Next::Draw => Onward::End(Outcome::Draw),
            Next::Score => Onward::Score,
            Next::Share => return Err(self.unsupported("a win that is shared")),
            Next::Rule(_) => return Err(self.unsupported("a course of play in this place")),
        })
    }

    /// The number of a phase in a player's turn.
    pub fn post(&self, phase: u8, mover: Player) -> u16 {
        u16::from(phase) * self.game.players.len() as u16 + u16::from(mover.0)
    }

    /// Who decides in a phase in a player's turn; for chance or anyone, as whom rules are asked.
    pub fn decider(&self, decides: Decides, mover: Player) -> Player {
        match decides {
            Decides::Mover | Decides::Anyone | Decides::Chance => mover,
            Decides::Other => Who::Next.of(mover, self.game.players.len()),
            Decides::Player(player) => player,
        }
    }
}
