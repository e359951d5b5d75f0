//! Answers as data, in the order in which their fields are written.

mod check;
mod effect;
mod error;
mod moves;
mod outcome;
mod pairs;
mod perft;
mod playouts;
mod position;
mod replay;
mod rules;
mod solve;
mod turn;
mod why;

pub use check::{CheckAnswer, FindingAnswer};
pub use effect::EffectAnswer;
pub use error::ErrorAnswer;
pub use moves::MovesAnswer;
pub use outcome::OutcomeAnswer;
pub use pairs::Pairs;
pub use perft::PerftAnswer;
pub use playouts::{BranchingAnswer, LengthAnswer, PlayoutsAnswer};
pub use position::PositionAnswer;
pub use replay::ReplayAnswer;
pub use rules::{OptionAnswer, RuleAnswer, RulesAnswer};
pub use solve::SolveAnswer;
pub use turn::TurnAnswer;
pub use why::WhyAnswer;
