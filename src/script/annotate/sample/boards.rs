//! Boards as text: names of cells, what stands where.

use crate::board::{CellSet, Point};
use crate::position::Position;
use crate::rule::{Game, Rules};
use std::fmt::Write;

/// Every cell of a board by its row, the topmost first, and its column.
fn rows(game: &Game) -> Vec<Vec<Option<Point>>> {
    let cells: Vec<(Point, (i32, i32))> =
        game.board.all().iter().map(|cell| (cell, game.board.grid(cell))).collect();
    let bounds = |of: fn(&(i32, i32)) -> i32| {
        let places = || cells.iter().map(|(_, place)| of(place));
        places().min().unwrap_or(0)..=places().max().unwrap_or(0)
    };
    let at = |x: i32, y: i32| cells.iter().find(|(_, place)| *place == (x, y)).map(|(cell, _)| *cell);
    let columns = bounds(|place| place.0);
    bounds(|place| place.1).rev().map(|y| columns.clone().map(|x| at(x, y)).collect()).collect()
}

/// The names of all cells where they lie, cells of some sets between signs, and walls.
pub(super) fn names(game: &Game, marked: &[(CellSet, [char; 2])]) -> String {
    let mut text = String::new();
    for row in rows(game) {
        let (mut line, mut below) = (String::new(), String::new());
        for cell in row {
            let Some(cell) = cell else {
                line.push_str(if marked.is_empty() { "    " } else { "     " });
                below.push_str("    ");
                continue;
            };
            let name = game.board.name(cell);
            let signs =
                marked.iter().find(|(set, _)| set.contains(cell)).map_or([' ', ' '], |(_, signs)| *signs);
            let wall =
                |way: &str| game.board.find_direction(way).is_some_and(|way| game.board.wall(cell, way));
            let _ = match marked {
                [] => write!(line, "{name:2}{}", if wall("e") { "│ " } else { "  " }),
                _ => write!(line, "{}{name}{} ", signs[0], signs[1]),
            };
            below.push_str(if wall("s") { "──  " } else { "    " });
        }
        let _ = writeln!(text, "{}", line.trim_end());
        if !below.trim().is_empty() {
            let _ = writeln!(text, "{}", below.trim_end());
        }
    }
    text
}

/// Steps that do not lead to the cell beside: `a1 w → c1`.
pub(super) fn links(game: &Game) -> String {
    let board = &game.board;
    let mut text = String::new();
    for cell in board.all().iter() {
        for way in (0..board.directions()).map(|way| crate::board::Direction(way as u8)) {
            let (Some(to), Some((right, up))) = (board.step(cell, way), board.offset(way)) else { continue };
            let (x, y) = board.grid(cell);
            if board.grid(to) != (x + right, y + up) {
                let (from, to) = (board.name(cell), board.name(to));
                let _ = writeln!(text, "{from} {} → {to}", board.direction_name(way));
            }
        }
    }
    text
}

/// What stands where, bottom to top, some cells in brackets.
pub(super) fn board(rules: &Rules, position: &Position, marked: CellSet) -> String {
    let game = rules.game();
    let mut text = String::new();
    for row in rows(game) {
        let mut line = String::new();
        for cell in row {
            let Some(cell) = cell else {
                if game.board.all().len() < rows(game).iter().map(Vec::len).sum() {
                    line.push_str("    ");
                }
                continue;
            };
            let stack = position.stack(cell);
            let letters = stack.pieces().iter().map(|piece| game.pieces[piece.index()].letter.as_str());
            let stands = if stack.is_empty() { "·".to_string() } else { letters.collect() };
            let (open, close) = if marked.contains(cell) { ("[", "]") } else { (" ", " ") };
            let _ =
                write!(line, "{open}{stands}{close}{}", if stands.chars().count() < 2 { " " } else { "" });
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    text.lines().map(|line| format!("{line:width$}\n")).collect()
}

/// Two boards with an arrow from one to the other.
pub(super) fn beside(before: &str, after: &str) -> String {
    let lines = before.lines().zip(after.lines()).enumerate();
    lines
        .map(|(row, (before, after))| {
            let arrow = if row == 1 { "→" } else { " " };
            format!("{before}   {arrow}   {}\n", after.trim_end())
        })
        .collect()
}

/// Hands, captures and variables that differ: `hand.white: W 3 → 4`.
pub(super) fn changes(game: &Game, before: &Position, after: &Position) -> String {
    let mut text = String::new();
    for (player, name) in (0u8..).map(crate::position::Player).zip(&game.players) {
        for (piece, ty) in (0u8..).map(crate::position::Piece).zip(&game.pieces) {
            let counts = [
                ("hand", before.hand(player, piece), after.hand(player, piece)),
                ("captured", before.captured(player, piece), after.captured(player, piece)),
            ];
            for (what, was, is) in counts.into_iter().filter(|(_, was, is)| was != is) {
                let _ = writeln!(text, "{what}.{name}: {} {was} → {is}", ty.letter);
            }
        }
    }
    for variable in &game.variables {
        let (was, is) = (before.variable(variable.index), after.variable(variable.index));
        if was != is {
            let _ = writeln!(text, "{}: {was} → {is}", variable.name);
        }
    }
    text
}
