use crate::position::{Decider, Piece, Player, Position};
use crate::render::svg::{swatch, token};
use crate::rule::{Each, Game};
use serde::Serialize;

/// A player, with what is to be seen of him beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerState {
    name: String,
    /// The colour of his pieces as a picture, if he has any of his own.
    token: Option<String>,
    decides: bool,
    hand: Vec<Held>,
    captured: Vec<Held>,
    score: Option<i64>,
    /// Numbers of his that the game shows.
    shown: Vec<(String, i64)>,
}

/// Pieces of one type that a player holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Held {
    token: String,
    /// What they are called.
    name: String,
    count: u16,
}

impl PlayerState {
    /// What is to be seen of a player.
    pub fn of(game: &Game, position: &Position, player: Player, scores: Option<&[i64]>) -> PlayerState {
        let pieces = || (0..game.pieces.len() as u8).map(Piece);
        let held = |count: &dyn Fn(Piece) -> u16| {
            let held = pieces().filter(|piece| count(*piece) > 0).map(|piece| Held {
                token: token(game, piece),
                name: game.pieces[piece.index()].kind.clone(),
                count: count(piece),
            });
            held.collect()
        };
        let own = game.pieces.iter().any(|piece| piece.owner == Some(player));
        let turn = position.turn();
        let variables = game.shown.iter().filter_map(|place| game.variables.get(*place));
        let own_variables = variables.filter(|variable| variable.each == Each::Player);
        let values = own_variables
            .map(|variable| (variable.name.clone(), position.variable(variable.index + u16::from(player.0))));
        PlayerState {
            name: game.players.get(player.index()).cloned().unwrap_or_default(),
            token: own.then(|| swatch(game, player)),
            decides: turn.outcome.is_none() && turn.decider == Decider::Player(player),
            hand: held(&|piece| position.hand(player, piece)),
            captured: held(&|piece| position.captured(player, piece)),
            score: scores.and_then(|scores| scores.get(player.index()).copied()),
            shown: values.filter(|(_, value)| *value != 0).collect(),
        }
    }
}
