//! Rule tests: what a file of them declares, as data. Playing them is the business of a higher floor.

mod declare;
mod expected;
mod places;
mod rule_test;
mod said;

pub(super) use declare::{open_case, open_test};
pub use expected::{Expect, Expected};
pub use rule_test::RuleTest;
pub use said::Said;
