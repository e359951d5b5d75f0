//! Random games.

use super::bits::Bits;
use super::engine::{Arrival, Engine, Going};
use super::fault::Fault;
use super::menu::Menu;
use super::random::Random;
use super::state::State;
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
        let first = self.load(start);
        let limit = job.max_plies.map_or(u32::MAX, |most| first.ply.saturating_add(most));
        for game in job.games.clone() {
            if stop() {
                break;
            }
            let mut random = Random::of(job.seed, game);
            let mut state = first;
            let outcome = match start.turn().outcome {
                Some(outcome) => Some(outcome),
                None => self.playout(&mut state, limit, &mut random, &mut menu, &mut tally)?,
            };
            tally.add(state.ply - first.ply, outcome);
        }
        Ok(tally)
    }

    /// Plays one game to its end; nothing if it comes to the limit before.
    #[inline]
    fn playout(
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
            let arrival = self.settle(state, inside, menu)?;
            if let Arrival::Over(outcome) = arrival {
                break Some(outcome);
            }
            if state.ply >= limit {
                break None;
            }
            decisions += 1;
            let going = if arrival == Arrival::Choose {
                let total = menu.total();
                open += u64::from(total);
                most_open = most_open.max(total);
                let number = if total == 1 { 0 } else { random.below(total) };
                let choice = menu.pick(number, &self.field);
                self.play(state, &choice)?
            } else {
                open += 1;
                most_open = most_open.max(1);
                self.pass(state)
            };
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
