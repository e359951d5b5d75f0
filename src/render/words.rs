use super::sign::{Sign, sign_at, signs};
use crate::board::Point;
use crate::position::{Decider, Outcome, Piece, Player, Position, Stack};
use crate::rule::Game;

/// What lies on a cell, in words: `b2: 3 pieces, black on top; from the bottom: white, red, black`.
pub fn stack(game: &Game, position: &Position, point: Point) -> String {
    told(game, position, point, &signs(game))
}

/// The same of every point of the board.
pub(super) fn stacks(game: &Game, position: &Position) -> impl Iterator<Item = String> {
    let signs = signs(game);
    (0..game.board.points() as u16).map(move |point| told(game, position, Point(point), &signs))
}

fn told(game: &Game, position: &Position, point: Point, signs: &[Sign]) -> String {
    let name = game.board.name(point);
    let stack = position.stack(point);
    let region = sign_at(signs, point).map_or(String::new(), |sign| format!(" ({})", sign.name));
    let name = format!("{name}{region}");
    match (stack.pieces(), stack.top()) {
        ([one], _) => format!("{name}: {}", piece(game, *one)),
        (pieces, Some(top)) => {
            let all: Vec<String> = pieces.iter().map(|part| piece(game, *part)).collect();
            format!(
                "{name}: {} pieces, {} on top; from the bottom: {}",
                pieces.len(),
                piece(game, top),
                all.join(", ")
            )
        }
        _ if point.index() < game.board.cells() => format!("{name}: empty"),
        _ if point.index() < game.board.points() => {
            format!("{name}: a point of the rim, nothing stands there")
        }
        _ => format!("point {}: not on the board", point.0),
    }
}

/// `white king`; `white` where the kind is called like its owner.
pub(super) fn piece(game: &Game, piece: Piece) -> String {
    let Some(kind) = game.pieces.get(piece.index()) else { return "?".into() };
    match kind.owner.and_then(|owner| game.players.get(owner.index())) {
        Some(owner) if *owner != kind.kind => format!("{owner} {}", kind.kind),
        _ => kind.kind.clone(),
    }
}

/// The letter of a piece.
pub(super) fn letter(game: &Game, piece: Piece) -> &str {
    game.pieces.get(piece.index()).map_or("?", |piece| piece.letter.as_str())
}

/// The letters of a stack, bottom to top.
pub(super) fn letters(game: &Game, stack: &Stack) -> String {
    stack.pieces().iter().map(|piece| letter(game, *piece)).collect()
}

/// A player's name.
pub(super) fn player(game: &Game, player: Player) -> &str {
    game.players.get(player.index()).map_or("?", String::as_str)
}

/// Whose decision it is, or how the game ended.
pub(super) fn state(game: &Game, position: &Position, scores: Option<&[i64]>) -> String {
    let turn = position.turn();
    let turns = |count: u32| if count == 1 { "1 turn".to_string() } else { format!("{count} turns") };
    if let Some(outcome) = turn.outcome {
        let mut result = match outcome {
            Outcome::Draw => "a draw".to_string(),
            Outcome::Winners(_) => {
                let names: Vec<&str> = outcome.winners().map(|winner| player(game, winner)).collect();
                format!("{} {}", names.join(" and "), if names.len() == 1 { "wins" } else { "win" })
            }
        };
        if let Some(scores) = scores.filter(|scores| !scores.is_empty()) {
            let scores: Vec<String> = scores.iter().map(i64::to_string).collect();
            result.push_str(&format!(", {}", scores.join(" to ")));
        }
        return format!("{}: over after {}: {result}", game.title, turns(turn.ply));
    }
    let phase = match game.phases.get(usize::from(turn.phase)) {
        Some(phase) if game.phases.len() > 1 => format!(", {}", phase.name.replace('_', " ")),
        _ => String::new(),
    };
    let who = match turn.decider {
        Decider::Player(decider) => format!("{} decides", player(game, decider)),
        Decider::Anyone => "anyone decides".to_string(),
        Decider::Chance => "chance decides".to_string(),
    };
    format!("{}{phase}, after {}: {who}", game.title, turns(turn.ply))
}
