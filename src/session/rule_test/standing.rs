//! Entries of a position's text: as they are in a position, and as a test writes them.

use crate::board::Point;
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::variables;
use crate::position::{Piece, Player, Position};
use crate::rule::Game;
use crate::session::Session;

/// Nothing, where a stack or a hand could be.
pub const NOTHING: &str = ".";

/// The value of an entry in the position of a game.
///
/// # Errors
/// If there is no such entry, with the nearest one.
pub fn value(session: &Session, key: &str) -> Result<String, Diagnostic> {
    let (game, position) = (session.game(), session.position());
    let turn = position.turn();
    Ok(match key {
        "turn" => session.turn_name().to_string(),
        "mover" => game.players[turn.mover.index()].clone(),
        "phase" => game.phase(turn.phase).name.clone(),
        "ply" => turn.ply.to_string(),
        _ => match key.split_once('.') {
            Some(("hand", player)) => held(game, |piece| position.hand(find(game, player), piece), player)?,
            Some(("captured", player)) => {
                held(game, |piece| position.captured(find(game, player), piece), player)?
            }
            Some(("var", name)) => {
                let known = variables(game);
                let names = || known.iter().map(|(name, _)| name.as_str());
                let found = known.iter().find(|(known, _)| known == name);
                let message = format!("the game has no variable `{name}`");
                let (_, index) = found.ok_or_else(|| unknown(message, name, names()))?;
                position.variable(*index).to_string()
            }
            _ => stack(game, position, cell(game, key)?),
        },
    })
}

/// The cell of a name.
///
/// # Errors
/// If there is none, with the nearest word that an entry may begin with.
pub fn cell(game: &Game, name: &str) -> Result<Point, Diagnostic> {
    let found = game.board.find(name).filter(|point| point.index() < game.board.cells());
    found.ok_or_else(|| {
        let words = ["turn", "mover", "phase", "ply", "hand", "captured", "var"];
        let names = (0..game.board.cells() as u16).map(|cell| game.board.name(Point(cell))).chain(words);
        unknown(format!("the board has no cell `{name}`"), name, names)
    })
}

/// The letters of a stack, bottom to top.
pub fn stack(game: &Game, position: &Position, at: Point) -> String {
    let pieces = position.stack(at).pieces();
    match pieces {
        [] => NOTHING.to_string(),
        pieces => pieces.iter().map(|piece| game.pieces[piece.index()].letter.as_str()).collect(),
    }
}

/// A value as [`value`] writes it: letters with numbers in the game's order, `.` for nothing.
pub fn usual(game: &Game, key: &str, value: &str) -> String {
    if ["", "0", NOTHING].contains(&value) && !key.starts_with("var.") && key != "ply" {
        return NOTHING.to_string();
    }
    if !key.starts_with("hand.") && !key.starts_with("captured.") {
        return value.to_string();
    }
    let count = |letter: &str| {
        let (_, rest) = value.split_once(letter)?;
        let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        Some((letter.to_string(), rest[..digits].parse::<u32>().unwrap_or(1)))
    };
    let counts: Vec<(String, u32)> = game.pieces.iter().filter_map(|piece| count(&piece.letter)).collect();
    let written: String = counts.iter().map(|(letter, count)| format!("{letter}{count}")).collect();
    // what is not only letters of pieces with numbers stays as it is, and differs
    let letters = value.chars().filter(|letter| !letter.is_ascii_digit()).count();
    if letters == counts.len() { written } else { value.to_string() }
}

fn held(game: &Game, count: impl Fn(Piece) -> u16, player: &str) -> Result<String, Diagnostic> {
    if game.find_player(player).is_none() {
        let names = game.players.iter().map(String::as_str);
        return Err(unknown(format!("nobody called `{player}` plays"), player, names));
    }
    let pieces = game.pieces.iter().enumerate().map(|(i, piece)| (&piece.letter, count(Piece(i as u8))));
    let written: String =
        pieces.filter(|(_, count)| *count > 0).map(|(letter, count)| format!("{letter}{count}")).collect();
    Ok(if written.is_empty() { NOTHING.to_string() } else { written })
}

fn find(game: &Game, player: &str) -> Player {
    game.find_player(player).unwrap_or_default()
}

/// The error of a name that a test uses and the game has not.
pub fn unknown<'a>(message: String, name: &str, known: impl IntoIterator<Item = &'a str>) -> Diagnostic {
    Diagnostic::new(Kind::Script, message).nearest(name, known)
}
