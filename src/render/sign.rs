use crate::board::{CellSet, Direction, Point};
use crate::rule::{Body, Deflector, Game, Look, Shape};

/// The regions that a board has by its form; they are not signed.
const BY_FORM: [&str; 10] =
    ["edge", "corners", "north", "east", "south", "west", "northwest", "northeast", "southeast", "southwest"];

/// A short sign on the cells of a region that the game names, such as the goals of a race.
pub(super) struct Sign {
    /// What is written on the cells: the first letters of the name's words.
    pub text: String,
    /// The name of the region.
    pub name: String,
    /// How it is drawn in pictures, where the game says it.
    pub look: Look,
    /// The cells.
    cells: CellSet,
}

/// The signs of a game's board, and of what turns slides aside on it.
pub(super) fn signs(game: &Game) -> Vec<Sign> {
    let mut signs = of_regions(game);
    for (text, name, at) in aside(game) {
        match signs.iter_mut().find(|sign| sign.text == text) {
            Some(sign) => _ = sign.cells.insert(at),
            None => signs.push(Sign { text, name, look: Look::default(), cells: CellSet::of([at]) }),
        }
    }
    signs
}

/// What turns slides aside: how it slopes, with the letters of those that pass, what that means, and where it is.
fn aside(game: &Game) -> Vec<(String, String, Point)> {
    let mut found = Vec::new();
    for rule in &game.rules {
        let Body::Moves(moves) = &rule.body else { continue };
        let mut generators = Vec::new();
        moves.each_generator(&mut |generator| generators.push(generator));
        for generator in generators {
            let Shape::Slide { deflectors, .. } = &generator.shape else { continue };
            for deflector in deflectors {
                let slope = if rises(game, deflector) { '/' } else { '\\' };
                let passing = game.pieces.iter().enumerate();
                let passing = passing.filter(|(i, _)| deflector.passes >> (i & 63) & 1 == 1);
                let (letters, kinds): (String, Vec<&str>) =
                    passing.map(|(_, piece)| (piece.letter.to_lowercase(), piece.kind.as_str())).unzip();
                let but =
                    if kinds.is_empty() { String::new() } else { format!(" all but {}", kinds.join(", ")) };
                let sign = (format!("{slope}{letters}"), format!("turns{but} aside"), deflector.at);
                if !found.contains(&sign) {
                    found.push(sign);
                }
            }
        }
    }
    found.sort();
    found
}

/// Whether it turns who comes from below to the right.
fn rises(game: &Game, deflector: &Deflector) -> bool {
    let board = &game.board;
    let ways = (0..board.directions() as u8).map(Direction);
    let up =
        ways.filter(|way| board.offset(*way) == Some((0, 1))).find_map(|up| deflector.turns.get(up.index()));
    up.is_some_and(|way| board.offset(*way).is_some_and(|(x, _)| x > 0))
}

/// The signs of regions. Those of more than a quarter of the board have none.
fn of_regions(game: &Game) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    for (name, cells) in game.board.regions() {
        let few = !cells.is_empty() && cells.len() * 4 <= game.board.cells();
        if few && !BY_FORM.contains(&name) {
            let text = short(name, |text| signs.iter().all(|sign| sign.text != text));
            let look = game.region_looks.iter().find(|(region, _)| region == name);
            let look = look.map_or_else(Look::default, |(_, look)| *look);
            signs.push(Sign { text, name: name.to_string(), look, cells: *cells });
        }
    }
    signs
}

/// The sign of a cell.
pub(super) fn sign_at(signs: &[Sign], at: Point) -> Option<&Sign> {
    signs.iter().find(|sign| sign.cells.contains(at))
}

/// Initials of a name; another letter of the last word, or a number, where that is taken.
fn short(name: &str, free: impl Fn(&str) -> bool) -> String {
    let words: Vec<&str> =
        name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let initials: String = words.iter().filter_map(|word| word.chars().next()).take(2).collect();
    let first: String = initials.chars().take(1).collect();
    let others = words.last().map_or("", |word| *word).chars().map(|letter| format!("{first}{letter}"));
    let numbers = (1..).map(|number| format!("{first}{number}"));
    let usual = Some(initials).filter(|text| !text.is_empty());
    usual.into_iter().chain(others).chain(numbers).find(|text| free(text)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_short_and_differ() {
        let board = crate::board::Board::square(4, 4, 4).unwrap();
        let names = ["red-circle", "red-cross", "vortex", "red_c", "***"];
        let board = names.iter().enumerate().fold(board, |board, (cell, name)| {
            board.with_region(name, crate::board::CellSet::of([Point(cell as u16)])).unwrap()
        });
        let signs = of_regions(&crate::render::samples::game("Signs", &["white"], &[], board));
        let texts: Vec<&str> = signs.iter().map(|sign| sign.text.as_str()).collect();
        assert_eq!(texts, ["rc", "rr", "v", "r1", "1"]);
        assert_eq!(sign_at(&signs, Point(2)).map(|sign| sign.name.as_str()), Some("vortex"));
        assert!(sign_at(&signs, Point(9)).is_none());
    }
}
