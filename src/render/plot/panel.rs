use super::paper::Paper;
use super::{Bars, Curve, Histogram};

/// A part of a picture of numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// Single numbers.
    Bars(Vec<Bars>),
    /// How often something was how much.
    Histogram(Histogram),
    /// A number over time.
    Curve(Curve),
}

impl Panel {
    /// How high it is.
    pub(super) fn height(&self) -> f64 {
        match self {
            Panel::Bars(rows) => super::bars::height(rows),
            Panel::Histogram(_) | Panel::Curve(_) => super::paper::FIELD,
        }
    }

    /// Draws it below `top`.
    pub(super) fn draw(&self, paper: &mut Paper, top: f64) {
        match self {
            Panel::Bars(rows) => super::bars::draw(paper, rows, top),
            Panel::Histogram(histogram) => histogram.draw(paper, top),
            Panel::Curve(curve) => curve.draw(paper, top),
        }
    }
}
