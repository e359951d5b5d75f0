//! Boards of points and lines: hexagons that are entered from a rim, and graphs.

use super::drawing::Drawing;
use super::look::{Look, Node};
use crate::board::{Point, Shape};
use crate::render::form::{SLANT, edges, in_columns, nearest};
use anstyle::Style as Paint;

/// The tallest that a graph is drawn, in lines.
const TALLEST: f32 = 60.0;

/// The board with its lines, if it fits in width and height.
pub(super) fn draw(look: &Look<'_>, width: usize, height: usize) -> Option<Drawing> {
    let board = &look.scene.game.board;
    let drawing = if board.shape() == Shape::Graph { scaled(look, width) } else { lattice(look, width) };
    drawing.filter(|drawing| drawing.fits(width) && drawing.canvas.height() <= height)
}

/// A hexagon: two lines of text from each point to the next column's.
fn lattice(look: &Look<'_>, width: usize) -> Option<Drawing> {
    if !in_columns(&look.scene.game.board) {
        return None;
    }
    let widest = look.widest() as i32;
    let pitches = [(widest + 3).max(6), (widest + 2).max(4)];
    let draw = |pitch: i32| {
        with_lines(look, |(x, y)| ((x / SLANT).round() as i32 * pitch, -(y * 4.0).round() as i32))
    };
    pitches.into_iter().map(draw).find(|drawing| drawing.fits(width))
}

/// A graph: its coordinates on the canvas, at the smallest scale at which no two cells touch.
fn scaled(look: &Look<'_>, width: usize) -> Option<Drawing> {
    let board = &look.scene.game.board;
    let at: Vec<(f32, f32)> = board.all().iter().map(|cell| board.drawn(cell)).collect();
    let span = |of: fn(&(f32, f32)) -> f32| {
        let (low, high) = at.iter().map(of).fold((f32::MAX, f32::MIN), |(l, h), v| (l.min(v), h.max(v)));
        high - low
    };
    let (wide, tall) = (span(|at| at.0), span(|at| at.1));
    let widths: Vec<i32> = board.all().iter().map(|cell| look.named_node(cell).width() as i32 + 2).collect();
    let room = width.saturating_sub(widths.iter().max().map_or(0, |widest| *widest as usize)) as f32;
    let nearest = nearest(&at);
    for lines in [2.0, 3.0, 4.0, 6.0, 8.0, 1.5, 1.0] {
        let down = (lines / nearest).min(TALLEST / tall.max(0.01));
        let across = (down * 2.2).min(room / wide.max(0.01));
        let place = move |(x, y): (f32, f32)| ((x * across).round() as i32, -(y * down).round() as i32);
        let mut taken: Vec<(i32, i32, i32)> = at
            .iter()
            .zip(&widths)
            .map(|(at, width)| (place(*at), *width))
            .map(|((x, y), w)| (y, x, w))
            .collect();
        taken.sort_unstable();
        let apart = |pair: &[(i32, i32, i32)]| {
            pair[0].0 != pair[1].0 || pair[1].1 - pair[0].1 >= (pair[0].2 + pair[1].2 + 1) / 2
        };
        if taken.windows(2).all(apart) {
            return Some(with_lines(look, place));
        }
    }
    None
}

fn with_lines(look: &Look<'_>, place: impl Fn((f32, f32)) -> (i32, i32)) -> Drawing {
    let board = &look.scene.game.board;
    let mut drawing = Drawing::new(look);
    for point in (0..board.points() as u16).map(Point) {
        let (x, y) = place(board.drawn(point));
        let node: Node =
            if board.shape() == Shape::Graph { look.named_node(point) } else { look.node(point) };
        drawing.put(point, x, y, &node);
    }
    drawing.put_axes(look, &place);
    for (from, to) in edges(board) {
        edge(&mut drawing, look, place(board.drawn(from)), place(board.drawn(to)));
    }
    drawing
}

/// One letter in each line of text between two points, or a rule where they stand in the same.
fn edge(drawing: &mut Drawing, look: &Look<'_>, from: (i32, i32), to: (i32, i32)) {
    let ((x, y), (u, v)) = if (from.1, from.0) <= (to.1, to.0) { (from, to) } else { (to, from) };
    let paint = Paint::new().dimmed();
    if y == v {
        for column in x + 1..u {
            drawing.canvas.put_below(column, y, look.glyph('─', '-'), paint);
        }
        return;
    }
    let letter = match (u - x).signum() {
        0 => look.glyph('│', '|'),
        1 => look.glyph('╲', '\\'),
        _ => look.glyph('╱', '/'),
    };
    for line in y + 1..v {
        let column = x as f32 + (u - x) as f32 * (line - y) as f32 / (v - y) as f32;
        drawing.canvas.put_below(column.round() as i32, line, letter, paint);
    }
}
