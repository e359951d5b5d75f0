//! What a comparison of two rulesets came to, told: the game, both boards, both rules, and a rule test of it.

mod answer;
mod difference;
mod play;
mod reasons;
mod rule_test;
mod sayings;
mod side;

pub use answer::{CompareAnswer, SearchAnswer};
pub use difference::{DifferenceAnswer, EntryAnswer};
pub use play::{EstimateAnswer, MeasureAnswer, PlayAnswer};
pub use reasons::{Doer, Reason};
pub use sayings::{Saying, sayings};
pub use side::Side;
