use super::amount::Amount;
use super::bits::Bits;
use super::choice::Choice;
use super::compiler::Compiler;
use super::fault::Fault;
use super::field::{Field, NOWHERE};
use super::filling::Filling;
use super::flow::Onward;
use super::kept::{KeptNumber, KeptSet};
use super::maker::Maker;
use super::menu::Menu;
use super::plan::Plan;
use super::post::{Post, Seat};
use super::state::State;
use crate::board::Point;
use crate::position::{Outcome, Position};
use crate::rule::Game;
use smallvec::SmallVec;
use std::sync::Arc;

/// How many phases may be passed over without a decision before it counts as a circle.
const MOST_PASSED_OVER: usize = 1000;

/// A compiled game for one class of sets.
pub(super) struct Engine<B: Bits> {
    /// The game.
    pub game: Arc<Game>,
    /// Its board.
    pub field: Arc<Field<B>>,
    /// What is kept in a state.
    pub plan: Plan,
    /// The generators.
    pub makers: Vec<Maker<B>>,
    /// The phases and the score.
    pub parts: Parts<B>,
}

/// The phases and the score of a compiled game.
pub(super) struct Parts<B: Bits> {
    /// Each phase as seen by each player.
    pub seats: Vec<Seat<B>>,
    /// Each phase in each player's turn.
    pub posts: Vec<Post<B>>,
    /// Each player's score, where the game counts.
    pub scores: Option<Vec<Amount<B>>>,
    /// The same in short, where pieces only ever come onto empty cells.
    pub filling: Option<Filling<B>>,
    /// Whether every decision is a step, and nothing is looked at before anybody decides.
    pub in_steps: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    /// One of the decisions of the menu.
    Choose,
    /// Only a pass.
    Pass,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Going {
    /// In a turn that has begun, or before one.
    On {
        /// Whether a turn has begun.
        inside: bool,
    },
    /// Not at all.
    Over(Outcome),
}

impl<B: Bits> Engine<B> {
    /// What the rules look at in a position.
    pub fn load(&self, position: &Position) -> State<B> {
        let mut state = State::new();
        for (point, stack) in position.stacks() {
            let (Some(bit), Some(top)) = (self.field.bit(point).map(usize::from), stack.top()) else {
                continue;
            };
            for (slot, set) in self.plan.sets.iter().enumerate() {
                let is_in = match set {
                    KeptSet::Nothing | KeptSet::Dealt(..) | KeptSet::Memo(_) => false,
                    KeptSet::Occupied => true,
                    KeptSet::Single => stack.height() == 1,
                    KeptSet::Top(kinds) => kinds & top.bit() != 0,
                    KeptSet::Holding(kinds) => kinds & stack.kinds() != 0,
                };
                if is_in {
                    state.keep(slot, state.kept(slot) | B::bit(bit));
                }
            }
            if self.plan.heights {
                state.set_height(bit, u8::try_from(stack.height()).unwrap_or(u8::MAX));
            }
        }
        for (slot, number) in self.plan.numbers.iter().enumerate() {
            let value = match number {
                KeptNumber::Hand(player, piece) => i64::from(position.hand(*player, *piece)),
                KeptNumber::Captured(player, piece) => i64::from(position.captured(*player, *piece)),
                KeptNumber::Variable(index) => position.variable(*index),
            };
            state.set_number(slot, value);
        }
        for (slot, set) in self.plan.sets.iter().enumerate() {
            if let KeptSet::Dealt(index, direction) = set {
                state.keep(slot, self.dealt(position, *index, usize::from(*direction)));
            }
        }
        let turn = position.turn();
        state.ply = turn.ply;
        state.post = u16::from(turn.phase) * self.game.players.len() as u16 + u16::from(turn.mover.0);
        state
    }

    /// A cell of each row of the lines in a direction that is dealt with.
    fn dealt(&self, position: &Position, index: u16, direction: usize) -> B {
        let rows = self.field.rows.iter().enumerate().filter(|(_, row)| row.direction == direction);
        rows.fold(B::default(), |set, (line, row)| {
            let kept = position.variable(index.saturating_add(line as u16));
            let cell = u16::try_from(kept - 1).ok().and_then(|cell| self.field.bit(Point(cell)));
            set | (Choice::<B>::set_of(cell.unwrap_or(NOWHERE)) & row.set)
        })
    }

    /// Whether the state holds all that the rules look at in a position.
    pub fn accepts(&self, position: &Position) -> bool {
        let turn = position.turn();
        Compiler::<B>::accepts(&self.game, &self.plan, position)
            && usize::from(turn.phase) < self.game.phases.len()
            && turn.mover.index() < self.game.players.len()
    }

    /// The phase and turn in which a state stands.
    #[inline(always)]
    pub fn post(&self, state: &State<B>) -> &Post<B> {
        &self.parts.posts[usize::from(state.post)]
    }

    /// Fills the menu with what is open now, without going on.
    #[inline(always)]
    pub fn offer(&self, state: &State<B>, seat: usize, menu: &mut Menu<B>) {
        menu.clear();
        (self.parts.seats[seat].offer)(state, &Choice::none(), menu);
    }

    /// Whether anything can be open at all, as far as that is quickly told.
    #[inline(always)]
    fn may_be_open(&self, state: &State<B>, seat: usize) -> bool {
        match &self.parts.seats[seat].gate {
            Some((of, length)) => self.field.has_run(of.of(state), *length),
            None => true,
        }
    }

    /// Passes over phases in which nothing is to be decided; the menu has the decisions then.
    #[inline(always)]
    pub fn settle(
        &self,
        state: &mut State<B>,
        mut inside: bool,
        menu: &mut Menu<B>,
    ) -> Result<Arrival, Fault> {
        let nothing = Choice::none();
        for _ in 0..MOST_PASSED_OVER {
            if let Some(chain) = &self.post(state).chain {
                inside = chain.follow(&self.field, inside, state);
            }
            let post = self.post(state);
            let start = post.start.as_ref().and_then(|start| start.taken(state, &nothing));
            let onward = match start {
                Some(onward) => onward,
                None => {
                    if self.may_be_open(state, post.seat) {
                        self.offer(state, post.seat, menu);
                        if menu.total() > 0 {
                            return Ok(Arrival::Choose);
                        }
                    }
                    post.blocked.taken(state, &nothing).ok_or(Fault::DeadEnd(post.phase))?
                }
            };
            if onward == Onward::Pass && self.others_can(post, state, menu) {
                return Ok(Arrival::Pass);
            }
            match self.go(onward, inside, state) {
                Going::On { inside: goes_on } => inside = goes_on,
                Going::Over(outcome) => return Ok(Arrival::Over(outcome)),
            }
        }
        Err(Fault::Circle(self.post(state).phase))
    }

    /// Whether another player could decide something in this phase.
    fn others_can(&self, post: &Post<B>, state: &State<B>, menu: &mut Menu<B>) -> bool {
        post.others.iter().any(|seat| {
            self.offer(state, *seat, menu);
            menu.total() > 0
        })
    }

    /// Carries out a decision.
    #[inline(always)]
    pub fn play(&self, state: &mut State<B>, choice: &Choice<B>) -> Result<Going, Fault> {
        let post = self.post(state);
        let maker = &self.makers[usize::from(choice.maker)];
        let mut finished;
        let choice = match &maker.finish {
            None => choice,
            Some(finish) => {
                finished = *choice;
                finish(state, &mut finished);
                &finished
            }
        };
        (maker.deed)(state, choice);
        for memo in &post.memos {
            memo.update(state);
        }
        let onward = post.next.taken(state, choice).ok_or(Fault::NoNext(post.phase))?;
        Ok(self.go(onward, post.inside, state))
    }

    /// Who decides passes.
    pub fn pass(&self, state: &mut State<B>) -> Going {
        let post = self.post(state);
        state.ply += u32::from(post.inside);
        state.post = post.passed;
        Going::On { inside: false }
    }

    /// Goes on in the course of the game; `inside` says whether a turn has begun.
    #[inline(always)]
    pub fn go(&self, onward: Onward, inside: bool, state: &mut State<B>) -> Going {
        match onward {
            Onward::Go(post) => state.post = post,
            Onward::Follow(post) => {
                state.post = post;
                return Going::On { inside };
            }
            Onward::GoByNumber { first, slot, stay } => {
                let player = u16::try_from(state.number(slot)).ok();
                let known = player.filter(|player| usize::from(*player) < self.game.players.len());
                state.post = known.map_or(stay, |player| first + player);
            }
            Onward::End(outcome) => {
                state.ply += u32::from(inside);
                return Going::Over(outcome);
            }
            Onward::Score | Onward::Pass => {
                let outcome = self.outcome(state);
                state.ply += u32::from(inside);
                return Going::Over(outcome);
            }
        }
        state.ply += u32::from(inside);
        Going::On { inside: false }
    }

    /// The outcome by the score.
    fn outcome(&self, state: &State<B>) -> Outcome {
        let Some(scores) = &self.parts.scores else { return Outcome::Draw };
        let nothing = Choice::none();
        match scores.as_slice() {
            [first, second] => Outcome::by_score(&[first.of(state, &nothing), second.of(state, &nothing)]),
            scores => {
                let scores: SmallVec<[i64; 8]> =
                    scores.iter().map(|score| score.of(state, &nothing)).collect();
                Outcome::by_score(&scores)
            }
        }
    }
}
