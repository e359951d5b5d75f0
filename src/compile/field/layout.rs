use crate::board::{Board, Direction, Point};
use rustc_hash::FxHashSet;

/// Which bit each cell is.
///
/// On a grid, so that a step in a direction always moves a bit by the same number of places; and if there is
/// room for gaps between the rows, so that a step off the board never meets another cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::compile) struct Layout {
    /// The bit of each cell.
    pub bits: Vec<u16>,
    /// How many bits are needed.
    pub width: usize,
    /// For each direction, by how many places a step moves; absent on a board that is no grid.
    pub steps: Option<Vec<i32>>,
    /// From one row of the grid to the next.
    pub stride: usize,
}

/// The numbers of bits in a set, by class.
const CLASSES: [usize; 4] = [64, 128, 256, 1024];

impl Layout {
    /// The layout that needs the smallest class, in it one without need of masks, in these the shortest.
    pub fn of(board: &Board) -> Layout {
        let grids = [false, true].into_iter().flat_map(|turned| Layout::grids(board, turned));
        let fitting = grids.filter_map(|layout| {
            let class = CLASSES.iter().position(|width| layout.width <= *width)?;
            let key = (class, layout.meets_edges(board), layout.width);
            Some((key, layout))
        });
        match fitting.min_by_key(|(key, _)| *key) {
            Some((_, layout)) => layout,
            None => Layout {
                bits: (0..board.cells() as u16).collect(),
                width: board.cells(),
                steps: None,
                stride: 0,
            },
        }
    }

    /// The layouts row by row (or column by column, if turned) with some gap after each.
    fn grids(board: &Board, turned: bool) -> Vec<Layout> {
        let turn = |(x, y): (i32, i32)| if turned { (y, x) } else { (x, y) };
        let directions = (0..board.directions() as u8).map(Direction);
        let Some(offsets) = directions.map(|d| board.offset(d).map(turn)).collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        let cells: Vec<(i32, i32)> =
            (0..board.cells() as u16).map(|cell| turn(board.grid(Point(cell)))).collect();
        let least = |of: fn(&(i32, i32)) -> i32| cells.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&(i32, i32)) -> i32| cells.iter().map(of).max().unwrap_or(0);
        let (left, bottom, right) = (least(|at| at.0), least(|at| at.1), most(|at| at.0));
        let across = right - left + 1;
        let layout = |stride: i32| {
            let bits: Vec<u16> =
                cells.iter().map(|(x, y)| ((y - bottom) * stride + x - left) as u16).collect();
            Layout {
                width: bits.iter().max().map_or(0, |bit| usize::from(*bit) + 1),
                bits,
                steps: Some(offsets.iter().map(|(x, y)| y * stride + x).collect()),
                stride: stride as usize,
            }
        };
        (across..across + 3).map(layout).filter(|layout| layout.keeps_steps(board)).collect()
    }

    /// Whether every step of the board moves by the same number of places as its direction.
    fn keeps_steps(&self, board: &Board) -> bool {
        self.every_way(board).all(|(from, direction, to)| {
            to.is_none_or(|to| self.moved(from, direction) == Some(i32::from(self.bits[to.index()])))
        })
    }

    /// Whether a step that the board does not have would still meet a cell.
    pub fn meets_edges(&self, board: &Board) -> bool {
        let known: FxHashSet<i32> = self.bits.iter().map(|bit| i32::from(*bit)).collect();
        self.every_way(board).any(|(from, direction, to)| {
            to.is_none() && self.moved(from, direction).is_some_and(|bit| known.contains(&bit))
        })
    }

    fn moved(&self, from: Point, direction: Direction) -> Option<i32> {
        Some(i32::from(self.bits[from.index()]) + self.steps.as_ref()?[direction.index()])
    }

    fn every_way(&self, board: &Board) -> impl Iterator<Item = (Point, Direction, Option<Point>)> {
        (0..board.cells() as u16).map(Point).flat_map(move |from| {
            let directions = (0..board.directions() as u8).map(Direction);
            directions.map(move |direction| (from, direction, board.step(from, direction)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_boards_have_gaps_and_full_ones_have_none() {
        let rows = Board::hex_rows(&["a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5"]).unwrap();
        let layout = Layout::of(&rows);
        assert!(layout.width <= 64 && !layout.meets_edges(&rows));
        let square = Board::square(8, 8, 8).unwrap();
        let layout = Layout::of(&square);
        assert!(layout.width == 64 && layout.meets_edges(&square));
        let rhombus = Layout::of(&Board::square(11, 11, 6).unwrap());
        assert_eq!((rhombus.width, rhombus.steps.as_deref()), (121, Some(&[11, 1, -10, -11, -1, 10][..])));
    }

    #[test]
    fn what_is_no_grid_goes_by_number() {
        let board = Board::graph(&["p", "q", "r"], &[("on", "back", &["r", "p"])], None).unwrap();
        assert_eq!(Layout::of(&board), Layout { bits: vec![0, 1, 2], width: 3, steps: None, stride: 0 });
    }
}
