//! Straight runs of cells.

use super::View;
use crate::board::{CellSet, Point};

impl View<'_> {
    /// The longest unbroken runs of cells of a set along the lines of the board, those of at least `length`.
    pub(super) fn runs(&self, of: CellSet, length: i64) -> Vec<Vec<Point>> {
        let mut found = Vec::new();
        let enough = |run: &[Point]| !run.is_empty() && run.len() as i64 >= length;
        if length <= 1 {
            found.extend(of.iter().map(|cell| vec![cell]));
        }
        for line in self.board().lines() {
            let mut run = Vec::new();
            for cell in &line.cells {
                if of.contains(*cell) {
                    run.push(*cell);
                } else if enough(&run) {
                    found.push(std::mem::take(&mut run));
                } else {
                    run.clear();
                }
            }
            if enough(&run) && run.len() > 1 {
                found.push(run);
            }
        }
        found
    }

    /// The rows that may be taken: unbroken runs of `along` that hold `length` cells of `of` in sequence.
    pub(super) fn rows(&self, of: CellSet, along: CellSet, length: i64) -> Vec<Vec<Point>> {
        let holds = |run: &[Point]| {
            let mut count = 0;
            run.iter().any(|cell| {
                count = if of.contains(*cell) { count + 1 } else { 0 };
                count >= length
            })
        };
        self.runs(along | of, length.max(2)).into_iter().filter(|run| holds(run)).collect()
    }
}
