//! The sliding robots of the rules folder: puzzles that other programs solved, and what the rules say.

mod drawings;
mod notation;
mod puzzles;
mod refusals;
mod rounds;
mod rules;
mod silver;
mod support;
