//! A running server: what pages can do, what they cannot, and that nothing brings it down.

mod client;
mod ending;
mod hostile;
mod limits;
mod play;
mod records;
mod rounds;
mod scripts;
