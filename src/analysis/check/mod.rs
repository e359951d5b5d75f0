//! What is wrong with rules: what can be seen without playing, and laws that every game keeps, held against
//! random games.

mod check;
mod finding;
mod law;
mod laws;
mod pieces;
mod readback;
mod shorter;
mod still;
mod symmetry;

pub use check::{Check, CheckJob, check};
pub use finding::Finding;
pub use law::Law;
pub use shorter::broken;
