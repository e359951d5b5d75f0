use super::heading::Heading;
use super::layout::{Layout, Place, check_size, error};
use super::naming::{cell_name, read_cell_name};
use super::{Board, Shape};
use crate::diagnostic::Diagnostic;

impl Board {
    /// A board of hexagons in rows, each row given by its ends, such as `a1-i1`.
    ///
    /// Directions, clockwise: `ne`, `e`, `se`, `sw`, `w`, `nw`. A column runs `se` to `nw`: of (column, row) the
    /// offsets are (1, 1), (1, 0), (0, -1) and back. Drawn, each row stands half a cell further left than
    /// the row below it.
    pub fn hex_rows(rows: &[&str]) -> Result<Board, Diagnostic> {
        let mut places = Vec::new();
        for row in rows {
            let (columns, number) = read_row(row)?;
            check_size(places.len() + columns.clone().count())?;
            places.extend(columns.map(|column| Place {
                name: cell_name(column, number),
                grid: (column as i32, number as i32),
                rim: false,
            }));
        }
        let headings = Heading::of_grid(&[
            ("ne", (1, 1)),
            ("e", (1, 0)),
            ("se", (0, -1)),
            ("sw", (-1, -1)),
            ("w", (-1, 0)),
            ("nw", (0, 1)),
        ]);
        let layout = Layout::of_grid(Shape::Hexagonal, places, headings, |(x, y)| {
            (x as f32 - y as f32 / 2.0, y as f32 * 3f32.sqrt() / 2.0)
        })?;
        Ok(Board::from_layout(layout))
    }
}

/// The columns and the row, from 0, of a text such as `a1-i1`.
fn read_row(text: &str) -> Result<(std::ops::RangeInclusive<usize>, usize), Diagnostic> {
    let ends = text.split_once('-').and_then(|(from, to)| Some((read_cell_name(from)?, read_cell_name(to)?)));
    let Some(((first, row), (last, end_row))) = ends else {
        return Err(error(format!("expected a row of cells such as `a1-i1`, found `{text}`")));
    };
    if row != end_row {
        return Err(error(format!(
            "the row `{text}` starts in row {} and ends in row {}",
            row + 1,
            end_row + 1
        ))
        .help("both ends of a row have the same number"));
    }
    if first > last {
        return Err(error(format!("the row `{text}` runs backwards")).help("the left end comes first"));
    }
    Ok((first..=last, row))
}

#[cfg(test)]
mod tests {
    use super::super::{CellSet, Direction, Point};
    use super::*;

    const ROWS: [&str; 5] = ["a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5"];

    fn names(board: &Board, cells: &[Point]) -> String {
        cells.iter().map(|cell| board.name(*cell)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rows_of_nine_to_eleven() {
        let board = Board::hex_rows(&ROWS).unwrap();
        assert_eq!((board.cells(), board.points(), board.directions()), (49, 49, 6));
        assert_eq!(board.region("edge").unwrap().len(), 24);
        let around = |name: &str| names(&board, board.neighbours(board.find(name).unwrap()));
        assert_eq!(around("a1"), "b1 a2 b2");
        assert_eq!(around("a3"), "a2 b3 b4");
        assert_eq!(around("k5"), "j4 k4 j5");
        assert_eq!(around("f3"), "e2 f2 e3 g3 f4 g4");
        assert_eq!(around("i1"), "h1 i2 j2");
        let lengths: Vec<usize> = board.lines().iter().map(|line| line.cells.len()).collect();
        assert_eq!(lengths.iter().filter(|length| **length == 11).count(), 1);
        assert_eq!(board.lines().len(), 5 + 11 + 11);
        assert_eq!(lengths.iter().map(|length| length - 1).sum::<usize>(), 44 + 38 + 38);
        assert!(board.entries().is_empty());
    }

    #[test]
    fn directions_look_as_they_are_called() {
        let board = Board::hex_rows(&ROWS).unwrap();
        let centre = board.find("f3").unwrap();
        let (x, y) = board.drawn(centre);
        let look = [("e", 1.0, 0.0), ("w", -1.0, 0.0), ("ne", 0.5, 0.866), ("nw", -0.5, 0.866)];
        for (name, right, up) in look.into_iter().chain([("se", 0.5, -0.866), ("sw", -0.5, -0.866)]) {
            let direction = board.find_direction(name).unwrap();
            let (there_x, there_y) = board.drawn(board.step(centre, direction).unwrap());
            assert!((there_x - x - right).abs() < 1e-3 && (there_y - y - up).abs() < 1e-3, "{name}");
        }
        let ne = board.find_direction("ne").unwrap();
        assert_eq!(names(&board, board.ray(board.find("a1").unwrap(), ne)), "b2 c3 d4 e5");
        assert_eq!(board.opposite(ne).map(|back| board.direction_name(back)), Some("sw"));
        assert_eq!(board.ray(Point(60), ne), &[]);
        assert_eq!(board.step(centre, Direction(6)), None);
        assert_eq!(board.neighbour_set(Point(2000)), &CellSet::new());
    }

    #[test]
    fn says_what_is_wrong_with_a_row() {
        let message = |rows: &[&str]| Board::hex_rows(rows).unwrap_err().to_string();
        assert_eq!(message(&["a1,i1"]), "expected a row of cells such as `a1-i1`, found `a1,i1`");
        assert_eq!(message(&["a1-i2"]), "the row `a1-i2` starts in row 1 and ends in row 2");
        assert_eq!(message(&["c1-a1"]), "the row `c1-a1` runs backwards");
        assert_eq!(message(&["a1-c1", "b1-d1"]), "the cell `b1` is there twice");
        assert_eq!(message(&[]), "a board needs a cell");
        assert!(message(&["a1-zz1", "a2-zz2"]).starts_with("a board has at most 1024 cells"));
    }
}
