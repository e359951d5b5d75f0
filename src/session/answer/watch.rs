use crate::position::Stack;
use crate::rule::Game;
use crate::session::Session;
use crate::session::travel::{Break, CellChange};
use serde::Serialize;

/// A change of a cell that is watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WatchAnswer {
    /// The cell.
    pub watched: String,
    /// The letters of what stood there, bottom to top.
    pub before: String,
    /// The letters of what stands there.
    pub after: String,
    /// Complete turns played before the decision that did it; absent where the game went elsewhere.
    pub ply: Option<u32>,
    /// Who made the decision.
    pub by: Option<String>,
    /// The text of the decision.
    pub text: Option<String>,
    /// The rule that did it; absent for what the kind of decision itself does.
    pub rule: Option<String>,
}

impl WatchAnswer {
    /// What is told of a change.
    pub fn of(session: &Session, change: &CellChange) -> WatchAnswer {
        let game = session.game();
        let played = change.by.and_then(|(place, _)| session.played().get(place));
        let rule = change.by.and_then(|(_, rule)| rule);
        WatchAnswer {
            watched: game.board.name(change.cell).to_string(),
            before: letters(game, &change.before),
            after: letters(game, &change.after),
            ply: played.map(|played| played.ply),
            by: played.map(|played| game.decider_name(played.by).to_string()),
            text: played.map(|played| played.text.clone()),
            rule: rule.map(|rule| game.rule(rule).name.clone()),
        }
    }
}

/// The letters of a stack, bottom to top.
pub(super) fn letters(game: &Game, stack: &Stack) -> String {
    let letter = |piece: &crate::position::Piece| {
        game.pieces.get(piece.index()).map_or("?", |piece| piece.letter.as_str())
    };
    stack.pieces().iter().map(letter).collect()
}

/// A rule at which play was to stop, and what it decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BreakAnswer {
    /// The rule.
    pub broke: String,
    /// What it says to a player.
    pub says: String,
    /// `file:line`.
    pub at: String,
    /// Complete turns played before it decided.
    pub ply: u32,
    /// The decision that it was about; absent where it is about what is open.
    pub text: Option<String>,
    /// Why, in words.
    pub why: String,
    /// The decisions that would be open besides without it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept_closed: Vec<String>,
}

impl BreakAnswer {
    /// What is told of a rule that decided.
    pub fn of(game: &Game, found: &Break) -> BreakAnswer {
        let rule = game.rule(found.rule);
        BreakAnswer {
            broke: rule.name.clone(),
            says: rule.says(),
            at: rule.place(),
            ply: found.ply,
            text: found.text.clone(),
            why: found.why.clone(),
            kept_closed: found.kept_closed.clone(),
        }
    }
}
