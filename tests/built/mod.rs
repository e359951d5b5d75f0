//! Games built without scripts, for tests and benches.
#![allow(dead_code)]

pub mod builder;
pub mod games;
