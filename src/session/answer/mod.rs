//! Answers as data, in the order in which their fields are written.

mod check;
mod diff;
mod effect;
mod error;
mod moves;
mod outcome;
mod pairs;
mod perft;
mod playouts;
mod position;
mod reload;
mod replay;
mod rules;
mod solve;
mod step;
mod turn;
mod watch;
mod why;

pub use check::{CheckAnswer, FindingAnswer};
pub use diff::{DiffAnswer, DifferenceAnswer};
pub use effect::EffectAnswer;
pub use error::ErrorAnswer;
pub use moves::MovesAnswer;
pub use outcome::OutcomeAnswer;
pub use pairs::Pairs;
pub use perft::PerftAnswer;
pub use playouts::{BranchingAnswer, LengthAnswer, PlayoutsAnswer};
pub use position::PositionAnswer;
pub use reload::{ChangesAnswer, ReloadAnswer};
pub use replay::ReplayAnswer;
pub use rules::{OptionAnswer, RuleAnswer, RulesAnswer};
pub use solve::SolveAnswer;
pub use step::StepAnswer;
pub use turn::TurnAnswer;
pub use watch::{BreakAnswer, WatchAnswer};
pub use why::{PartAnswer, WhyAnswer};
