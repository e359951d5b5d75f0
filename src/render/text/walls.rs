//! Boards of squares with walls: every cell in a box of which only the walls are drawn.

use super::drawing::Drawing;
use super::look::Look;
use crate::board::{Board, Direction, Point};
use anstyle::Style as Paint;
use std::collections::{BTreeMap, BTreeSet};

/// Box drawing by the walls that meet: 1 up, 2 right, 4 down, 8 left.
const JOINTS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// Whether a board of squares has walls.
pub(super) fn any(board: &Board) -> bool {
    board.all().iter().any(|cell| (0..board.directions() as u8).any(|way| board.wall(cell, Direction(way))))
}

/// The board as wide as it may be, if it fits at all.
pub(super) fn draw(look: &Look<'_>, width: usize) -> Option<Drawing> {
    let widest = look.widest();
    let pitches = [(widest + 2).max(3) + 1, widest.max(3) + 1, widest + 1];
    pitches.into_iter().map(|pitch| at_pitch(look, pitch as i32)).find(|drawing| drawing.fits(width))
}

fn at_pitch(look: &Look<'_>, pitch: i32) -> Drawing {
    let board = &look.scene.game.board;
    let mut drawing = Drawing::new(look);
    let middle = pitch / 2;
    let inner = pitch as usize - 1;
    drawing.put_axes(look, |(x, y)| (x.round() as i32 * pitch + middle, -(y.round() as i32) * 2));
    let walls = Walls::of(board);
    for (corner, joint) in &walls.joints {
        let (x, y) = (corner.0 * pitch, 1 - corner.1 * 2);
        drawing.canvas.put_below(x, y, joint_letter(*joint, look.ascii), Paint::new());
    }
    for (x, y) in &walls.level {
        let line: String = std::iter::repeat_n(look.glyph('─', '-'), inner).collect();
        drawing.canvas.put(x * pitch + 1, 1 - y * 2, &line, Paint::new());
    }
    for (x, y) in &walls.upright {
        drawing.canvas.put_below(x * pitch, -(y * 2), look.glyph('│', '|'), Paint::new());
    }
    for cell in board.all().iter() {
        let (x, y) = board.grid(cell);
        drawing.put(cell, x * pitch + middle, -(y * 2), &look.node(cell).within(inner));
    }
    drawing
}

/// Where walls run. A wall `(x, y)` stands at the left of, or below, the cell with these grid coordinates.
struct Walls {
    upright: BTreeSet<(i32, i32)>,
    level: BTreeSet<(i32, i32)>,
    joints: BTreeMap<(i32, i32), usize>,
}

impl Walls {
    /// The walls of a board, with its edge and those around its holes.
    fn of(board: &Board) -> Walls {
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

fn joint_letter(joint: usize, ascii: bool) -> char {
    match (ascii, joint) {
        (false, _) => JOINTS[joint & 15],
        (true, 5) => '|',
        (true, 10) => '-',
        (true, _) => '+',
    }
}
