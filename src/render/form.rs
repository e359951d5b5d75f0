use crate::board::{Board, Direction, Point, Shape};
use std::collections::BTreeSet;

/// A step across half a hexagon, as long as a side is 1.
pub(super) const SLANT: f32 = 0.866_025_4;

/// Whether hexagons stand one above the other, and not side by side.
pub(super) fn in_columns(board: &Board) -> bool {
    let mut directions = (0..board.directions() as u8).map(Direction);
    board.shape() == Shape::Hexagonal
        && directions.any(|direction| {
            board.all().iter().any(|cell| {
                board.step(cell, direction).is_some_and(|next| {
                    let ((x, y), (u, v)) = (board.drawn(cell), board.drawn(next));
                    (x - u).abs() < 0.1 && ((y - v).abs() - 1.0).abs() < 0.1
                })
            })
        })
}

/// Every pair of points that a step joins, once.
pub(super) fn edges(board: &Board) -> BTreeSet<(Point, Point)> {
    let points = (0..board.points() as u16).map(Point);
    let pairs = points.flat_map(|point| board.neighbours(point).iter().map(move |next| (point, *next)));
    pairs.map(|(one, other)| (one.min(other), one.max(other))).collect()
}

/// The shortest distance between two of some places, or 1.
pub(super) fn nearest(at: &[(f32, f32)]) -> f32 {
    let mut nearest = f32::MAX;
    for (i, (x, y)) in at.iter().enumerate() {
        for (u, v) in &at[..i] {
            let distance = (x - u).hypot(y - v);
            if distance > 1e-3 {
                nearest = nearest.min(distance);
            }
        }
    }
    if nearest == f32::MAX { 1.0 } else { nearest }
}
