//! Breadth-first search through positions, by walking the rules: works on whatever rules there are.

mod key;
mod known;
mod lines;
mod search;
mod stage;
mod store;

pub(super) use search::search;
