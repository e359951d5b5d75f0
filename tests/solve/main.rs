//! Shortest solutions: what other programs found, what walking every position finds, and what limits do.

mod brute;
mod house;
mod known;
mod limits;
mod support;
