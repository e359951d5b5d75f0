use super::EffectAnswer;
use crate::position::{Decider, Effect};
use crate::session::{Played, Session};
use serde::Serialize;

/// One turn that was played, or one decision that belongs to no turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnAnswer {
    /// Complete turns played after it.
    pub ply: u32,
    /// Whose turn it was, or who decided outside any turn.
    pub by: String,
    /// Its decisions; what one player decides in a row is joined by `;`.
    pub text: String,
    /// What happened, in order.
    pub effects: Vec<EffectAnswer>,
    /// The hash of the position after it.
    pub hash: String,
}

impl TurnAnswer {
    /// What was played in a game from the decision with a number on, turn by turn.
    pub fn since(session: &Session, from: usize) -> Vec<TurnAnswer> {
        let game = session.game();
        let played = &session.played()[from.min(session.played().len())..];
        let mut turns: Vec<TurnAnswer> = Vec::new();
        let mut last: Option<&Played> = None;
        for (made, (ply, hash)) in played.iter().zip(standings(session, played)) {
            let changes = made.events.iter().filter(|event| !matches!(event.effect, Effect::Seen { .. }));
            let effects = changes.map(|event| EffectAnswer::of(game, event));
            let joins = last.filter(|last| last.ply == made.ply && in_turn(last) && in_turn(made));
            last = Some(made);
            let Some((turn, before)) = turns.last_mut().zip(joins) else {
                let by = if in_turn(made) { Decider::Player(made.mover) } else { made.by };
                let (by, text) = (game.decider_name(by).to_string(), made.text.clone());
                turns.push(TurnAnswer { ply, by, text, effects: effects.collect(), hash });
                continue;
            };
            turn.text.push(if before.by == made.by { ';' } else { ' ' });
            turn.text.push_str(&made.text);
            turn.effects.extend(effects);
            (turn.ply, turn.hash) = (ply, hash);
        }
        turns
    }
}

fn in_turn(made: &Played) -> bool {
    matches!(made.by, Decider::Player(_))
}

/// The number of turns and the hash after each of the last decisions of a game.
fn standings(session: &Session, played: &[Played]) -> Vec<(u32, String)> {
    let mut position = session.position().clone();
    let mut standings = Vec::new();
    for made in played.iter().rev() {
        standings.push((position.turn().ply, format!("{:016x}", position.hash())));
        for event in made.events.iter().rev() {
            position.revert(&event.effect);
        }
    }
    standings.reverse();
    standings
}
