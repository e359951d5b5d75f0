use super::heading::Heading;
use super::layout::{Layout, Place, check_size, error};
use super::naming::cell_name;
use super::{Board, Shape};
use crate::diagnostic::Diagnostic;

/// The sides, and the two directions that lead off the board from all cells of each.
const SIDES: [(&str, [(i32, i32); 2]); 6] = [
    ("northwest", [(-1, 0), (0, 1)]),
    ("northeast", [(0, 1), (1, 1)]),
    ("east", [(1, 1), (1, 0)]),
    ("southeast", [(1, 0), (0, -1)]),
    ("southwest", [(0, -1), (-1, -1)]),
    ("west", [(-1, -1), (-1, 0)]),
];

impl Board {
    /// A hexagon that stands on a corner, with `size` cells on each side, and around it, if `rim` is set, a rim
    /// of points from which its lines are entered.
    ///
    /// Columns are lettered from the left and each is numbered from its bottom, rim points included.
    /// Directions, clockwise: `n`, `ne`, `se`, `s`, `sw`, `nw`. In grid coordinates the offsets are (0, 1), (1, 1),
    /// (1, 0) and back.
    pub fn hexagon(size: usize, rim: bool) -> Result<Board, Diagnostic> {
        if size == 0 {
            return Err(error("a hexagon has a cell or more on each side, and this one has 0"));
        }
        check_size(size.saturating_mul(size - 1).saturating_mul(3).saturating_add(1))?;
        let reach = (if rim { size + 1 } else { size }) as i32;
        let middle = reach - 1;
        let mut places = Vec::new();
        for x in 0..2 * reach - 1 {
            let lowest = (x - middle).max(0);
            for y in lowest..=(x + middle).min(2 * middle) {
                let (right, up) = (x - middle, y - middle);
                let from_middle = right.abs().max(up.abs()).max((right - up).abs());
                places.push(Place {
                    name: cell_name(x as usize, (y - lowest) as usize),
                    grid: (x, y),
                    rim: rim && from_middle == middle,
                });
            }
        }
        let headings = Heading::of_grid(&[
            ("n", (0, 1)),
            ("ne", (1, 1)),
            ("se", (1, 0)),
            ("s", (0, -1)),
            ("sw", (-1, -1)),
            ("nw", (-1, 0)),
        ]);
        let mut layout = Layout::of_grid(Shape::Hexagonal, places, headings, |(x, y)| {
            (x as f32 * 3f32.sqrt() / 2.0, y as f32 - x as f32 / 2.0)
        })?;
        let inside = move |x: i32, y: i32| {
            let (right, up) = (x - middle, y - middle);
            right.abs().max(up.abs()).max((right - up).abs()) < size as i32
        };
        let on_side =
            |(x, y): (i32, i32), off: &[(i32, i32); 2]| off.iter().all(|(dx, dy)| !inside(x + dx, y + dy));
        layout.mark("corners", |at| SIDES.iter().filter(|(_, off)| on_side(at, off)).count() > 1);
        for (name, off) in &SIDES {
            layout.mark(name, |at| on_side(at, off));
        }
        Ok(Board::from_layout(layout))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CellSet, Point};
    use super::*;

    fn names(board: &Board, cells: impl IntoIterator<Item = Point>) -> String {
        cells.into_iter().map(|cell| board.name(cell)).collect::<Vec<_>>().join(" ")
    }

    fn entries(board: &Board) -> Vec<String> {
        board
            .entries()
            .iter()
            .map(|entry| format!("{}-{}", board.name(entry.from), board.name(entry.first)))
            .collect()
    }

    #[test]
    fn four_to_a_side_with_rim() {
        let board = Board::hexagon(4, true).unwrap();
        assert_eq!(
            (board.cells(), board.points(), board.lines().len(), board.entries().len()),
            (37, 61, 21, 42)
        );
        let columns = ["b2-b5", "c2-c6", "d2-d7", "e2-e8", "f2-f7", "g2-g6", "h2-h5"];
        let spots: Vec<String> = columns
            .iter()
            .flat_map(|column| {
                let letter = &column[..1];
                (2..=column[4..].parse::<u32>().unwrap()).map(move |row| format!("{letter}{row}"))
            })
            .collect();
        let found: CellSet = spots.iter().map(|spot| board.find(spot).unwrap()).collect();
        assert_eq!(found, board.all());
        let dots = ["a1", "a5", "b1", "b6", "c1", "c7", "d1", "d8", "e1", "e9", "f1", "f8", "i1", "i5"];
        assert!(dots.iter().all(|dot| board.find(dot).unwrap().index() >= 37));
        assert_eq!((board.find("a6"), board.find("e10"), board.find("b7")), (None, None, None));
    }

    #[test]
    fn forty_two_ways_in() {
        let board = Board::hexagon(4, true).unwrap();
        let mut found = entries(&board);
        found.sort();
        // Corner dots have one way in, the other dots two.
        let expected = "a1-b2 a2-b2 a2-b3 a3-b3 a3-b4 a4-b4 a4-b5 a5-b5 b1-b2 b1-c2 b6-b5 b6-c6 c1-c2 c1-d2 c7-c6 \
                        c7-d7 d1-d2 d1-e2 d8-d7 d8-e8 e1-e2 e9-e8 f1-e2 f1-f2 f8-e8 f8-f7 g1-f2 g1-g2 g7-f7 g7-g6 \
                        h1-g2 h1-h2 h6-g6 h6-h5 i1-h2 i2-h2 i2-h3 i3-h3 i3-h4 i4-h4 i4-h5 i5-h5";
        assert_eq!(found.join(" "), expected);
    }

    #[test]
    fn a_rim_point_looks_down_its_lines() {
        let board = Board::hexagon(4, true).unwrap();
        let rays: Vec<String> = board
            .entries()
            .iter()
            .filter(|entry| ["c1", "e9"].contains(&board.name(entry.from)))
            .map(|entry| {
                let ray = board.ray(entry.from, entry.direction).iter().copied();
                format!("{} {}", board.direction_name(entry.direction), names(&board, ray))
            })
            .collect();
        assert_eq!(rays, ["n c2 c3 c4 c5 c6", "ne d2 e3 f3 g3 h3", "s e8 e7 e6 e5 e4 e3 e2"]);
        let h1 = board.find("h1").unwrap();
        assert_eq!(names(&board, board.neighbours(h1).iter().copied()), "g2 h2");
        assert!(board.neighbours(board.find("h2").unwrap()).iter().all(|cell| cell.index() < 37));
    }

    #[test]
    fn small_and_large_ones() {
        for (size, cells) in [(1, 1), (2, 7), (3, 19), (4, 37), (5, 61), (18, 919)] {
            let (plain, rimmed) = (Board::hexagon(size, false).unwrap(), Board::hexagon(size, true).unwrap());
            let lines = if size > 1 { 3 * (2 * size - 1) } else { 0 };
            assert_eq!((plain.cells(), plain.points(), plain.lines().len()), (cells, cells, lines));
            assert_eq!(
                (rimmed.cells(), rimmed.points(), rimmed.lines().len()),
                (cells, cells + 6 * size, lines)
            );
            assert_eq!(rimmed.entries().len(), 6 * (2 * size - 1));
            assert_eq!(plain.find("a1").map(Point::index), Some(0));
        }
        let message = Board::hexagon(19, false).unwrap_err().to_string();
        assert_eq!(message, "a board has at most 1024 cells, and this one would have 1027");
        assert!(Board::hexagon(0, true).is_err() && Board::hexagon(usize::MAX, true).is_err());
    }

    #[test]
    fn sides_and_corners() {
        for rim in [false, true] {
            let board = Board::hexagon(3, rim).unwrap();
            assert_eq!(board.region("corners").unwrap().len(), 6);
            assert_eq!(board.region("edge").unwrap().len(), 12);
            for (side, _) in &SIDES {
                assert_eq!(board.region(side).unwrap().len(), 3, "{side}");
            }
        }
        let board = Board::hexagon(3, false).unwrap();
        let side = |name: &str| names(&board, board.region(name).unwrap());
        assert_eq!([side("west"), side("northwest"), side("east")], ["a1 a2 a3", "a3 b4 c5", "e1 e2 e3"]);
        assert_eq!([side("southwest"), side("southeast")], ["a1 b1 c1", "c1 d1 e1"]);
    }

    #[test]
    fn neighbours_are_drawn_one_apart() {
        let board = Board::hexagon(4, true).unwrap();
        let (x, y) = board.drawn(board.find("e5").unwrap());
        for cell in board.neighbours(board.find("e5").unwrap()) {
            let (u, v) = board.drawn(*cell);
            assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-5);
        }
        assert!(
            (board.drawn(board.find("i1").unwrap()).1 - board.drawn(board.find("a1").unwrap()).1).abs()
                < 1e-5
        );
    }
}
