//! Nothing is lost: the program is killed while it plays and writes, interrupted, and kept from writing.
#![cfg(unix)]

mod cut;
mod killed;
#[path = "../support/lines.rs"]
mod lines;
#[path = "../support/promised.rs"]
mod promised;
mod signals;
mod support;
mod unwritable;
