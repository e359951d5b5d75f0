//! A board to be touched: over every point lies a shape with its name and what is there.

use super::page::{Page, escaped};
use super::plan::Plan;
use super::theme::Theme;
use super::{ground, marks, pieces};
use crate::board::Shape;
use crate::position::{Piece, Player};
use crate::render::hue::Hue;
use crate::render::sign::signs;
use crate::render::trail::Trail;
use crate::render::{Scene, words};
use crate::rule::Game;

/// The picture of a scene without words beside it, for a page that says the colours ([`Theme::Styled`]) and listens
/// to what is touched: elements of the class `cell` that say which cell in `data-cell`, what is there in
/// `aria-label`.
pub fn touchable(scene: &Scene<'_>) -> String {
    let plan = Plan::of(&scene.game.board);
    let colours = Theme::Styled.colours();
    let mut page = Page::default();
    ground::draw(&mut page, &plan, &colours);
    ground::names(&mut page, &plan, scene, &signs(scene.game), &colours);
    marks::arrows(&mut page, &plan, scene, &colours);
    pieces::draw(&mut page, &plan, scene, &colours);
    marks::draw(&mut page, &plan, scene, &Trail::of(scene), &colours);
    page.open("cells", None);
    let squares = !plan.is_lines() && plan.board.shape() == Shape::Square;
    for (point, about) in (0..).map(crate::board::Point).zip(words::stacks(scene.game, scene.position)) {
        let (name, at) = (plan.board.name(point), plan.point(point));
        page.touch(name, &about, at, plan.unit / 2.0, squares);
    }
    page.close();
    let (left, top, right, bottom) = plan.bounds();
    page.board(&scene.game.title, (left, top, right - left, bottom - top))
}

/// A piece by itself with its letter, to stand in a line of text.
pub fn token(game: &Game, piece: Piece) -> String {
    disc(Hue::of_piece(game, piece), words::letter(game, piece))
}

/// The colour of a player, in the form of a piece.
pub fn swatch(game: &Game, player: Player) -> String {
    disc(Hue::of_player(game, player), "")
}

fn disc(hue: Hue, letter: &str) -> String {
    let (fill, letters) = hue.picture();
    let letter = escaped(letter);
    format!(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><circle cx=\"12\" cy=\"12\" r=\"10.5\" fill=\"{fill}\" \
         stroke=\"var(--board-rim)\"/><text x=\"12\" y=\"16\" font-size=\"12\" font-weight=\"bold\" \
         text-anchor=\"middle\" fill=\"{letters}\">{letter}</text></svg>"
    )
}
