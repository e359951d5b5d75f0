use super::OutcomeAnswer;
use crate::notation::write_position;
use crate::session::Session;
use serde::Serialize;

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionAnswer {
    /// Complete turns played.
    pub ply: u32,
    /// Who decides now.
    pub turn: String,
    /// How it ended, once it has.
    pub outcome: Option<OutcomeAnswer>,
    /// The hash.
    pub hash: String,
    /// The position as one line.
    pub position: String,
}

impl PositionAnswer {
    /// Where a game stands.
    pub fn of(session: &Session) -> PositionAnswer {
        let turn = session.position().turn();
        PositionAnswer {
            ply: turn.ply,
            turn: session.turn_name().to_string(),
            outcome: turn.outcome.map(|outcome| OutcomeAnswer::of(session.game(), outcome)),
            hash: format!("{:016x}", session.position().hash()),
            position: write_position(session.rules(), session.position()),
        }
    }
}
