//! The bound that counts the moves of a helper.
//!
//! A piece reaches its goal either with nothing but the board to stop it, or some stop is the last one that
//! another piece caused. Then that piece stands beside it. Before that stop the piece moved at least as often as
//! if it could stop anywhere, after it only the board stopped it, and the helper made at least the moves that bring
//! it there, stopping anywhere. Rows are filled for a cell of the piece when it is first asked for.

use super::bound::{stops_before, walk};
use super::cells::{CellSets, FAR, by_words, places, spread};
use super::plan::{NOWHERE, Plan, Tracks};
use super::problem::MAX_DIRECTIONS;
use super::ways::Ways;

/// More cells than this make the tables too large.
pub const MOST_CELLS: usize = 512;

/// A row that is not filled.
const EMPTY: u32 = u32::MAX;

/// Bounds for the pieces of one group, each with the help of one other piece.
pub struct Pairs {
    /// Which movement the pieces of the group have.
    motion: usize,
    /// Moves of the piece itself by its cell; only the board stops it.
    alone: Vec<u8>,
    /// For each number of moves the cells from which that many are enough, if only the board stops it.
    near: CellSets,
    /// The slides of the pieces of the group.
    ways: Ways,
    /// For each other movement, from where a helper gets to a cell if it may stop anywhere.
    before: Vec<Option<CellSets>>,
    /// For each movement of a helper and each cell of the piece where its row begins.
    row_at: Vec<u32>,
    /// Moves of both, by the helper's cell.
    rows: Vec<u8>,
}

impl Pairs {
    /// The bounds for a group, whose slides are known.
    pub fn new(plan: &Plan, group: usize, ways: Ways) -> Self {
        let (cells, motion) = (plan.cells, plan.groups[group].motion);
        let mut alone = vec![FAR; cells];
        for &c in &plan.groups[group].goals {
            alone[usize::from(c)] = 0;
        }
        spread(&mut alone, &ways.last);
        let known = alone.iter().filter(|&&moves| moves != FAR);
        let levels = known.max().map_or(1, |&most| usize::from(most) + 1);
        let mut near = CellSets::new(levels, cells);
        for level in 0..levels {
            let within = (0..cells).filter(|&cell| usize::from(alone[cell]) <= level);
            within.for_each(|cell| near.add(level, cell));
        }
        let other = |(i, helper)| (i != motion).then(|| stops_before(plan, helper, |_| true));
        let before = plan.motions.iter().enumerate().map(other).collect();
        let row_at = vec![EMPTY; plan.motions.len() * cells];
        Self { motion, alone, near, ways, before, row_at, rows: Vec::new() }
    }

    /// Moves of the piece itself if only the board stops it.
    #[inline]
    pub fn alone(&self, cell: u16) -> u8 {
        self.alone[usize::from(cell)]
    }

    /// The same for every cell.
    pub fn all_alone(&self) -> &[u8] {
        &self.alone
    }

    /// Bytes of the rows that are filled.
    pub fn bytes(&self) -> usize {
        self.rows.capacity()
    }

    /// Fills the rows for a cell of the piece if they are not filled.
    #[inline]
    pub fn ready(&mut self, plan: &Plan, cell: u16) {
        if self.row_at[usize::from(cell)] == EMPTY {
            self.fill(plan, cell);
        }
    }

    /// Moves of the piece and of a helper of a movement. The rows for the cell of the piece are filled.
    #[inline]
    pub fn pair(&self, cell: u16, motion: usize, helper: u16) -> u8 {
        let row = self.row_at[motion * self.alone.len() + usize::from(cell)];
        self.rows[row as usize + usize::from(helper)]
    }

    #[cold]
    fn fill(&mut self, plan: &Plan, cell: u16) {
        let blocked = by_words!(self.ways.words(), self.blocked(plan, cell));
        for (motion, before) in self.before.iter().enumerate() {
            let at = self.rows.len();
            self.rows.extend_from_slice(&blocked);
            spread(&mut self.rows[at..], before.as_ref().unwrap_or(&self.ways.before));
            self.row_at[motion * self.alone.len() + usize::from(cell)] = at as u32;
        }
    }

    /// Moves of the piece if a blocker causes its last stop that is not the board's, by the cell of the blocker;
    /// [`FAR`] where it is better off alone.
    fn blocked<const WORDS: usize>(&self, plan: &Plan, cell: u16) -> Vec<u8> {
        let tracks = &plan.motions[self.motion];
        let (next, shift) = (tracks.table(), tracks.shift());
        let below = self.alone(cell);
        let mut least = vec![FAR; plan.cells];
        let mut met = [[0_u64; WORDS]; MAX_DIRECTIONS];
        let mut now = [0_u64; WORDS];
        now[usize::from(cell >> 6)] = 1 << (cell & 63);
        let mut reached = now;
        for moves in 1..below {
            let near = usize::from(below - 1 - moves).min(self.near.rows() - 1);
            let near = self.near.row::<WORDS>(near);
            let mut then = [0; WORDS];
            for (heading, met) in met.iter_mut().enumerate().take(plan.directions) {
                let mut onward = [0; WORDS];
                for from in places(now) {
                    let row = self.ways.onward::<WORDS>(heading, from);
                    (0..WORDS).for_each(|i| onward[i] |= row[i]);
                }
                let mut counts = [0; WORDS];
                for i in 0..WORDS {
                    counts[i] = onward[i] & near[i] & !met[i];
                    met[i] |= onward[i];
                    then[i] |= onward[i];
                }
                for stop in places(counts) {
                    let beyond = next[stop << shift | heading];
                    if beyond != NOWHERE {
                        let entry = &mut least[usize::from(beyond >> shift)];
                        *entry = (*entry).min(self.alone[stop] + moves);
                    }
                }
            }
            for i in 0..WORDS {
                now[i] = then[i] & !reached[i];
                reached[i] |= then[i];
            }
            if now.iter().all(|&word| word == 0) {
                break;
            }
        }
        least
    }
}

/// For each cell of a piece and each cell of a blocker: the moves of the piece if that blocker causes its last
/// stop that is not the board's. Indexed `blocker * cells + cell`.
pub fn blocked_last(plan: &Plan, tracks: &Tracks, alone: &[u8]) -> Vec<u8> {
    let cells = plan.cells;
    let mut least = vec![FAR; cells * cells];
    for from in 0..cells {
        for direction in 0..plan.directions {
            walk(plan, tracks, from, direction, |cell, _, beyond| {
                if let Some(blocker) = beyond.filter(|_| cell != from && tracks.may_stop[cell]) {
                    let entry = &mut least[blocker * cells + from];
                    *entry = (*entry).min(alone[cell].saturating_add(1));
                }
            });
        }
    }
    let before = stops_before(plan, tracks, |_| true);
    for row in least.chunks_mut(cells) {
        spread(row, &before);
    }
    least
}
