//! houserule: the workbench for board-game rules.
//!
//! Rust knows boards, stacks, walls, moves, notation and search; it names no game. A game is a Lua
//! script, and its notation a pest grammar. `ARCHITECTURE.md` says where things are: a module uses only
//! the modules on lower floors.

#[cfg(test)]
extern crate self as houserule;

pub mod analysis;
pub mod board;
pub mod cli;
pub mod compile;
pub mod diagnostic;
pub mod notation;
pub mod position;
pub mod render;
pub mod rule;
pub mod script;
#[cfg(feature = "serve")]
pub mod serve;
pub mod session;
