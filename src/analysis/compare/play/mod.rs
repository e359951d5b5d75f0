//! What a difference does to play: random games under both rulesets, and what can be said of them for sure.

mod estimate;
mod measure;
mod play;
mod sample;
mod series;

pub use estimate::Estimate;
pub(super) use estimate::USUAL;
pub use measure::{Measure, Unit};
pub use play::{Play, PlayJob, play};
