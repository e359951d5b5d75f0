//! Marks: each has a form of its own, so that colour is never needed to tell them apart.

use super::page::{Ink, Letters, Page};
use super::plan::Plan;
use super::theme::Colours;
use crate::board::Point;
use crate::render::trail::Trail;
use crate::render::{Mark, Scene};

/// Draws an arrow for each of the last decisions that went from one point to another.
pub(super) fn arrows(page: &mut Page, plan: &Plan<'_>, scene: &Scene<'_>, colours: &Colours) {
    let ways = scene.last.iter().filter_map(|last| Some((last.decision.from?, last.decision.to?)));
    let ways: Vec<(Point, Point)> = ways.filter(|(from, to)| from != to).collect();
    if ways.is_empty() {
        return;
    }
    page.open("arrows", None);
    for (from, to) in ways {
        let ((x, y), (u, v)) = (plan.point(from), plan.point(to));
        let length = (u - x).hypot(v - y).max(1e-6);
        let (dx, dy) = ((u - x) / length, (v - y) / length);
        // From rim to rim of the pieces; the head is a triangle.
        let rim = (plan.unit * 0.42).min(length * 0.45);
        let along =
            |distance: f64, aside: f64| (x + dx * distance - dy * aside, y + dy * distance + dx * aside);
        let head = (plan.unit * 0.2).min(length * 0.3);
        page.stroke(
            along(rim.min(length * 0.3), 0.0),
            along(length - rim - head, 0.0),
            &Ink::line(colours.last, 3.0),
        );
        let corners = [
            along(length - rim, 0.0),
            along(length - rim - head, head * 0.5),
            along(length - rim - head, -head * 0.5),
        ];
        page.polygon(&corners, &Ink::fill(colours.last));
    }
    page.close();
}

/// Draws the marks of points.
pub(super) fn draw(page: &mut Page, plan: &Plan<'_>, scene: &Scene<'_>, trail: &Trail, colours: &Colours) {
    let marked = trail.marked();
    if marked.is_empty() {
        return;
    }
    page.open("marks", None);
    for point in marked.into_iter().filter(|point| point.index() < plan.board.points()) {
        let at = plan.point(point);
        let bare = scene.position.stack(point).is_empty();
        let ring = plan.unit * 0.44;
        match trail.mark(point) {
            Some(Mark::From) => {
                let ink = Ink { dash: 4.0, ..Ink::line(colours.last, 2.5) };
                page.circle(at, plan.unit * 0.36, &ink);
            }
            Some(Mark::To) => page.circle(at, ring, &Ink::line(colours.last, 3.0)),
            Some(Mark::Removed) if bare => {
                let how = Letters { size: plan.unit * 0.5, fill: colours.last, bold: true, anchor: "middle" };
                page.letters(at, "×", &how);
            }
            Some(Mark::Open) if bare => page.circle(at, plan.unit * 0.15, &Ink::line(colours.open, 4.0)),
            Some(Mark::Open) => page.circle(at, ring, &Ink { dash: 8.0, ..Ink::line(colours.open, 4.0) }),
            Some(Mark::Path) if bare => page.circle(at, plan.unit * 0.07, &Ink::fill(colours.last)),
            Some(Mark::Named | Mark::Sought) => {
                let ((x, y), ring) = (at, plan.unit * 0.4);
                let corners = [(x - ring, y - ring), (x + ring, y + ring)];
                let size = (corners[1].0 - corners[0].0, corners[1].1 - corners[0].1);
                page.rectangle(corners[0], size, &Ink { dash: 3.0, ..Ink::line(colours.named, 3.0) });
            }
            _ => {}
        }
    }
    page.close();
}
