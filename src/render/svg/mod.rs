//! The board as a picture: SVG files that need nothing else.

mod figures;
mod film;
mod ground;
mod marks;
mod page;
mod picture;
mod pieces;
mod plan;
mod sheet;
mod theme;
mod touch;

#[cfg(test)]
mod tests;

use super::Scene;
pub use film::film;
pub(super) use page::escaped;
pub use picture::Picture;
pub use sheet::sheet;
pub use theme::Theme;
pub use touch::{swatch, token, touchable};

/// The picture of a scene: board, coordinates, stacks with letter, height and what lies beneath, marks, and below
/// the board the last move, hands, captured pieces, scores and whose decision it is.
///
/// The same scene gives the same text on every machine. Texts are texts, so that a picture can be searched and
/// read aloud, and a pointer over a stack is told what lies in it.
pub fn draw(scene: &Scene<'_>, theme: Theme) -> String {
    Picture::of(scene, theme).file()
}
