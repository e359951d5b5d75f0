use super::moves::score;
use super::{ErrorAnswer, OutcomeAnswer, Pairs};
use crate::diagnostic::Diagnostic;
use crate::notation::write_position;
use crate::session::Session;
use serde::Serialize;

/// How a game stands that was played from a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplayAnswer {
    /// Why it ended before the end of the record; the rest is about what was good before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorAnswer>,
    /// The game.
    pub game: String,
    /// The house rules laid over it, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// Complete turns played.
    pub plies: u32,
    /// Who decides now.
    pub turn: String,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, once it has.
    pub outcome: Option<OutcomeAnswer>,
    /// Each player's score, where the game counts.
    pub score: Option<Pairs<i64>>,
    /// The hash of the position.
    pub hash: String,
    /// The position.
    pub position: String,
    /// The open decisions, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
    /// How somebody ended it otherwise than by the rules, such as `resign white`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// Forced decisions that the record left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// Whether the record was made under other scripts or grammars.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub other_rules: bool,
    /// What the record says of its end that is not so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contradictions: Vec<ErrorAnswer>,
}

impl ReplayAnswer {
    /// How a game stands; `legal` adds the open decisions.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn of(session: &Session, legal: bool) -> Result<ReplayAnswer, Diagnostic> {
        let game = session.game();
        let turn = session.position().turn();
        let open = || Ok(session.decisions()?.into_iter().map(|(text, _)| text).collect());
        Ok(ReplayAnswer {
            error: None,
            game: game.name.clone(),
            with: game.variants.clone(),
            plies: turn.ply,
            turn: session.turn_name().to_string(),
            over: turn.outcome.is_some(),
            outcome: turn.outcome.map(|outcome| OutcomeAnswer::of(game, outcome)),
            score: score(session)?,
            hash: format!("{:016x}", session.position().hash()),
            position: write_position(session.rules(), session.position()),
            moves: if legal { Some(open()?) } else { None },
            ending: None,
            left_out: Vec::new(),
            other_rules: false,
            contradictions: Vec::new(),
        })
    }
}
