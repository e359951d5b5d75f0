//! Floor 4: scripts. The only module that runs Lua: it loads the scripts of a game against a strict vocabulary,
//! turns what they declare into a [`Game`](crate::rule::Game), and answers for the rules that are functions.

mod annotate;
mod asked;
mod assign;
mod bind;
mod circle;
mod comment;
mod decision_value;
mod declare;
mod declared;
mod draft;
mod drawing;
mod exercise;
mod fault;
mod finish;
mod grammar;
mod host;
mod kept;
mod library;
mod machine;
mod meter;
mod operate;
mod place;
mod plain;
mod plan;
mod position_value;
mod read;
mod require;
mod resolve;
mod rule_test;
mod sandbox;
mod scripts;
mod settings;
mod shared;
mod symmetric;
mod term;
mod unused;
mod values;
pub mod word;
mod world;

pub use annotate::{luacats, luau, page as words_page};
pub use exercise::exercise;
pub use library::{Files, Library, LibraryPaths, Listed, Loaded, Request, RuleTests, TestFile, rules_hash};
pub use meter::Budget;
pub use rule_test::{Expect, Expected, RuleTest, Said};
