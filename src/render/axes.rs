use crate::board::{Board, Point, Shape};
use std::collections::BTreeMap;

/// A coordinate beside the board.
pub(super) struct AxisLabel {
    /// A column's letters or a row's number.
    pub text: String,
    /// Whether it is a row's number.
    pub row: bool,
    /// Where, as [`Board::drawn`] says it of points.
    pub at: (f32, f32),
}

/// A column's letters after their number, so that `aa` comes after `z`.
type Column<'a> = (usize, &'a str);

/// The coordinates of a board whose cells all have names such as `c4`; nothing for others, or where points of a
/// rim say it already.
///
/// The letters of a column stand before its lowest cell, in line with it, and the number of a row before its
/// leftmost cell. Beside a board of squares they stand in one line each.
pub(super) fn axes(board: &Board) -> Vec<AxisLabel> {
    if board.shape() == Shape::Graph || board.points() > board.cells() {
        return Vec::new();
    }
    let mut columns: BTreeMap<Column<'_>, Vec<(u32, Point)>> = BTreeMap::new();
    let mut rows: BTreeMap<u32, Vec<(Column<'_>, Point)>> = BTreeMap::new();
    for cell in board.all().iter() {
        let Some((letters, number)) = split(board.name(cell)) else { return Vec::new() };
        let column = (letters.len(), letters);
        columns.entry(column).or_default().push((number, cell));
        rows.entry(number).or_default().push((column, cell));
    }
    let columns = columns.into_iter().map(|((_, letters), mut cells)| {
        cells.sort_unstable();
        (letters.to_string(), cells.into_iter().map(|(_, cell)| cell).collect())
    });
    let rows = rows.into_iter().map(|(number, mut cells)| {
        cells.sort_unstable();
        (number.to_string(), cells.into_iter().map(|(_, cell)| cell).collect())
    });
    let columns = before(board, columns.collect(), (0.0, 1.0));
    let rows = before(board, rows.collect(), (1.0, 0.0));
    let mut labels: Vec<AxisLabel> = columns.into_iter().map(|label| aligned(board, label)).collect();
    let apart = |one: (f32, f32), other: (f32, f32)| (one.0 - other.0).hypot(one.1 - other.1);
    for row in rows {
        let mut label = aligned(board, AxisLabel { row: true, ..row });
        if labels.iter().any(|column| apart(column.at, label.at) < 0.5) {
            label.at.0 -= 0.5;
        }
        labels.push(label);
    }
    let cells: Vec<(f32, f32)> = board.all().iter().map(|cell| board.drawn(cell)).collect();
    labels.retain(|label| cells.iter().all(|at| apart(*at, label.at) > 0.5));
    labels
}

/// Letters and number of a name such as `c4`.
fn split(name: &str) -> Option<(&str, u32)> {
    let at = name.find(|letter: char| !letter.is_ascii_lowercase())?;
    let (letters, digits) = name.split_at(at);
    let plain = !letters.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    Some((letters, digits.parse().ok().filter(|_| plain)?))
}

/// A label for each line of cells, one step before its first cell; `usual` is the step where no line has one.
fn before(board: &Board, lines: Vec<(String, Vec<Point>)>, usual: (f32, f32)) -> Vec<AxisLabel> {
    let neighbours = |pair: &&[Point]| {
        let ((x, y), (u, v)) = (board.drawn(pair[0]), board.drawn(pair[1]));
        (u - x).hypot(v - y) < 1.1
    };
    let step = |cells: &[Point]| {
        cells.windows(2).find(neighbours).map(|pair| {
            let ((x, y), (u, v)) = (board.drawn(pair[0]), board.drawn(pair[1]));
            (u - x, v - y)
        })
    };
    let usual = lines.iter().find_map(|(_, cells)| step(cells)).unwrap_or(usual);
    let label = |(text, cells): (String, Vec<Point>)| {
        let (x, y) = board.drawn(*cells.first()?);
        let (dx, dy) = step(&cells).unwrap_or(usual);
        Some(AxisLabel { text, row: false, at: (x - dx, y - dy) })
    };
    lines.into_iter().filter_map(label).collect()
}

/// Beside squares, labels of one kind stand in line.
fn aligned(board: &Board, mut label: AxisLabel) -> AxisLabel {
    if board.shape() == Shape::Square {
        let drawn = board.all();
        let drawn = drawn.iter().map(|cell| board.drawn(cell));
        match label.row {
            true => label.at.0 = drawn.map(|at| at.0).fold(f32::MAX, f32::min) - 1.0,
            false => label.at.1 = drawn.map(|at| at.1).fold(f32::MAX, f32::min) - 1.0,
        }
    }
    label
}
