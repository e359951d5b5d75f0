use crate::board::{Board, Direction, Point};
use std::collections::{BTreeMap, BTreeSet};

/// Where walls run. A wall `(x, y)` stands at the left of, or below, the cell with these grid coordinates.
pub(super) struct Walls {
    pub upright: BTreeSet<(i32, i32)>,
    pub level: BTreeSet<(i32, i32)>,
    /// What meets at each corner: 1 up, 2 right, 4 down, 8 left.
    pub joints: BTreeMap<(i32, i32), usize>,
}

impl Walls {
    /// Whether a board has walls besides its edge.
    pub fn any(board: &Board) -> bool {
        board
            .all()
            .iter()
            .any(|cell| (0..board.directions() as u8).any(|way| board.wall(cell, Direction(way))))
    }

    /// The walls of a board, with its edge and those around its holes.
    pub fn of(board: &Board) -> Walls {
        let cells: BTreeMap<(i32, i32), Point> =
            board.all().iter().map(|cell| (board.grid(cell), cell)).collect();
        let mut walls = Walls { upright: BTreeSet::new(), level: BTreeSet::new(), joints: BTreeMap::new() };
        for ((x, y), cell) in &cells {
            for way in (0..board.directions() as u8).map(Direction) {
                let Some((dx, dy)) = board.offset(way) else { continue };
                if cells.contains_key(&(x + dx, y + dy)) && !board.wall(*cell, way) {
                    continue;
                }
                match (dx, dy) {
                    (1, 0) => walls.upright.insert((x + 1, *y)),
                    (-1, 0) => walls.upright.insert((*x, *y)),
                    (0, 1) => walls.level.insert((*x, y + 1)),
                    (0, -1) => walls.level.insert((*x, *y)),
                    _ => false,
                };
            }
        }
        for (x, y) in &walls.upright {
            *walls.joints.entry((*x, *y)).or_default() |= 1;
            *walls.joints.entry((*x, y + 1)).or_default() |= 4;
        }
        for (x, y) in &walls.level {
            *walls.joints.entry((*x, *y)).or_default() |= 2;
            *walls.joints.entry((x + 1, *y)).or_default() |= 8;
        }
        walls
    }
}
