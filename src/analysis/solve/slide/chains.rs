//! The bound that counts the moves of a helper and of the helper's helper.
//!
//! As in [`pairs`](super::pairs) some helper causes the last stop of the piece that the board does not cause. But that
//! helper, too, has to get beside it: either it was stopped by the board alone, or its own last stop of another kind
//! was caused by the piece itself, which stood there then, or by a second helper, whose moves are counted as well.
//! Tables are filled for a cell of the piece when it is first asked for.

use super::bound::{stops_before, walk};
use super::cells::{CellSets, FAR, spread, spread_below, transposed};
use super::plan::{Plan, Tracks};

/// More cells than this make the tables too large.
const MOST_CELLS: usize = 256;

/// Bounds for one piece that can solve the problem and helpers that all move alike.
pub struct Chains {
    cells: usize,
    /// Cells from which a helper gets to a cell if it may stop anywhere.
    free: CellSets,
    /// The same if only the board stops it.
    fixed: CellSets,
    /// For each cell of a blocker the slides that it cuts short: where they begin and end.
    cut: Vec<Vec<(u16, u16)>>,
    /// Moves of the piece if a blocker causes its last stop, `blocker * cells + cell`.
    blocked: Vec<u8>,
    alone: Vec<u8>,
    /// Moves of piece and helper if the piece stops the helper, `cell * cells + helper's cell`.
    by_piece: Vec<u8>,
    /// For each cell of the piece, once asked for: moves by the cells of two helpers.
    rows: Vec<Vec<u8>>,
    filled: usize,
}

impl Chains {
    /// Whether there are such bounds for a plan.
    pub fn fit(plan: &Plan) -> bool {
        let helpers = &plan.groups[1..];
        plan.cells <= MOST_CELLS
            && plan.groups[0].end == 1
            && plan.start.len() >= 3
            && helpers.iter().all(|g| g.goals.is_empty() && g.motion == helpers[0].motion)
    }

    /// Bounds of the piece in the first slot.
    pub fn new(plan: &Plan, blocked: Vec<u8>, alone: Vec<u8>) -> Self {
        let cells = plan.cells;
        let piece = &plan.motions[plan.groups[0].motion];
        let helper = &plan.motions[plan.groups[1].motion];
        let mut chains = Self {
            cells,
            free: stops_before(plan, helper, |_| true),
            fixed: stops_before(plan, helper, |end| end),
            cut: cut_short(plan, helper),
            blocked,
            alone,
            by_piece: Vec::new(),
            rows: vec![Vec::new(); cells],
            filled: 0,
        };
        // What the helper needs, by its cell, if the piece on `cell` stops it.
        let mut stopped = vec![FAR; cells * cells];
        for cell in 0..cells {
            let last = chains.last_way(cell, FAR);
            chains.cut_way(cell, &last, FAR, &mut stopped[cell * cells..(cell + 1) * cells]);
        }
        let before = stops_before(plan, piece, |_| true);
        let mut by_piece = vec![FAR; cells * cells];
        let mut column = vec![FAR; cells];
        for helper in 0..cells {
            for (cell, entry) in column.iter_mut().enumerate() {
                *entry = stopped[cell * cells + helper];
            }
            spread(&mut column, &before);
            for (cell, &moves) in column.iter().enumerate() {
                by_piece[cell * cells + helper] = moves;
            }
        }
        chains.by_piece = by_piece;
        chains
    }

    /// Fills the table for a cell of the piece if it is not filled.
    #[inline]
    pub fn ready(&mut self, cell: u16) {
        if self.rows[usize::from(cell)].is_empty() {
            self.fill(usize::from(cell));
        }
    }

    /// The filled table for a cell of the piece, `one helper's cell * cells + another's`.
    #[inline]
    pub fn row(&self, cell: u16) -> &[u8] {
        &self.rows[usize::from(cell)]
    }

    /// Bytes of all filled tables.
    pub fn bytes(&self) -> usize {
        self.filled * self.cells * self.cells
    }

    /// Moves of the piece on `cell` and of one helper that only the board stops, by the helper's cell.
    fn last_way(&self, cell: usize, below: u8) -> Vec<u8> {
        let mut moves = vec![FAR; self.cells];
        for (blocker, entry) in moves.iter_mut().enumerate() {
            let own = self.blocked[blocker * self.cells + cell];
            if own < below {
                *entry = own;
            }
        }
        spread_below(&mut moves, &self.fixed, below);
        moves
    }

    /// The same if its last stop that the board does not cause is caused from `blocker`.
    fn cut_way(&self, blocker: usize, last: &[u8], below: u8, moves: &mut [u8]) {
        let mut any = false;
        for &(from, stop) in &self.cut[blocker] {
            let then = last[usize::from(stop)].saturating_add(1);
            if then < below {
                let entry = &mut moves[usize::from(from)];
                *entry = (*entry).min(then);
                any = true;
            }
        }
        if any {
            spread_below(moves, &self.free, below);
        }
    }

    #[cold]
    fn fill(&mut self, cell: usize) {
        let cells = self.cells;
        let below = self.alone[cell];
        let mut one = self.last_way(cell, below);
        let mut cut = vec![FAR; cells * cells];
        for (blocker, moves) in cut.chunks_mut(cells).enumerate() {
            self.cut_way(blocker, &one, below, moves);
        }
        for (entry, &by_piece) in one.iter_mut().zip(&self.by_piece[cell * cells..]) {
            *entry = (*entry).min(by_piece);
        }
        let mut two = transposed(&cut, cells);
        for moves in two.chunks_mut(cells) {
            spread_below(moves, &self.free, below);
        }
        let swapped = transposed(&two, cells);
        for ((moves, other), &first) in two.chunks_mut(cells).zip(swapped.chunks(cells)).zip(&one) {
            for ((entry, &turned), &second) in moves.iter_mut().zip(other).zip(&one) {
                *entry = (*entry).min(turned).min(first).min(second);
            }
        }
        self.rows[cell] = two;
        self.filled += 1;
    }
}

/// For each cell of a blocker the slides that it cuts short.
fn cut_short(plan: &Plan, tracks: &Tracks) -> Vec<Vec<(u16, u16)>> {
    let mut cut = vec![Vec::new(); plan.cells];
    for from in 0..plan.cells {
        for direction in 0..plan.directions {
            walk(plan, tracks, from, direction, |stop, _, beyond| {
                if let Some(blocker) = beyond.filter(|_| stop != from && tracks.may_stop[stop]) {
                    cut[blocker].push((from as u16, stop as u16));
                }
            });
        }
    }
    cut
}
