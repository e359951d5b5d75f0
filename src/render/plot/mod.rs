//! Pictures of numbers, in SVG: of one thing, or of two side by side.

mod bars;
mod curve;
mod histogram;
mod panel;
mod paper;
mod sheet;
mod spark;

pub use bars::{Bar, Bars};
pub use curve::Curve;
pub use histogram::Histogram;
pub use panel::Panel;
pub use sheet::plot;
pub use spark::spark;
