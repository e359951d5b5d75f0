use crate::board::{Board, Point, Shape};
use crate::render::axes::{AxisLabel, axes};
use crate::render::form::nearest;

/// The distance of neighbours.
pub(super) const UNIT: f64 = 56.0;
/// The most that a board is wide or high, however many cells it has.
const LARGEST: f64 = 1800.0;

/// Where everything of a board is drawn.
pub(super) struct Plan<'a> {
    pub board: &'a Board,
    pub axes: Vec<AxisLabel>,
    /// How large a cell is.
    pub unit: f64,
    scale: f64,
}

impl<'a> Plan<'a> {
    pub fn of(board: &'a Board) -> Self {
        let at: Vec<(f32, f32)> = (0..board.points() as u16).map(|point| board.drawn(Point(point))).collect();
        let apart = if board.shape() == Shape::Graph { f64::from(nearest(&at)) } else { 1.0 };
        let span = |of: fn(&(f32, f32)) -> f32| {
            let (low, high) = at.iter().map(of).fold((f32::MAX, f32::MIN), |(l, h), v| (l.min(v), h.max(v)));
            f64::from(high - low)
        };
        let largest = span(|at| at.0).max(span(|at| at.1)).max(1e-6);
        let scale = (UNIT / apart).min(LARGEST / largest);
        Plan { board, axes: axes(board), unit: scale * apart, scale }
    }

    /// Where something drawn is in the picture.
    pub fn place(&self, (x, y): (f32, f32)) -> (f64, f64) {
        (f64::from(x) * self.scale, -f64::from(y) * self.scale)
    }

    /// Where a point is.
    pub fn point(&self, point: Point) -> (f64, f64) {
        self.place(self.board.drawn(point))
    }

    /// Whether it is a board of points and lines, not of cells.
    pub fn is_lines(&self) -> bool {
        self.board.shape() == Shape::Graph || self.board.points() > self.board.cells()
    }

    /// Left, top, right and bottom of the board with its coordinates.
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        let around = |(x, y): (f64, f64), margin: f64| {
            let margin = margin * self.unit;
            [(x - margin, y - margin), (x + margin, y + margin)]
        };
        let points = (0..self.board.points() as u16).flat_map(|point| around(self.point(Point(point)), 0.75));
        let labels = self.axes.iter().flat_map(|label| around(self.place(label.at), 0.35));
        points
            .chain(labels)
            .fold((f64::MAX, f64::MAX, f64::MIN, f64::MIN), |(left, top, right, bottom), (x, y)| {
                (left.min(x), top.min(y), right.max(x), bottom.max(y))
            })
    }
}
