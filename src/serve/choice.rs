use crate::board::Point;
use crate::rule::{Decision, Game, Verb};
use serde::Serialize;

/// An open decision, and what of it can be touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its text.
    pub text: String,
    /// What kind of decision it is.
    pub verb: &'static str,
    /// What is to be touched for it, one after the other: one of these cells each time.
    pub steps: Vec<Vec<String>>,
    /// The cells that it takes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub takes: Vec<String>,
    /// The player that a bid is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The number of a bid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i64>,
}

impl Choice {
    /// What is told of an open decision.
    pub fn of(game: &Game, text: String, decision: &Decision) -> Choice {
        let name = |point: &Point| game.board.name(*point).to_string();
        let ends: Vec<Vec<String>> =
            [decision.from, decision.to].iter().flatten().map(|point| vec![name(point)]).collect();
        let takes: Vec<String> = decision.cells.iter().map(name).collect();
        let by_cells = ends.is_empty() && !takes.is_empty();
        let bid = decision.verb() == Verb::Bid;
        Choice {
            text,
            verb: decision.verb().word(),
            steps: if by_cells { vec![takes.clone()] } else { ends },
            takes,
            player: decision
                .player
                .filter(|_| bid)
                .and_then(|player| game.players.get(player.index()).cloned()),
            number: decision.number.filter(|_| bid),
        }
    }
}
