//! Rule tests, played: what of that which a test expects holds, and what does not.

mod ask;
mod boards;
mod drawn;
mod failure;
mod outcome;
mod report;
mod run;
mod standing;
mod tested;

pub use failure::Failure;
pub use report::{report, side_by_side};
pub use run::run;
pub use tested::Tested;
