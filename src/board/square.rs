use super::heading::Heading;
use super::layout::{Layout, Place, check_size, error};
use super::naming::cell_name;
use super::{Board, Shape};
use crate::diagnostic::Diagnostic;

const FOUR: [(&str, (i32, i32)); 4] = [("n", (0, 1)), ("e", (1, 0)), ("s", (0, -1)), ("w", (-1, 0))];
const SIX: [(&str, (i32, i32)); 6] =
    [("ne", (0, 1)), ("e", (1, 0)), ("se", (1, -1)), ("sw", (0, -1)), ("w", (-1, 0)), ("nw", (-1, 1))];
const EIGHT: [(&str, (i32, i32)); 8] = [
    ("n", (0, 1)),
    ("ne", (1, 1)),
    ("e", (1, 0)),
    ("se", (1, -1)),
    ("s", (0, -1)),
    ("sw", (-1, -1)),
    ("w", (-1, 0)),
    ("nw", (-1, 1)),
];

impl Board {
    /// A rectangle with cells from `a1` at the bottom left, each with steps in 4, 6 or 8 directions.
    ///
    /// With 4: `n`, `e`, `s`, `w`; with 8 the diagonals between them too. With 6 the cells are hexagons and the
    /// rectangle is drawn as a rhombus, each row half a cell further right than the row below it: `ne`, `e`,
    /// `se`, `sw`, `w`, `nw`, with the offsets (0, 1), (1, 0), (1, -1) and back. Columns go on after `z` with `aa`.
    pub fn square(width: usize, height: usize, directions: usize) -> Result<Board, Diagnostic> {
        let (shape, headings) = match directions {
            4 => (Shape::Square, Heading::of_grid(&FOUR)),
            6 => (Shape::Hexagonal, Heading::of_grid(&SIX)),
            8 => (Shape::Square, Heading::of_grid(&EIGHT)),
            other => return Err(error(format!("a rectangle has 4, 6 or 8 directions, not {other}"))),
        };
        check_size(width.saturating_mul(height))?;
        let places = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .map(|(x, y)| Place { name: cell_name(x, y), grid: (x as i32, y as i32), rim: false })
            .collect();
        let draw: fn((i32, i32)) -> (f32, f32) = match shape {
            Shape::Hexagonal => |(x, y)| (x as f32 + y as f32 / 2.0, y as f32 * 3f32.sqrt() / 2.0),
            _ => |(x, y)| (x as f32, y as f32),
        };
        let mut layout = Layout::of_grid(shape, places, headings, draw)?;
        let (right, top) = (width as i32 - 1, height as i32 - 1);
        layout.mark("corners", |(x, y)| (x == 0 || x == right) && (y == 0 || y == top));
        layout.mark("north", |(_, y)| y == top);
        layout.mark("east", |(x, _)| x == right);
        layout.mark("south", |(_, y)| y == 0);
        layout.mark("west", |(x, _)| x == 0);
        Ok(Board::from_layout(layout))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(board: &Board, name: &str) -> String {
        let cells = board.neighbours(board.find(name).unwrap());
        cells.iter().map(|cell| board.name(*cell)).collect::<Vec<_>>().join(" ")
    }

    fn region(board: &Board, name: &str) -> String {
        board.region(name).unwrap().iter().map(|cell| board.name(cell)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn eight_by_eight() {
        let board = Board::square(8, 8, 8).unwrap();
        assert_eq!((board.cells(), board.shape()), (64, Shape::Square));
        assert_eq!(around(&board, "e4"), "d3 e3 f3 d4 f4 d5 e5 f5");
        assert_eq!(around(&board, "a1"), "b1 a2 b2");
        // Rows, columns, and the diagonals of two cells or more each way.
        assert_eq!(board.lines().len(), 8 + 8 + 13 + 13);
        assert_eq!(board.region("edge").unwrap().len(), 28);
        assert_eq!(region(&board, "corners"), "a1 h1 a8 h8");
        assert_eq!(region(&board, "north"), "a8 b8 c8 d8 e8 f8 g8 h8");
        assert_eq!(region(&board, "west"), "a1 a2 a3 a4 a5 a6 a7 a8");
        let south_west = board.find_direction("sw").unwrap();
        let down: Vec<&str> =
            board.ray(board.find("d4").unwrap(), south_west).iter().map(|cell| board.name(*cell)).collect();
        assert_eq!(down, ["c3", "b2", "a1"]);
        assert_eq!(board.offset(south_west), Some((-1, -1)));
        assert_eq!(board.drawn(board.find("h2").unwrap()), (7.0, 1.0));
    }

    #[test]
    fn a_rhombus_of_eleven() {
        let board = Board::square(11, 11, 6).unwrap();
        assert_eq!((board.cells(), board.shape(), board.directions()), (121, Shape::Hexagonal, 6));
        assert_eq!(around(&board, "f6"), "f5 g5 e6 g6 e7 f7");
        let degree =
            ["a1", "k1", "a11", "k11", "a6"].map(|name| board.neighbours(board.find(name).unwrap()).len());
        assert_eq!(degree, [2, 3, 3, 2, 4]);
        assert_eq!(board.region("edge").unwrap().len(), 40);
        assert_eq!(board.lines().len(), 11 + 11 + 19);
        let (x, y) = board.drawn(board.find("f6").unwrap());
        for cell in board.neighbours(board.find("f6").unwrap()) {
            let (u, v) = board.drawn(*cell);
            assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn sixteen_by_sixteen_and_the_largest() {
        let board = Board::square(16, 16, 4).unwrap();
        let corners = ["a1", "p1", "a16", "p16"].map(|name| board.find(name).map(|cell| cell.0));
        assert_eq!(corners, [Some(0), Some(15), Some(240), Some(255)]);
        assert_eq!(board.lines().len(), 32);
        let largest = Board::square(32, 32, 8).unwrap();
        assert_eq!((largest.cells(), largest.name(super::super::Point(1023))), (1024, "af32"));
        assert_eq!(Board::square(1, 1, 8).unwrap().region("edge").unwrap().len(), 1);
    }

    #[test]
    fn refuses_what_cannot_be() {
        let message =
            |width, height, directions| Board::square(width, height, directions).unwrap_err().to_string();
        assert_eq!(message(33, 32, 4), "a board has at most 1024 cells, and this one would have 1056");
        assert_eq!(message(8, 8, 5), "a rectangle has 4, 6 or 8 directions, not 5");
        assert_eq!(message(0, 8, 4), "a board needs a cell");
        assert!(Board::square(usize::MAX, usize::MAX, 4).is_err());
    }
}
