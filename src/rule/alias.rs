use super::Game;
use crate::board::Point;
use crate::position::Position;

/// How positions of a game are called elsewhere: a text in which the cells of pieces are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// What is written one after the other.
    pub parts: Vec<AliasPart>,
    /// What stands for each cell.
    pub cells: Vec<String>,
}

/// A part of an alias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AliasPart {
    /// These very letters.
    Text(String),
    /// The cell on which one of these types of piece (a bit each) stands.
    CellOf(u64),
}

impl Game {
    /// What a position is called elsewhere; nothing if the game has no such names, or a piece that is written
    /// does not stand on exactly one cell.
    pub fn alias_of(&self, position: &Position) -> Option<String> {
        let alias = self.alias.as_ref()?;
        let mut text = String::new();
        for part in &alias.parts {
            match part {
                AliasPart::Text(letters) => text.push_str(letters),
                AliasPart::CellOf(kinds) => {
                    let found: Vec<Point> =
                        position.occupied_where(|stack| stack.kinds() & kinds != 0).iter().collect();
                    let [cell] = found[..] else { return None };
                    text.push_str(alias.cells.get(cell.index())?);
                }
            }
        }
        Some(text)
    }
}
