//! Rule tests, played: what of that which a test expects holds, and what does not.

mod ask;
mod boards;
mod drawn;
mod failure;
mod laws;
mod outcome;
mod report;
mod run;
mod standing;
mod tested;
mod written;

pub use failure::Failure;
pub use laws::test_of_finding;
pub use report::report;
pub use run::{load, play, run};
pub use tested::Tested;
pub use written::{quoted, written};
