//! What the fuzz targets do with their bytes. Each comes to an end without a panic, its errors are of a kind and point
//! into a text that is there, and what it writes is read back.

pub mod board;
mod bytes;
pub mod grammar;
mod loaded;
pub mod notation;
pub mod position;
pub mod record;
mod sound;
pub mod words;
mod written;
