//! Straight runs of cells.

use super::View;
use crate::board::{CellSet, Point};
use crate::rule::VariableId;

impl View<'_> {
    /// The longest unbroken runs of cells of a set along the lines of the board, those of at least `length`.
    pub(super) fn runs(&self, of: CellSet, length: i64) -> Vec<Vec<Point>> {
        let mut found: Vec<_> =
            if length <= 1 { of.iter().map(|cell| vec![cell]).collect() } else { Vec::new() };
        for line in self.board().lines() {
            found.extend(runs_in(&line.cells, of, length));
        }
        found
    }

    /// The rows that may be taken: unbroken runs of `along` that hold `length` cells of `of` in sequence; or any
    /// exactly `length` cells of `of` in sequence. Each with the number of its line.
    pub(super) fn rows(
        &self,
        of: CellSet,
        along: CellSet,
        length: i64,
        exact: bool,
    ) -> Vec<(usize, Vec<Point>)> {
        if exact {
            return self.parts_of_rows(of, length);
        }
        let holds = |run: &[Point]| {
            let mut count = 0;
            run.iter().any(|cell| {
                count = if of.contains(*cell) { count + 1 } else { 0 };
                count >= length
            })
        };
        let lines = self.board().lines().iter().enumerate();
        let runs = lines.flat_map(|(number, line)| {
            runs_in(&line.cells, along | of, length).into_iter().map(move |run| (number, run))
        });
        runs.filter(|(_, run)| holds(run)).collect()
    }

    /// All that are exactly `length` cells of a set in sequence, each with the number of its line.
    fn parts_of_rows(&self, of: CellSet, length: i64) -> Vec<(usize, Vec<Point>)> {
        let size = usize::try_from(length).unwrap_or(0).max(2);
        let mut found = Vec::new();
        for (number, line) in self.board().lines().iter().enumerate() {
            let parts = line.cells.windows(size).filter(|part| part.iter().all(|cell| of.contains(*cell)));
            found.extend(parts.map(|part| (number, part.to_vec())));
        }
        found
    }

    /// Whether it was decided in this turn about a row, as `once` keeps it.
    pub(super) fn is_dealt_with(&self, once: VariableId, line: usize, row: &[Point]) -> bool {
        let kept = self.position.variable(once.index.saturating_add(line as u16));
        row.iter().any(|cell| kept == i64::from(cell.0) + 1)
    }
}

/// The longest unbroken runs of cells of a set along one line, those of at least `length` and of at least two.
fn runs_in(line: &[Point], of: CellSet, length: i64) -> Vec<Vec<Point>> {
    line.split(|cell| !of.contains(*cell))
        .filter(|run| run.len() as i64 >= length.max(2))
        .map(<[Point]>::to_vec)
        .collect()
}
