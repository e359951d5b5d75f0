//! Which rules of which scripts fired in rule tests and random games, told script by script.

mod answer;
mod gather;
mod listing;
mod script;
mod stretches;
mod witness;

pub use answer::{CoverageAnswer, NeverAnswer};
pub use gather::Coverings;
pub use script::{BranchAnswer, RuleCoverageAnswer, ScriptCoverage};
pub use stretches::StretchAnswer;
pub use witness::WitnessAnswer;
