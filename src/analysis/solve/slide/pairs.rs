//! The bound that counts the moves of a helper.
//!
//! A piece reaches its goal either with nothing but the board to stop it, or some stop is the last one that
//! another piece caused. Then that piece stands beside it. Before that stop the piece moved at least as often as
//! if it could stop anywhere, after it only the board stopped it, and the helper made at least the moves that bring
//! it there, stopping anywhere.

use super::bound::{stops_before, walk};
use super::cells::{FAR, spread};
use super::plan::{Plan, Tracks};

/// More cells than this make the tables too large.
pub const MOST_CELLS: usize = 512;

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

/// For each cell of the piece and each cell of the helper the moves of both, `cell * cells + helper's cell`.
pub fn pairs(plan: &Plan, helper: &Tracks, blocked: &[u8], alone: &[u8]) -> Vec<u8> {
    let cells = plan.cells;
    let before = stops_before(plan, helper, |_| true);
    let mut table = vec![FAR; cells * cells];
    for (cell, row) in table.chunks_mut(cells).enumerate() {
        for (blocker, entry) in row.iter_mut().enumerate() {
            let own = blocked[blocker * cells + cell];
            if own < alone[cell] {
                *entry = own;
            }
        }
        spread(row, &before);
    }
    table
}
