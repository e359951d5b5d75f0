use crate::board::Point;
use crate::position::{Effect, Piece, Player, Stack};
use crate::rule::{Event, Game};
use serde::Serialize;

/// One thing that happened, in a word with what it is about, and the rule that says so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct EffectAnswer {
    /// `put`, `lift`, `carry`, `become`, `hand`, `captured`, `variable` or `turn`.
    pub effect: &'static str,
    /// The cell that it happens on or begins on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The cell that it ends on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The letters of the pieces, bottom to top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<String>,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many pieces, the change of a number, or the new value of a variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i64>,
    /// The rule; absent for what the kind of decision itself does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl EffectAnswer {
    /// What an event says, with the names of the game.
    pub fn of(game: &Game, event: &Event) -> EffectAnswer {
        let rule = event.rule.map(|rule| game.rule(rule).name.clone());
        EffectAnswer { rule, ..plain(game, &event.effect) }
    }
}

fn plain(game: &Game, effect: &Effect) -> EffectAnswer {
    let cell = |point: &Point| Some(game.board.name(*point).to_string());
    let letters = |stack: &Stack| Some(stack.pieces().iter().map(|piece| letter(game, *piece)).collect());
    let player = |player: &Player| game.players.get(player.index()).cloned();
    let none = EffectAnswer::default();
    match effect {
        Effect::Put { at, pieces, .. } => {
            EffectAnswer { effect: "put", at: cell(at), pieces: letters(pieces), ..none }
        }
        Effect::Lift { at, pieces, .. } => {
            EffectAnswer { effect: "lift", at: cell(at), pieces: letters(pieces), ..none }
        }
        Effect::Carry { from, to, count } => EffectAnswer {
            effect: "carry",
            at: cell(from),
            to: cell(to),
            number: Some((*count).into()),
            ..none
        },
        Effect::Become { at, new, .. } => {
            EffectAnswer { effect: "become", at: cell(at), pieces: Some(letter(game, *new).into()), ..none }
        }
        Effect::Hand { player: who, piece, by } | Effect::Captured { player: who, piece, by } => {
            EffectAnswer {
                effect: if matches!(effect, Effect::Hand { .. }) { "hand" } else { "captured" },
                player: player(who),
                pieces: Some(letter(game, *piece).into()),
                number: Some((*by).into()),
                ..none
            }
        }
        Effect::Variable { index, new, .. } => EffectAnswer {
            effect: "variable",
            name: Some(game.variable_name(*index)),
            number: Some(*new),
            ..none
        },
        Effect::Seen { .. } => EffectAnswer { effect: "seen", ..none },
        Effect::Turn { new, .. } => {
            EffectAnswer { effect: "turn", player: Some(game.decider_name(new.decider).to_string()), ..none }
        }
    }
}

fn letter(game: &Game, piece: Piece) -> &str {
    game.pieces.get(piece.index()).map_or("?", |piece| piece.letter.as_str())
}
