use super::EffectAnswer;
use crate::notation::write_position;
use crate::position::Position;
use crate::rule::Event;
use crate::session::travel::Cursor;
use crate::session::{Played, Session};
use serde::Serialize;

/// A place between two effects of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepAnswer {
    /// The text of the decision.
    pub text: String,
    /// Who made it.
    pub by: String,
    /// Complete turns played before it.
    pub ply: u32,
    /// How many of its effects are made here.
    pub step: usize,
    /// How many effects it has.
    pub of: usize,
    /// The effect that was passed over last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<EffectAnswer>,
    /// Whether the effect was taken back, and not made.
    pub back: bool,
    /// The effect in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// What the rule says that makes it, and where it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// The hash of the position here.
    pub hash: String,
    /// The position here as one line.
    pub position: String,
}

impl StepAnswer {
    /// What is told of a place in a decision of a game, of the effect that was passed over last, and of the position.
    pub fn of(
        session: &Session,
        cursor: Cursor,
        (played, of): (&Played, usize),
        event: Option<&Event>,
        back: bool,
        position: &Position,
    ) -> StepAnswer {
        let game = session.game();
        let rule = event.and_then(|event| event.rule).map(|rule| game.rule(rule));
        StepAnswer {
            text: played.text.clone(),
            by: game.decider_name(played.by).to_string(),
            ply: played.ply,
            step: cursor.made,
            of,
            effect: event.map(|event| EffectAnswer::of(game, event)),
            back,
            words: event.map(|event| crate::render::effect(game, &event.effect)),
            says: rule.map(|rule| format!("{} ({})", rule.says(), rule.place())),
            hash: format!("{:016x}", position.hash()),
            position: write_position(session.rules(), position),
        }
    }
}
