//! Which rules ever fired, and which branches of them, with a game that shows each.

mod branches;
mod counter;
mod covering;
mod hits;
mod key;
mod ledger;

pub use covering::{Covering, RuleCoverage, StretchCoverage};
pub use hits::{Hits, Witness};
