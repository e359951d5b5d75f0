use crate::board::Board;
use crate::board::Point;

/// The regions that a board has by its form; they are not signed.
const BY_FORM: [&str; 10] =
    ["edge", "corners", "north", "east", "south", "west", "northwest", "northeast", "southeast", "southwest"];

/// A short sign on the cells of a region that the game names, such as the goals of a race.
pub(super) struct Sign {
    /// What is written on the cells: the first letters of the name's words.
    pub text: String,
    /// The name of the region.
    pub name: String,
    /// The cells.
    cells: crate::board::CellSet,
}

/// The signs of a board. Regions of more than a quarter of the board have none.
pub(super) fn signs(board: &Board) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    for (name, cells) in board.regions() {
        let few = !cells.is_empty() && cells.len() * 4 <= board.cells();
        if few && !BY_FORM.contains(&name) {
            let text = short(name, |text| signs.iter().all(|sign| sign.text != text));
            signs.push(Sign { text, name: name.to_string(), cells: *cells });
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
        let board = Board::square(4, 4, 4).unwrap();
        let names = ["red-circle", "red-cross", "vortex", "red_c", "***"];
        let board = names.iter().enumerate().fold(board, |board, (cell, name)| {
            board.with_region(name, crate::board::CellSet::of([Point(cell as u16)])).unwrap()
        });
        let signs = signs(&board);
        let texts: Vec<&str> = signs.iter().map(|sign| sign.text.as_str()).collect();
        assert_eq!(texts, ["rc", "rr", "v", "r1", "1"]);
        assert_eq!(sign_at(&signs, Point(2)).map(|sign| sign.name.as_str()), Some("vortex"));
        assert!(sign_at(&signs, Point(9)).is_none());
    }
}
