//! Boards of cells without walls: squares in lines, and hexagons in rows or columns that stand half a cell apart.

use super::drawing::Drawing;
use super::look::Look;
use crate::board::{Point, Shape};
use crate::render::form::{SLANT, in_columns};

/// The board as wide as it may be, if it fits at all.
pub(super) fn draw(look: &Look<'_>, width: usize) -> Option<Drawing> {
    let widest = look.widest();
    let board = &look.scene.game.board;
    let even = |pitch: usize| pitch + pitch % 2;
    let pitches = match board.shape() {
        // With room for marks on both sides; else with one blank between.
        Shape::Square => [widest + 2, widest + 1],
        _ => [even(widest + 2), even(widest + 1)],
    };
    pitches.into_iter().map(|pitch| at_pitch(look, pitch as i32)).find(|drawing| drawing.fits(width))
}

fn at_pitch(look: &Look<'_>, pitch: i32) -> Drawing {
    let board = &look.scene.game.board;
    let mut drawing = Drawing::new(look);
    let upright = in_columns(board);
    let half = pitch as f32 / 2.0;
    let place = |(x, y): (f32, f32)| match board.shape() {
        Shape::Square => ((x * pitch as f32).round() as i32, -(y.round() as i32)),
        _ if upright => ((x / SLANT).round() as i32 * pitch, -(y * 2.0).round() as i32),
        _ => ((x * 2.0).round() as i32 * half as i32, -(y / SLANT).round() as i32),
    };
    drawing.put_axes(look, place);
    for cell in (0..board.points() as u16).map(Point) {
        let (x, y) = place(board.drawn(cell));
        drawing.put(cell, x, y, &look.node(cell));
    }
    drawing
}
