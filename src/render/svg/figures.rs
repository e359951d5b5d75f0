//! What pieces and signs look like.

use super::page::{Ink, Page};
use crate::rule::Figure;
use std::f64::consts::TAU;

/// How thick a ring is, by its radius.
const BAND: f64 = 0.36;
/// How deep the notches of a star go, by its radius.
const NOTCH: f64 = 0.45;
/// Half the breadth of a cross's bars, by its radius.
const BAR: f64 = 0.34;

/// Draws a figure around a point, as large as a disc of a radius.
pub(super) fn draw(page: &mut Page, figure: Figure, (x, y): (f64, f64), radius: f64, ink: &Ink<'_>) {
    let at =
        |turn: f64, far: f64| (x + radius * far * (TAU * turn).sin(), y - radius * far * (TAU * turn).cos());
    match figure {
        Figure::Disc => page.circle((x, y), radius, ink),
        Figure::Ring => {
            let band = Ink { dash: 0.0, ..Ink::line(ink.fill, radius * BAND) };
            page.circle((x, y), radius * (1.0 - BAND / 2.0), &band);
            let rim = Ink { fill: "none", ..*ink };
            page.circle((x, y), radius, &rim);
            page.circle((x, y), radius * (1.0 - BAND), &rim);
        }
        Figure::Square => {
            let half = radius * 0.88;
            page.rectangle((x - half, y - half), (half * 2.0, half * 2.0), ink);
        }
        Figure::Diamond => page.polygon(&[0.0, 0.25, 0.5, 0.75].map(|turn| at(turn, 1.12)), ink),
        Figure::Triangle => page.polygon(&[0.0, 1.0 / 3.0, 2.0 / 3.0].map(|turn| at(turn, 1.2)), ink),
        Figure::Hexagon => {
            page.polygon(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(|side| at(side / 6.0, 1.05)), ink)
        }
        Figure::Star => {
            let corner = |i: usize| at(i as f64 / 10.0, if i.is_multiple_of(2) { 1.2 } else { 1.2 * NOTCH });
            page.polygon(&std::array::from_fn::<_, 10, _>(corner), ink);
        }
        Figure::Cross => {
            let (long, half) = (radius, radius * BAR);
            let quarter = [(half, -long), (half, -half), (long, -half)];
            let turned = |i: usize| {
                let (u, v) = quarter[i % 3];
                let (u, v) = (0..i / 3).fold((u, v), |(u, v), _| (-v, u));
                (x + u, y + v)
            };
            page.polygon(&std::array::from_fn::<_, 12, _>(turned), ink);
        }
    }
}
