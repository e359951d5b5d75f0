use super::heading::Heading;
use super::layout::{Layout, error};
use super::{Board, Direction, Point, Shape};
use crate::diagnostic::Diagnostic;
use rustc_hash::FxHashMap;

impl Board {
    /// A board of named cells and lines between them.
    ///
    /// Each line has the name of its direction, the name of the opposite direction, and its cells in order; a
    /// step leads from each cell of a line to the next, and back. Lines of one direction that meet end to end are
    /// one line. `positions` says where to draw the cells; without it they are drawn on a circle. There is no
    /// region `edge`.
    pub fn graph(
        cells: &[&str],
        lines: &[(&str, &str, &[&str])],
        positions: Option<&[(f32, f32)]>,
    ) -> Result<Board, Diagnostic> {
        let mut headings: Vec<Heading> = Vec::new();
        for (ahead, back, _) in lines {
            add_pair(&mut headings, ahead, back)?;
        }
        let names = cells.iter().map(|name| (*name).to_string()).collect();
        let mut layout = Layout::new(Shape::Graph, cells.len(), names, headings)?;
        let numbers: FxHashMap<&str, Point> = cells.iter().copied().zip((0..).map(Point)).collect();
        for (ahead, _, line) in lines {
            add_line(&mut layout, &numbers, ahead, line)?;
        }
        layout.drawn = match positions {
            Some(positions) => check_positions(positions, cells.len())?.to_vec(),
            None => circle(cells.len()),
        };
        layout.grid = layout.drawn.iter().map(|(x, y)| (x.round() as i32, y.round() as i32)).collect();
        Ok(Board::from_layout(layout))
    }
}

fn add_pair(headings: &mut Vec<Heading>, ahead: &str, back: &str) -> Result<(), Diagnostic> {
    if ahead.is_empty() || back.is_empty() {
        return Err(error("a direction needs a name"));
    }
    if ahead == back {
        return Err(error(format!("the direction `{ahead}` cannot be its own opposite")));
    }
    let place = |headings: &[Heading], name: &str| headings.iter().position(|heading| heading.name == name);
    for (name, other) in [(ahead, back), (back, ahead)] {
        if let Some(known) = place(headings, name) {
            let opposite = &headings[headings[known].opposite.index()].name;
            if opposite != other {
                return Err(error(format!(
                    "the opposite of `{name}` is `{opposite}`, and here it is `{other}`"
                )));
            }
        }
    }
    if place(headings, ahead).is_none() {
        let number = headings.len();
        if number + 2 > usize::from(u8::MAX) {
            return Err(error("a board has at most 254 directions"));
        }
        for (name, opposite) in [(ahead, number + 1), (back, number)] {
            headings.push(Heading {
                name: name.to_string(),
                opposite: Direction(opposite as u8),
                offset: None,
            });
        }
    }
    Ok(())
}

fn add_line(
    layout: &mut Layout,
    numbers: &FxHashMap<&str, Point>,
    ahead: &str,
    line: &[&str],
) -> Result<(), Diagnostic> {
    if line.len() < 2 {
        return Err(error(format!("a line in direction `{ahead}` has fewer than two cells")));
    }
    let number = |name: &str| {
        numbers.get(name).copied().ok_or_else(|| {
            error(format!("the board has no cell `{name}`")).nearest(name, numbers.keys().copied())
        })
    };
    let Some(at) = layout.headings.iter().position(|heading| heading.name == ahead) else { return Ok(()) };
    let (ahead, back) = (Direction(at as u8), layout.headings[at].opposite);
    for pair in line.windows(2) {
        let (from, to) = (number(pair[0])?, number(pair[1])?);
        if from == to {
            return Err(error(format!("a line steps from `{}` to itself", pair[0])));
        }
        add_step(layout, from, ahead, to)?;
        add_step(layout, to, back, from)?;
    }
    Ok(())
}

fn add_step(layout: &mut Layout, from: Point, direction: Direction, to: Point) -> Result<(), Diagnostic> {
    let Some(way) = layout.way(from, direction) else { return Ok(()) };
    match layout.steps[way] {
        Some(known) if known != to => Err(error(format!(
            "from `{}` the direction `{}` leads to `{}` and to `{}`",
            layout.names[from.index()],
            layout.headings[direction.index()].name,
            layout.names[known.index()],
            layout.names[to.index()],
        ))),
        _ => {
            layout.steps[way] = Some(to);
            Ok(())
        }
    }
}

fn check_positions(positions: &[(f32, f32)], cells: usize) -> Result<&[(f32, f32)], Diagnostic> {
    if positions.len() != cells {
        return Err(error(format!("the board has {cells} cells and {} positions", positions.len())));
    }
    match positions.iter().find(|(x, y)| !x.is_finite() || !y.is_finite()) {
        Some((x, y)) => Err(error(format!("nothing can be drawn at ({x}, {y})"))),
        None => Ok(positions),
    }
}

/// Clockwise from the top, neighbours on the circle one apart.
fn circle(cells: usize) -> Vec<(f32, f32)> {
    let part = std::f32::consts::TAU / cells as f32;
    let radius = if cells > 1 { 0.5 / (part / 2.0).sin() } else { 0.0 };
    (0..cells).map(|cell| cell as f32 * part).map(|turn| (radius * turn.sin(), radius * turn.cos())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three squares one inside the other, joined in the middle of their sides.
    fn squares() -> Board {
        let cells = [
            "a1", "d1", "g1", "b2", "d2", "f2", "c3", "d3", "e3", "a4", "b4", "c4", "e4", "f4", "g4", "c5",
            "d5", "e5", "b6", "d6", "f6", "a7", "d7", "g7",
        ];
        let rows = [
            ["a1", "d1", "g1"],
            ["b2", "d2", "f2"],
            ["c3", "d3", "e3"],
            ["a4", "b4", "c4"],
            ["e4", "f4", "g4"],
            ["c5", "d5", "e5"],
            ["b6", "d6", "f6"],
            ["a7", "d7", "g7"],
        ];
        let columns = [
            ["a1", "a4", "a7"],
            ["b2", "b4", "b6"],
            ["c3", "c4", "c5"],
            ["d1", "d2", "d3"],
            ["d5", "d6", "d7"],
            ["e3", "e4", "e5"],
            ["f2", "f4", "f6"],
            ["g1", "g4", "g7"],
        ];
        let across = rows.iter().map(|row| ("e", "w", row.as_slice()));
        let lines: Vec<_> =
            across.chain(columns.iter().map(|column| ("n", "s", column.as_slice()))).collect();
        let positions: Vec<(f32, f32)> = cells
            .iter()
            .map(|name| (f32::from(name.as_bytes()[0] - b'a'), f32::from(name.as_bytes()[1] - b'1')))
            .collect();
        Board::graph(&cells, &lines, Some(&positions)).unwrap()
    }

    #[test]
    fn three_squares_have_sixteen_lines() {
        let board = squares();
        assert_eq!((board.cells(), board.directions(), board.lines().len()), (24, 4, 16));
        assert!(board.lines().iter().all(|line| line.cells.len() == 3));
        let degree = |name: &str| board.neighbours(board.find(name).unwrap()).len();
        assert_eq!(["a1", "b4", "d3", "d2", "g4"].map(degree), [2, 4, 3, 4, 3]);
        let degrees: usize = (0..24).map(|cell| board.neighbours(Point(cell)).len()).sum();
        assert_eq!(degrees, 2 * 32);
        let east = board.find_direction("e").unwrap();
        assert_eq!(board.step(board.find("c4").unwrap(), east), None);
        assert_eq!(board.grid(board.find("g4").unwrap()), (6, 3));
        assert_eq!((board.offset(east), board.shape(), board.region("edge")), (None, Shape::Graph, None));
    }

    #[test]
    fn a_ring_is_one_line() {
        let board =
            Board::graph(&["p", "q", "r", "s"], &[("on", "back", &["q", "r", "s", "p", "q"])], None).unwrap();
        assert_eq!(board.lines().len(), 1);
        assert_eq!(board.lines()[0].cells, [0, 1, 2, 3].map(Point));
        assert_eq!(board.ray(Point(2), Direction(0)), [3, 0, 1].map(Point));
        let ((x, y), (u, v)) = (board.drawn(Point(0)), board.drawn(Point(1)));
        assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-5);
    }

    #[test]
    fn cells_alone_are_a_board_too() {
        let board = Board::graph(&["one", "two"], &[], None).unwrap();
        assert_eq!((board.cells(), board.directions(), board.neighbours(Point(1)).len()), (2, 0, 0));
        assert_eq!(board.step(Point(0), Direction(0)), None);
    }

    #[test]
    fn says_what_is_wrong_with_a_line() {
        let message = |lines: &[(&str, &str, &[&str])]| {
            Board::graph(&["p1", "q1", "r1"], lines, None).unwrap_err().to_string()
        };
        assert_eq!(message(&[("e", "w", &["p1", "x9"])]), "the board has no cell `x9`");
        assert_eq!(message(&[("e", "w", &["p1"])]), "a line in direction `e` has fewer than two cells");
        assert_eq!(message(&[("e", "e", &["p1", "q1"])]), "the direction `e` cannot be its own opposite");
        assert_eq!(message(&[("e", "w", &["p1", "p1"])]), "a line steps from `p1` to itself");
        assert_eq!(
            message(&[("e", "w", &["p1", "q1"]), ("e", "x", &["q1", "r1"])]),
            "the opposite of `e` is `w`, and here it is `x`"
        );
        assert_eq!(
            message(&[("e", "w", &["p1", "q1"]), ("e", "w", &["p1", "r1"])]),
            "from `p1` the direction `e` leads to `q1` and to `r1`"
        );
        let cells = |cells: &[&str]| Board::graph(cells, &[], None).unwrap_err().to_string();
        assert_eq!(cells(&["p", "p"]), "the cell `p` is there twice");
        assert_eq!(cells(&["p q"]), "`p q` cannot name a cell: a name has no white space and is not empty");
        let positions = Board::graph(&["p"], &[], Some(&[])).unwrap_err().to_string();
        assert_eq!(positions, "the board has 1 cells and 0 positions");
        let help = Board::graph(&["left", "right"], &[("e", "w", &["left", "rigth"])], None)
            .unwrap_err()
            .help
            .clone();
        assert_eq!(help.as_deref(), Some("did you mean `right`?"));
    }
}
