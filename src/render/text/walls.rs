//! Boards of squares with walls: every cell in a box of which only the walls are drawn.

use super::drawing::Drawing;
use super::look::Look;
use crate::render::walls::Walls;
use anstyle::Style as Paint;

/// Box drawing by the walls that meet: 1 up, 2 right, 4 down, 8 left.
const JOINTS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

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

fn joint_letter(joint: usize, ascii: bool) -> char {
    match (ascii, joint) {
        (false, _) => JOINTS[joint & 15],
        (true, 5) => '|',
        (true, 10) => '-',
        (true, _) => '+',
    }
}
