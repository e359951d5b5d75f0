//! Stacks: the top piece with its letter and the height, and below its rim what lies beneath.

use super::figures;
use super::page::{Ink, Letters, Page};
use super::plan::Plan;
use super::theme::Colours;
use crate::board::Point;
use crate::position::Piece;
use crate::render::face::Faces;
use crate::render::hue::Hue;
use crate::render::{Scene, words};
use crate::rule::{Figure, Game, Look};
use unicode_width::UnicodeWidthStr;

/// How far the pieces of a stack stand out one below the other, and all together at most, by the unit.
const STEP: f64 = 0.065;
const PILE: f64 = 0.24;
const RADIUS: f64 = 0.34;

/// Draws all stacks.
pub(super) fn draw(page: &mut Page, plan: &Plan<'_>, scene: &Scene<'_>, colours: &Colours) {
    let faces = Faces::new(scene.game, scene.position);
    page.open("pieces", None);
    for cell in plan.board.all().iter() {
        if !scene.position.stack(cell).is_empty() {
            stack(page, plan, scene, &faces, cell, colours);
        }
    }
    page.close();
}

/// Draws a piece around a point, with a rim of a width: the colour of letters on it, and whether it has none.
pub(super) fn one(
    page: &mut Page,
    game: &Game,
    piece: Piece,
    (at, radius): ((f64, f64), f64),
    (rim, colours): (f64, &Colours),
) -> (&'static str, bool) {
    let (fill, on_it) = Hue::of_piece(game, piece).picture();
    let look = game.pieces.get(piece.index()).map_or_else(Look::default, |known| known.look);
    let figure = look.figure.unwrap_or_default();
    figures::draw(page, figure, at, radius, &Ink { fill: &fill, line: colours.rim, width: rim, dash: 0.0 });
    (if figure == Figure::Ring { colours.text } else { on_it }, look.unlettered)
}

fn stack(
    page: &mut Page,
    plan: &Plan<'_>,
    scene: &Scene<'_>,
    faces: &Faces<'_>,
    cell: Point,
    colours: &Colours,
) {
    let stack = scene.position.stack(cell);
    let (x, y) = plan.point(cell);
    let below = stack.height().saturating_sub(1) as f64;
    let pile = (STEP * below).min(PILE) * plan.unit;
    let step = if below > 0.0 { pile / below } else { 0.0 };
    page.open("stack", Some(&words::stack(scene.game, scene.position, cell)));
    let mut middle = y + pile / 2.0;
    let (mut letter, mut unlettered) = (colours.text, false);
    for piece in stack.pieces() {
        let rim = if step > 0.0 && step < 2.0 { 0.5 } else { 1.2 };
        (letter, unlettered) =
            one(page, scene.game, *piece, ((x, middle), plan.unit * RADIUS), (rim, colours));
        middle -= step;
    }
    // how high a stack is, and what lies in it, is told all the same
    let face = if unlettered && faces.is_bare(stack) { String::new() } else { faces.of(stack) };
    let size = match face.width() {
        0 | 1 => 0.40,
        2 => 0.34,
        3 => 0.27,
        _ => 0.21,
    };
    let how = Letters { size: plan.unit * size, fill: letter, bold: true, anchor: "middle" };
    page.letters((x, middle + step), &face, &how);
    page.close();
}
