//! Floor 4: how a position looks: a board of letters for a terminal, and a picture as SVG. Nothing is printed
//! here, and no game is known: letters, owners and kinds come from the game's declaration.

mod axes;
mod caption;
mod face;
mod form;
mod happening;
mod hue;
mod last_move;
mod mark;
pub mod plot;
#[cfg(feature = "png")]
pub mod png;
mod scene;
mod sign;
pub mod svg;
#[cfg(feature = "png")]
pub mod terminal;
pub mod text;
mod trail;
mod walls;
mod words;

#[cfg(test)]
mod samples;

pub use happening::effect;
pub use last_move::LastMove;
pub use mark::Mark;
pub use scene::Scene;
pub use text::Style;
pub use words::stack;
