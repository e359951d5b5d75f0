//! Counting sequences of decisions: every state is copied, then changed.

use super::bits::Bits;
use super::engine::{Arrival, Engine, Going};
use super::fault::Fault;
use super::menu::Menu;
use super::perft_count::{Leaves, PerftCount};
use super::state::State;
use crate::position::Position;
use std::ops::Range;

/// How many decisions may follow each other without a complete turn: what is deeper would overrun the stack.
const DEEPEST: usize = 2000;
/// How many states are looked at before it is asked whether to stop.
const PATIENCE: u32 = 1 << 12;

/// What a count needs on its way.
struct Count<'a, B> {
    goal: u32,
    leaves: Leaves,
    found: PerftCount,
    /// One menu for each decision on the path.
    menus: Vec<Menu<B>>,
    stop: &'a dyn Fn() -> bool,
    patience: u32,
}

impl<B: Bits> Engine<B> {
    /// Counts the sequences that complete `depth` more turns and begin with one of some decisions, by their
    /// place among those that are open.
    pub fn perft(
        &self,
        start: &Position,
        depth: u32,
        first: Range<usize>,
        leaves: Leaves,
        stop: &dyn Fn() -> bool,
    ) -> Result<PerftCount, Fault> {
        if depth == 0 {
            return Ok(PerftCount { nodes: 1, ended: 0 });
        }
        if start.turn().outcome.is_some() {
            return Ok(PerftCount { nodes: 0, ended: 1 });
        }
        let state = self.load(start);
        let goal = state.ply.saturating_add(depth);
        let found = PerftCount::default();
        let mut count = Count { goal, leaves, found, menus: Vec::new(), stop, patience: PATIENCE };
        let inside = self.post(&state).follow_up;
        self.descend(state, inside, 0, first, &mut count)?;
        Ok(count.found)
    }

    /// Goes on from a state in which nobody has decided yet.
    fn descend(
        &self,
        mut state: State<B>,
        inside: bool,
        level: usize,
        first: Range<usize>,
        count: &mut Count<'_, B>,
    ) -> Result<(), Fault> {
        if level > DEEPEST {
            return Err(Fault::Endless(self.post(&state).phase));
        }
        count.patience -= 1;
        if count.patience == 0 {
            count.patience = PATIENCE;
            if (count.stop)() {
                return Err(Fault::Stopped);
            }
        }
        if count.menus.len() <= level {
            count.menus.resize_with(level + 1, Menu::new);
        }
        let mut menu = std::mem::replace(&mut count.menus[level], Menu::new());
        let done = self.descend_with(&mut state, inside, level, first, &mut menu, count);
        count.menus[level] = menu;
        done
    }

    #[inline(always)]
    fn descend_with(
        &self,
        state: &mut State<B>,
        inside: bool,
        level: usize,
        first: Range<usize>,
        menu: &mut Menu<B>,
        count: &mut Count<'_, B>,
    ) -> Result<(), Fault> {
        let arrival = self.settle(state, inside, menu)?;
        if state.ply >= count.goal {
            count.found.nodes += 1;
            return Ok(());
        }
        match arrival {
            Arrival::Over(_) => count.found.ended += 1,
            Arrival::Pass => {
                if first.contains(&0) {
                    let mut next = *state;
                    let going = self.pass(&mut next);
                    self.arrive(next, going, level, count)?;
                }
            }
            Arrival::Choose => {
                if menu.total() > self.game.bounds.moves {
                    return Err(Fault::TooMany(self.post(state).phase));
                }
                let last = count.goal - state.ply == 1 && self.post(state).completes;
                if last && count.leaves == Leaves::Counted {
                    let total = menu.total() as usize;
                    count.found.nodes += first.end.min(total).saturating_sub(first.start) as u64;
                    return Ok(());
                }
                let mut number = 0;
                for at in 0..menu.groups() {
                    let Some(group) = menu.group(at) else { break };
                    let mut bits = group.bits;
                    let mut more = true;
                    while more {
                        let choice = if group.is_one() {
                            group.choice(0, &self.field)
                        } else {
                            group.choice_of(bits.pop(), &self.field)
                        };
                        more = !group.is_one() && !bits.is_empty();
                        number += 1;
                        if first.contains(&(number - 1)) {
                            let mut next = *state;
                            let going = self.play(&mut next, &choice)?;
                            self.arrive(next, going, level, count)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Counts a state after a decision, or goes on from it.
    #[inline(always)]
    fn arrive(
        &self,
        state: State<B>,
        going: Going,
        level: usize,
        count: &mut Count<'_, B>,
    ) -> Result<(), Fault> {
        if state.ply >= count.goal {
            count.found.nodes += 1;
            return Ok(());
        }
        match going {
            Going::Over(_) => count.found.ended += 1,
            Going::On { inside } => self.descend(state, inside, level + 1, 0..usize::MAX, count)?,
        }
        Ok(())
    }
}
