use crate::position::Decider;
use crate::session::{Played, Session};
use serde::Serialize;

/// A turn of the game, played or taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnState {
    /// Its number from 1; 0 for what belongs to no turn.
    number: u32,
    /// Whose it was, or who decided.
    by: String,
    /// Its decisions.
    text: String,
    /// How many decisions that were not automatic were made after it.
    made: usize,
}

/// The turns of a game, those too that were taken back, and how many decisions that were not automatic are made.
pub fn turns(session: &Session) -> (Vec<TurnState>, usize) {
    let game = session.game();
    let in_turn = |played: &Played| matches!(played.by, Decider::Player(_));
    let mut turns: Vec<TurnState> = Vec::new();
    let mut before: Option<&Played> = None;
    let mut made = 0;
    for played in session.line() {
        made += usize::from(!played.automatic);
        let joins = before.filter(|last| last.ply == played.ply && in_turn(last) && in_turn(played));
        before = Some(played);
        match turns.last_mut().zip(joins) {
            Some((turn, last)) => {
                turn.text.push(if last.by == played.by { ';' } else { ' ' });
                turn.text.push_str(&played.text);
                turn.made = made;
            }
            None => {
                let by = if in_turn(played) { Decider::Player(played.mover) } else { played.by };
                let number = if in_turn(played) { played.ply + 1 } else { 0 };
                let (by, text) = (game.decider_name(by).to_string(), played.text.clone());
                turns.push(TurnState { number, by, text, made });
            }
        }
    }
    (turns, session.played().iter().filter(|played| !played.automatic).count())
}
