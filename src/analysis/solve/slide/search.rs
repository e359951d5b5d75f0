//! The search itself: A* that takes states up again for their costlier moves.
//!
//! Work is done length by length. At each length a state makes only those moves that can belong to a solution of
//! exactly that length; then it waits for the next length at which it has moves to make. Since a bound falls by one
//! at most with a move, a state is first met with the fewest moves that lead to it, so each is kept once and the
//! first solution met is a shortest one. The argument does not depend on the order of work within a length, nor does
//! it suffer when better bounds of the same kind take over in between.

use super::board::Board;
use super::bound::Bound;
use super::bucket::Buckets;
use super::cells::FAR;
use super::outcome::Limits;
use super::plan::Plan;
use super::problem::{MAX_DIRECTIONS, MAX_PIECES, Unfit};
use super::state::{Layout, State};
use super::table::Table;
use super::word::Word;
use std::hint::black_box;

/// So many states are looked up together: their places are read ahead, all at once.
const BATCH: usize = 24;

/// How a search went on.
pub enum Step {
    /// States were met that solve the problem.
    Goal,
    /// The length is done with.
    Done,
    /// The caller wants no more.
    Interrupted,
    /// There is no more room.
    Full,
}

/// A search under way.
pub struct Search<'a, W, B> {
    /// What is searched.
    pub plan: &'a Plan,
    /// Where the parts of a state lie.
    pub layout: Layout,
    /// States met.
    pub table: Table<W>,
    /// Where the pieces of the state at hand stand.
    pub board: B,
    /// What is needed at the least.
    pub(super) bound: Bound,
    pub(super) buckets: Buckets<W>,
    /// States made but not yet looked up.
    pub(super) fresh: Vec<W>,
    /// States that solve the problem, in the order in which they were met.
    pub goals: Vec<W>,
    /// Whether all of them are wanted.
    pub every_goal: bool,
    /// Whether one piece alone can solve the problem.
    pub(super) single: bool,
    /// States taken up, those taken up again included.
    pub nodes: u64,
    /// Most bytes held.
    pub bytes: usize,
}

impl<'a, W: Word, B: Board> Search<'a, W, B> {
    /// A search that has not begun; the number of bits a state needs if they are too many.
    pub fn new(plan: &'a Plan, board: B) -> Result<Self, Unfit> {
        let (layout, bits) = Layout::new(plan);
        if bits > W::BITS {
            return Err(Unfit::TooLarge { bits, limit: W::BITS });
        }
        let goals = plan.groups.iter().filter(|g| !g.goals.is_empty()).count();
        Ok(Self {
            table: Table::new(layout.payload()),
            layout,
            board,
            bound: Bound::new(plan),
            buckets: Buckets::new(),
            fresh: Vec::with_capacity(BATCH + MAX_PIECES * MAX_DIRECTIONS),
            goals: Vec::new(),
            every_goal: false,
            single: goals == 1 && plan.groups[0].end == 1,
            nodes: 0,
            bytes: 0,
            plan,
        })
    }

    /// Enters the start; its bound.
    pub fn begin(&mut self) -> u8 {
        let mut values = [0; MAX_PIECES];
        values[..self.plan.start.len()].copy_from_slice(&self.plan.start);
        let (mut banned, mut last) = (0, 0);
        if let Some((slot, heading)) = self.plan.last.filter(|_| self.plan.no_reversal) {
            let first = 1 + slot * self.plan.directions;
            last = (first + heading) as u16;
            banned = self.plan.opposite[heading].map_or(0, |back| (first + back) as u16);
        }
        let word = self.layout.pack(&State { values, banned, depth: 0, last });
        let need = self.bound.of(self.plan, &self.plan.start, u32::MAX);
        if need != FAR {
            self.table.insert(word);
            self.buckets.push(u32::from(need), word);
        }
        need
    }

    /// The next length at which there is something to do.
    pub fn next_length(&self, length: u32) -> Option<u32> {
        self.buckets.next_after(length)
    }

    /// Looks for solutions of `length` moves. All shorter lengths are done with.
    pub fn run(
        &mut self,
        length: u32,
        limits: &Limits,
        interrupted: &mut dyn FnMut(u32, u64) -> bool,
    ) -> Step {
        loop {
            let Some(word) = self.buckets.pop(length) else {
                if self.fresh.is_empty() {
                    break;
                }
                self.look_up(length);
                continue;
            };
            if !self.every_goal && is_served(&self.layout, &self.table, word) {
                continue;
            }
            self.nodes += 1;
            if self.nodes == limits.sharpen_after.max(1) {
                self.bound.sharpen(self.plan);
            }
            if self.single && self.nodes == limits.deepen_after.max(limits.sharpen_after).max(1) {
                self.bound.deepen(self.plan);
            }
            if self.nodes.is_multiple_of(1024) {
                let bytes = self.table.bytes_to_grow() + self.buckets.bytes() + self.bound.bytes();
                self.bytes = self.bytes.max(bytes);
                if bytes > limits.max_bytes {
                    return Step::Full;
                }
                if self.nodes.is_multiple_of(4096) && interrupted(length, self.nodes) {
                    return Step::Interrupted;
                }
            }
            self.expand(word, length);
            if !self.goals.is_empty() && !self.every_goal {
                self.look_up(length);
                return Step::Goal;
            }
            if self.fresh.len() >= BATCH {
                self.look_up(length);
            }
        }
        self.buckets.finish(length);
        if self.goals.is_empty() { Step::Done } else { Step::Goal }
    }

    /// Keeps those of the states made that are new, and has them taken up.
    fn look_up(&mut self, length: u32) {
        self.table.make_room(self.fresh.len());
        let mut touched = W::ZERO;
        for &word in &self.fresh {
            touched = touched | self.table.peek(word);
        }
        black_box(touched);
        for word in self.fresh.drain(..) {
            let served = !self.every_goal && is_served(&self.layout, &self.table, word);
            if !served && self.table.insert(word) {
                self.buckets.push(length, word);
            }
        }
    }

    /// Puts the pieces of a state on the board, or takes them away.
    #[inline]
    pub fn toggle(&mut self, state: &State) {
        for value in &state.values[..self.plan.start.len()] {
            self.board.toggle(value & self.plan.cell_mask);
        }
    }
}

/// Whether the same state was met with no move forbidden and no later: it then serves for this one.
#[inline]
fn is_served<W: Word>(layout: &Layout, table: &Table<W>, word: W) -> bool {
    let free = layout.freed(word).and_then(|free| table.get(free));
    free.is_some_and(|free| layout.depth(free) <= layout.depth(word))
}
