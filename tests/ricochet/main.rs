//! The sliding robots of the rules folder: puzzles that other programs solved, and what the rules say.

mod notation;
mod puzzles;
mod refusals;
mod rules;
mod silver;
mod support;
