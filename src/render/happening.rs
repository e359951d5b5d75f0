use super::words::{letter, letters, player};
use crate::position::Effect;
use crate::rule::Game;

/// One change of a position in words: `BW is lifted from c3`.
pub fn effect(game: &Game, effect: &Effect) -> String {
    let name = |at: &crate::board::Point| game.board.name(*at);
    match effect {
        Effect::Put { at, pieces, .. } => format!("{} is put on {}", letters(game, pieces), name(at)),
        Effect::Lift { at, pieces, .. } => format!("{} is lifted from {}", letters(game, pieces), name(at)),
        Effect::Carry { from, to, count: 1 } => format!("1 piece goes from {} to {}", name(from), name(to)),
        Effect::Carry { from, to, count } => {
            format!("{count} pieces go from {} to {}", name(from), name(to))
        }
        Effect::Become { at, old, new, .. } => {
            format!("{} on {} becomes {}", letter(game, *old), name(at), letter(game, *new))
        }
        Effect::Hand { player: who, piece, by } => {
            format!("{} has {} in hand", player(game, *who), more(*by, letter(game, *piece)))
        }
        Effect::Captured { player: who, piece, by } => {
            format!("{} has captured {}", player(game, *who), more(*by, letter(game, *piece)))
        }
        Effect::Variable { index, old, new } => {
            format!("{} goes from {old} to {new}", game.variable_name(*index))
        }
        Effect::Seen { .. } => "the position is remembered".to_string(),
        Effect::Turn { new, .. } => match new.outcome {
            Some(outcome) => format!("the game is over: {}", game.outcome_text(outcome)),
            None => {
                let phase = game.phase(new.phase).name.replace('_', " ");
                format!("{} decides in {phase}", game.decider_name(new.decider))
            }
        },
    }
}

/// `2 W more`, `1 B less`.
fn more(by: i16, letter: &str) -> String {
    format!("{} {letter} {}", by.unsigned_abs(), if by < 0 { "less" } else { "more" })
}
