//! A board to be touched: over every point lies a shape with its name and what is there.

use super::page::{Ink, Letters, Page};
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

/// How large a piece in a line of text is, from side to side.
const TOKEN: f64 = 24.0;
/// And from its middle to its rim.
const ROUND: f64 = 10.5;

/// A piece by itself with its letter, to stand in a line of text.
pub fn token(game: &Game, piece: Piece) -> String {
    let colours = Theme::Styled.colours();
    let (mut page, middle) = (Page::default(), TOKEN / 2.0);
    let (fill, unlettered) =
        pieces::one(&mut page, game, piece, ((middle, middle), ROUND * 0.9), (1.0, &colours));
    if !unlettered {
        let how = Letters { size: middle, fill, bold: true, anchor: "middle" };
        page.letters((middle, middle), words::letter(game, piece), &how);
    }
    page.sign(TOKEN)
}

/// The colour of a player, in the form of a piece.
pub fn swatch(game: &Game, player: Player) -> String {
    let (fill, _) = Hue::of_player(game, player).picture();
    let (mut page, middle) = (Page::default(), TOKEN / 2.0);
    let ink = Ink { line: Theme::Styled.colours().rim, width: 1.0, ..Ink::fill(&fill) };
    page.circle((middle, middle), ROUND, &ink);
    page.sign(TOKEN)
}
