//! The board of letters: what a terminal shows.

mod canvas;
mod cells;
mod drawing;
mod list;
mod look;
mod points;
mod style;
mod walls;

#[cfg(test)]
mod tests;

use super::Scene;
use super::caption::{Word, caption};
use super::walls::Walls;
use crate::board::Shape;
use canvas::Canvas;
use drawing::Drawing;
use look::Look;
pub use style::Style;

/// The narrowest that a text beside a board may be, in columns.
const BESIDE: usize = 24;

/// The board of a scene with coordinates, and beside or below it the last move, hands, captured pieces, scores
/// and whose decision it is. Every line is ended, and none is wider than the style says.
///
/// A stack is the letter of its top piece and its height, with a star if a piece that belongs to nobody lies
/// further down. `(a)` is where the last move began, `[a]` where it ended, `×` where something left the board,
/// `<a>` what may be chosen, `>a<` what is
/// to be reached, `•` what was slid over, `{a}` what is spoken of. Where there is no room for the board, its stacks are listed.
pub fn draw(scene: &Scene<'_>, style: &Style) -> String {
    let look = Look::new(scene, style.ascii);
    let drawing = board(&look, style);
    let with = |legend: bool| {
        let mut canvas = drawing.canvas.clone();
        beside(&mut canvas, &caption(scene, &look.trail, &look.signs, legend), style);
        canvas
    };
    // what the signs mean makes way for the board, if there is room for the board at all
    let canvas = with(true);
    let tall = canvas.height() > style.height && drawing.canvas.height() <= style.height;
    let canvas = if tall { with(false) } else { canvas };
    canvas.finish(style)
}

/// The board of a scene with coordinates, and nothing beside it.
pub fn draw_board(scene: &Scene<'_>, style: &Style) -> String {
    board(&Look::new(scene, style.ascii), style).canvas.finish(style)
}

fn board(look: &Look<'_>, style: &Style) -> Drawing {
    let board = &look.scene.game.board;
    let drawn = match board.shape() {
        Shape::Graph => points::draw(look, style.width, usize::MAX),
        Shape::Square if Walls::any(board) => walls::draw(look, style.width),
        Shape::Hexagonal if board.points() > board.cells() => {
            points::draw(look, style.width, style.height).or_else(|| cells::draw(look, style.width))
        }
        _ => cells::draw(look, style.width),
    };
    drawn.unwrap_or_else(|| list::draw(look, style.width))
}

/// Writes the words at the right of the board if there is room, else below it.
fn beside(canvas: &mut Canvas, words: &[Vec<Word>], style: &Style) {
    let ((left, right), (top, bottom)) = (canvas.columns(), canvas.rows());
    let room = style.width.saturating_sub((right - left) as usize + 3);
    let (x, mut y, width) = if room >= BESIDE && bottom - top > words.len() as i32 {
        (right + 3, top, room)
    } else {
        (left, bottom + i32::from(bottom > top), style.width)
    };
    for line in words {
        y = list::flow(canvas, (x, y), line, width);
    }
}
