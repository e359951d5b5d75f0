//! The board itself: cells or lines, walls, coordinates, signs.

use super::figures;
use super::page::{Ink, Letters, Page};
use super::plan::Plan;
use super::theme::Colours;
use crate::board::{Point, Shape};
use crate::render::Scene;
use crate::render::form::{SLANT, edges, in_columns};
use crate::render::sign::{Sign, sign_at};
use crate::render::walls::Walls;

/// How large a sign is, by the unit.
const SIGN: f64 = 0.3;

/// Draws the board.
pub(super) fn draw(page: &mut Page, plan: &Plan<'_>, colours: &Colours) {
    page.open("board", None);
    if plan.is_lines() {
        lines(page, plan, colours);
    } else if plan.board.shape() == Shape::Square {
        squares(page, plan, colours);
    } else {
        hexagons(page, plan, colours);
    }
    page.close();
    page.open("coordinates", None);
    let how = letters(plan, colours, 0.26);
    for label in &plan.axes {
        page.letters(plan.place(label.at), &label.text, &how);
    }
    page.close();
}

/// Draws signs, and the names of points where there are no coordinates.
pub(super) fn names(page: &mut Page, plan: &Plan<'_>, scene: &Scene<'_>, signs: &[Sign], colours: &Colours) {
    page.open("names", None);
    for cell in plan.board.all().iter() {
        let (x, y) = plan.point(cell);
        if let Some(sign) = sign_at(signs, cell) {
            draw_sign(page, plan, sign, cell, scene.position.stack(cell).is_empty(), colours);
        }
        if plan.is_lines() && plan.board.points() == plan.board.cells() {
            let beside = (x + plan.unit * 0.24, y + plan.unit * 0.36);
            let how = Letters { anchor: "start", ..letters(plan, colours, 0.2) };
            page.letters(beside, plan.board.name(cell), &how);
        }
    }
    page.close();
}

/// Draws a sign: as the game says, or its text alone; below a piece that stands there.
fn draw_sign(page: &mut Page, plan: &Plan<'_>, sign: &Sign, cell: Point, bare: bool, colours: &Colours) {
    let (x, y) = plan.point(cell);
    let mut how = letters(plan, colours, if bare { 0.28 } else { 0.18 });
    let drawn = sign.look.figure.is_some() || sign.look.colour.is_some();
    if drawn {
        page.open("sign", Some(&sign.name));
        // pieces are filled, signs are outlined
        let line = sign.look.colour.map_or_else(|| colours.faint.to_string(), |colour| colour.to_string());
        let ink = Ink { fill: colours.cell, line: &line, width: plan.unit * 0.06, dash: 0.0 };
        figures::draw(page, sign.look.figure.unwrap_or_default(), (x, y), plan.unit * SIGN, &ink);
        if bare {
            how = Letters { size: plan.unit * 0.22, fill: colours.text, ..how };
        }
    }
    if !sign.look.unlettered {
        let under = if bare { 0.0 } else { 0.41 };
        page.letters((x, y + plan.unit * under), &sign.text, &how);
    }
    if drawn {
        page.close();
    }
}

fn letters(plan: &Plan<'_>, colours: &Colours, size: f64) -> Letters {
    Letters { size: plan.unit * size, fill: colours.faint, bold: false, anchor: "middle" }
}

fn hexagons(page: &mut Page, plan: &Plan<'_>, colours: &Colours) {
    let (long, half) = (plan.unit / (2.0 * f64::from(SLANT)), plan.unit / 2.0);
    // Clockwise from the right or from the top.
    let lying = [
        (long, 0.0),
        (long / 2.0, half),
        (-long / 2.0, half),
        (-long, 0.0),
        (-long / 2.0, -half),
        (long / 2.0, -half),
    ];
    let columns = in_columns(plan.board);
    let ink = Ink { fill: colours.cell, line: colours.line, width: 1.5, dash: 0.0 };
    for cell in plan.board.all().iter() {
        let (x, y) = plan.point(cell);
        let corner = |(dx, dy): (f64, f64)| if columns { (x + dx, y + dy) } else { (x + dy, y + dx) };
        page.polygon(&lying.map(corner), &ink);
    }
}

fn squares(page: &mut Page, plan: &Plan<'_>, colours: &Colours) {
    let half = plan.unit / 2.0;
    for cell in plan.board.all().iter() {
        let ((x, y), (column, row)) = (plan.point(cell), plan.board.grid(cell));
        let fill = if (column + row) % 2 == 0 { colours.other } else { colours.cell };
        let ink = Ink { fill, line: colours.line, width: 1.0, dash: 0.0 };
        page.rectangle((x - half, y - half), (plan.unit, plan.unit), &ink);
    }
    if Walls::any(plan.board) {
        let walls = Walls::of(plan.board);
        let ink = Ink::line(colours.wall, plan.unit * 0.08);
        let corner = |x: i32, y: i32| plan.place((x as f32 - 0.5, y as f32 - 0.5));
        for (x, y) in &walls.upright {
            page.stroke(corner(*x, *y), corner(*x, y + 1), &ink);
        }
        for (x, y) in &walls.level {
            page.stroke(corner(*x, *y), corner(x + 1, *y), &ink);
        }
    }
}

fn lines(page: &mut Page, plan: &Plan<'_>, colours: &Colours) {
    for (from, to) in edges(plan.board) {
        page.stroke(plan.point(from), plan.point(to), &Ink::line(colours.line, 2.0));
    }
    for cell in plan.board.all().iter() {
        page.circle(plan.point(cell), plan.unit * 0.08, &Ink::fill(colours.line));
    }
    for rim in (plan.board.cells() as u16..plan.board.points() as u16).map(Point) {
        let ink = Ink { fill: colours.page, line: colours.line, width: 1.5, dash: 0.0 };
        page.circle(plan.point(rim), plan.unit * 0.26, &ink);
        page.letters(plan.point(rim), plan.board.name(rim), &letters(plan, colours, 0.24));
    }
}
