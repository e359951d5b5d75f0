//! A whole game as code.

use super::amount::Amount;
use super::bits::Bits;
use super::chain::Chain;
use super::compiler::{Compiled, Compiler};
use super::engine::{Engine, Parts};
use super::field::{Field, Layout};
use super::filling::Filling;
use super::kept::KeptSet;
use super::plan::{Habits, Plan};
use super::post::{Post, Seat};
use super::strides::Strides;
use super::unsupported::Unsupported;
use crate::position::Player;
use crate::rule::Game;
use std::sync::Arc;

/// How often the plan may change before the rules are given up.
const MOST_PASSES: usize = 12;

/// Compiles a game for one class of sets; `None` if it needs a larger one.
pub(super) fn build<B: Bits>(game: &Arc<Game>, layout: &Layout) -> Result<Option<Engine<B>>, Unsupported> {
    let Some(field) = Field::<B>::of(&game.board, layout).map(Arc::new) else { return Ok(None) };
    let mut habits = Habits {
        stacks: game.setup.stacks.iter().any(|(_, stack)| stack.height() > 1),
        mixes: game.setup.stacks.iter().any(|(_, stack)| stack.kinds().count_ones() > 1),
        ..Habits::default()
    };
    let mut known = Plan::new(habits);
    for _ in 0..MOST_PASSES {
        let mut compiler = Compiler::new(game, &field, known.clone());
        let parts = compiler.whole_game()?;
        let mut plan = compiler.plan;
        plan.sort();
        habits = plan.habits;
        if plan == known {
            if plan.sets.len() > B::SETS || plan.numbers.len() > B::NUMBERS {
                return Ok(None);
            }
            let holds = plan.sets.iter().any(|set| matches!(set, KeptSet::Holding(_)));
            if habits.turns_over && habits.mixes && holds {
                let word = "turning pieces over where stacks are mixed and asked what they hold".to_string();
                return Err(Unsupported { rule: None, word });
            }
            let makers = compiler.makers;
            return Ok(Some(Engine { game: game.clone(), field, plan, makers, parts }));
        }
        // What is kept is learnt anew as soon as it is known what the rules do.
        known =
            if habits == known.habits { plan } else { Plan { numbers: plan.numbers, ..Plan::new(habits) } };
    }
    Err(Unsupported { rule: None, word: "a game that never comes to rest".to_string() })
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Every phase as seen by every player, and the score.
    fn whole_game(&mut self) -> Compiled<Parts<B>> {
        let game = self.game;
        let players = game.players.len() as u8;
        if usize::from(players) * game.phases.len() > usize::from(u16::MAX) || players == 0 {
            return Err(self.unsupported("so many players and phases"));
        }
        let (mut seats, mut posts) = (Vec::new(), Vec::new());
        for phase in &game.phases {
            for player in (0..players).map(Player) {
                self.me = player;
                self.after = phase.after;
                self.strides = Some(Vec::new());
                let offer = self.moves_rule(phase.moves)?;
                let strides = self.strides.take().and_then(Strides::of);
                let gate = self.gate(&game.rule(phase.moves).body)?;
                let entry = self.entry(phase.moves)?;
                seats.push(Seat { offer, gate, strides, entry });
            }
        }
        for (number, phase) in game.phases.iter().enumerate() {
            let seat = |player: Player| number * usize::from(players) + player.index();
            for mover in (0..players).map(Player) {
                let decider = self.decider(phase.decides, mover);
                self.me = decider;
                let start = phase.start.map(|start| self.flow(start, mover)).transpose()?;
                if start.as_ref().is_some_and(|start| start.passes()) {
                    return Err(self.unsupported("a pass before a phase"));
                }
                self.memos = Some(Vec::new());
                let next = self.flow(phase.next, mover);
                let memos = self.memos.take().unwrap_or_default();
                let next = next?;
                let inside = phase.is_turn() || phase.follow_up;
                posts.push(Post {
                    phase: number as u8,
                    chain: None,
                    seat: seat(decider),
                    others: (0..players).map(Player).filter(|player| *player != decider).map(seat).collect(),
                    inside,
                    follow_up: phase.follow_up,
                    passed: self.post(number as u8, mover.next(usize::from(players))),
                    start,
                    memos,
                    completes: inside && next.ends_turn(),
                    next,
                    blocked: self.flow(phase.blocked, mover)?,
                });
            }
        }
        let chains: Vec<_> = (0..posts.len() as u16).map(|first| Chain::of(&posts, &seats, first)).collect();
        for (post, chain) in posts.iter_mut().zip(chains) {
            post.chain = chain;
        }
        let scores = match &game.score {
            None => None,
            Some(score) => {
                let mut scores: Vec<Amount<B>> = Vec::new();
                for player in (0..players).map(Player) {
                    self.me = player;
                    scores.push(self.number(score)?);
                }
                Some(scores)
            }
        };
        let filling = Filling::of(self.field, &posts, &mut seats);
        let in_steps = posts.iter().all(|post: &Post<B>| post.start.is_none())
            && seats.iter().all(|seat| seat.strides.is_some());
        Ok(Parts { seats, posts, scores, filling, in_steps })
    }
}
