use super::{OutcomeAnswer, Pairs};
use crate::diagnostic::Diagnostic;
use crate::session::Session;
use serde::Serialize;

/// Where a game stands, and the decisions that are open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MovesAnswer {
    /// The game.
    pub game: String,
    /// The house rules laid over it, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// Who decides now: a player, `anyone` or `chance`.
    pub turn: String,
    /// The phase.
    pub phase: String,
    /// Complete turns played.
    pub ply: u32,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, once it has.
    pub outcome: Option<OutcomeAnswer>,
    /// Each player's score, where the game counts.
    pub score: Option<Pairs<i64>>,
    /// How many decisions are open, where only some of them are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<usize>,
    /// The open decisions, each as its canonical text, sorted by bytes.
    pub moves: Vec<String>,
}

impl MovesAnswer {
    /// Looks at a game.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn of(session: &Session) -> Result<MovesAnswer, Diagnostic> {
        let game = session.game();
        let turn = session.position().turn();
        Ok(MovesAnswer {
            game: game.name.clone(),
            with: game.variants.clone(),
            turn: session.turn_name().to_string(),
            phase: game.phase(turn.phase).name.clone(),
            ply: turn.ply,
            over: turn.outcome.is_some(),
            outcome: turn.outcome.map(|outcome| OutcomeAnswer::of(game, outcome)),
            score: score(session)?,
            open: None,
            moves: session.decisions()?.into_iter().map(|(text, _)| text).collect(),
        })
    }
}

/// Each player's score by name, where the game counts.
pub(super) fn score(session: &Session) -> Result<Option<Pairs<i64>>, Diagnostic> {
    let scores = session.rules().scores(session.position())?;
    Ok(scores.map(|scores| Pairs(session.game().players.iter().cloned().zip(scores).collect())))
}
