//! What a comparison of two rulesets came to, told: the game, both boards, both rules, and a rule test of it.

mod against;
mod answer;
mod archive;
mod difference;
mod play;
mod puzzles;
mod reasons;
mod rule_test;
mod sayings;
mod side;

pub use against::AgainstAnswer;
pub use answer::{CompareAnswer, SearchAnswer};
pub use archive::{ArchiveAnswer, CauseAnswer, CausedAnswer};
pub use difference::{DifferenceAnswer, EntryAnswer};
pub use play::{EstimateAnswer, MeasureAnswer, PlayAnswer};
pub use puzzles::{PuzzleAnswer, PuzzlesAnswer};
pub use reasons::{Doer, Reason};
pub use sayings::{Saying, sayings};
pub use side::Side;
