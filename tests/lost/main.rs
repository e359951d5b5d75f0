//! Nothing is lost: the program is killed while it plays and writes, interrupted, and kept from writing.
#![cfg(unix)]

mod cut;
mod killed;
mod signals;
mod support;
mod unwritable;
