//! Floor 6: a game on pages in browsers. One thread owns the game and does what pages ask for; HTTP hands over
//! what they ask and tells all of them how the game stands.

mod answer;
mod ask;
mod choice;
mod http;
mod listed;
mod news;
mod obey;
mod order;
mod player;
mod rules;
mod server;
mod state;
mod table;
mod touched;
mod turns;

pub use server::Server;
pub use table::Table;
