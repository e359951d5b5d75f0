//! Random games.

use super::bits::Bits;
use super::engine::{Arrival, Engine, Going};
use super::fault::Fault;
use super::menu::Menu;
use super::random::Random;
use super::state::State;
use super::strides::Strides;
use super::tally::{PlayoutJob, PlayoutTally};
use crate::position::{Outcome, Position};

/// After how many decisions since the last complete turn a game counts as endless.
const MOST_DECISIONS: u32 = 100_000;

impl<B: Bits> Engine<B> {
    /// Plays random games from a position, every open decision with the same chance. If `stop` says so, the games
    /// played until then are the answer.
    pub fn playouts(
        &self,
        start: &Position,
        job: &PlayoutJob,
        stop: &dyn Fn() -> bool,
    ) -> Result<PlayoutTally, Fault> {
        let mut tally = PlayoutTally::default();
        let mut menu = Menu::new();
        let mut first = self.load(start);
        let most = self.game.bounds.turns;
        let limit = job.max_plies.map_or(most, |plies| first.ply.saturating_add(plies).min(most));
        // as many decisions as there are cells are never too many then
        let filling =
            self.parts.filling.as_ref().filter(|_| self.game.bounds.moves as usize >= start.cells());
        let filling = filling.filter(|filling| filling.starts(self, &mut first));
        let empty = filling.map_or(Vec::new(), |filling| filling.empty(self, &first));
        let mut left = empty.clone();
        for game in job.games.clone() {
            if stop() {
                break;
            }
            let mut random = Random::of(job.seed, game);
            let mut state = first;
            let outcome = match (start.turn().outcome, filling) {
                (Some(outcome), _) => Some(outcome),
                (None, Some(filling)) => {
                    left.clone_from(&empty);
                    filling.playout(self, &mut state, limit, &mut random, &mut left, &mut tally)?
                }
                (None, None) if self.parts.in_steps => {
                    self.playout::<true>(&mut state, limit, &mut random, &mut menu, &mut tally)?
                }
                (None, None) => {
                    self.playout::<false>(&mut state, limit, &mut random, &mut menu, &mut tally)?
                }
            };
            tally.add(state.ply - first.ply, outcome);
        }
        Ok(tally)
    }

    /// All decisions of a state, if they are steps.
    #[inline(always)]
    fn strides(&self, state: &State<B>) -> Option<&Strides<B>> {
        self.parts.seats.get(self.post(state).seat)?.strides.as_ref()
    }

    /// Plays one game to its end; nothing if it comes to the limit before. `IN_STEPS` says whether all decisions are steps.
    #[inline(never)]
    fn playout<const IN_STEPS: bool>(
        &self,
        state: &mut State<B>,
        limit: u32,
        random: &mut Random,
        menu: &mut Menu<B>,
        tally: &mut PlayoutTally,
    ) -> Result<Option<Outcome>, Fault> {
        let (mut decisions, mut open, mut most_open) = (0u32, 0u64, 0u32);
        let (mut turns, mut idle) = (state.ply, 0u32);
        let mut inside = self.post(state).follow_up;
        let outcome = loop {
            let strides = if IN_STEPS { self.strides(state) } else { None };
            let offered = strides.map(|strides| (strides, strides.offered(state)));
            let going = match offered {
                Some((strides, offered)) if offered.total() > 0 => {
                    if state.ply >= limit {
                        break None;
                    }
                    let total = offered.total();
                    if total > self.game.bounds.moves {
                        return Err(Fault::TooMany(self.post(state).phase));
                    }
                    open += u64::from(total);
                    most_open = most_open.max(total);
                    let number = if total == 1 { 0 } else { random.below(total) };
                    let choice = strides.choice(&offered, number);
                    self.play(state, &choice)?
                }
                _ => {
                    let arrival = self.settle(state, inside, menu)?;
                    if let Arrival::Over(outcome) = arrival {
                        break Some(outcome);
                    }
                    if state.ply >= limit {
                        break None;
                    }
                    if IN_STEPS && arrival == Arrival::Choose {
                        // Another phase, whose steps are looked at above.
                        continue;
                    }
                    if arrival == Arrival::Choose {
                        let total = menu.total();
                        if total > self.game.bounds.moves {
                            return Err(Fault::TooMany(self.post(state).phase));
                        }
                        open += u64::from(total);
                        most_open = most_open.max(total);
                        let number = if total == 1 { 0 } else { random.below(total) };
                        let choice = menu.pick(number, &self.field);
                        self.play(state, &choice)?
                    } else {
                        open += 1;
                        most_open = most_open.max(1);
                        self.pass(state)
                    }
                }
            };
            decisions += 1;
            match going {
                Going::On { inside: goes_on } => inside = goes_on,
                Going::Over(outcome) => break Some(outcome),
            }
            if state.ply == turns {
                idle += 1;
                if idle > MOST_DECISIONS {
                    return Err(Fault::Endless(self.post(state).phase));
                }
            } else {
                (turns, idle) = (state.ply, 0);
            }
        };
        tally.decisions += u64::from(decisions);
        tally.open += open;
        tally.most_open = tally.most_open.max(most_open);
        Ok(outcome)
    }
}
