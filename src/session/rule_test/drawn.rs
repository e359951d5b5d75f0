use crate::board::{Board, Point};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::Said;

/// What stands where by a drawing: a line for each row of the board from the top, in it the stack of each cell
/// from the left, `.` for none. Numbers at the ends of lines are those of rows and say nothing.
///
/// # Errors
/// Where there are more or fewer lines than rows, or stacks than cells.
pub fn read(board: &Board, drawing: &Said) -> Result<Vec<(Point, String)>, Diagnostic> {
    let wrong = |message: String| Diagnostic::new(Kind::Script, message).at(&drawing.source, drawing.span);
    let rows = rows(board);
    let lines: Vec<Vec<&str>> = drawing
        .text()
        .lines()
        .map(|line| line.split_whitespace().filter(|word| word.parse::<u32>().is_err()).collect())
        .filter(|line: &Vec<&str>| !line.is_empty())
        .collect();
    if lines.len() != rows.len() {
        return Err(wrong(format!("the board has {} rows, and {} are drawn", rows.len(), lines.len())));
    }
    let mut stacks = Vec::with_capacity(board.cells());
    for (row, line) in rows.into_iter().zip(lines) {
        if row.len() != line.len() {
            let (first, last) = (row.first().copied(), row.last().copied());
            let name = |cell: Option<Point>| cell.map_or("", |cell| board.name(cell));
            let message = format!(
                "the row from `{}` to `{}` has {} cells, and {} are drawn",
                name(first),
                name(last),
                row.len(),
                line.len()
            );
            return Err(wrong(message));
        }
        stacks.extend(row.into_iter().zip(line).map(|(cell, stack)| (cell, stack.to_string())));
    }
    Ok(stacks)
}

/// The cells by rows as they are drawn: from the top, each from the left.
fn rows(board: &Board) -> Vec<Vec<Point>> {
    let mut cells: Vec<(i64, i64, Point)> = (0..board.cells() as u16)
        .map(|cell| {
            let (x, y) = board.drawn(Point(cell));
            ((-y * 100.0).round() as i64, (x * 100.0).round() as i64, Point(cell))
        })
        .collect();
    cells.sort_by_key(|(y, x, _)| (*y, *x));
    let mut rows: Vec<Vec<Point>> = Vec::new();
    let mut last = None;
    for (y, _, cell) in cells {
        match rows.last_mut().filter(|_| last == Some(y)) {
            Some(row) => row.push(cell),
            None => rows.push(vec![cell]),
        }
        last = Some(y);
    }
    rows
}
