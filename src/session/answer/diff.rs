use super::watch::letters;
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::position::{Piece, Player, Position};
use crate::session::Session;
use serde::Serialize;

/// What differs between two positions of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiffAnswer {
    /// After how many complete turns each stood.
    pub plies: [u32; 2],
    /// The cells with the letters of what stands there, bottom to top.
    pub cells: Vec<DifferenceAnswer>,
    /// Everything else: hands, captured pieces, variables, scores, who decides, the phase, the outcome.
    pub others: Vec<DifferenceAnswer>,
}

/// One thing that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DifferenceAnswer {
    /// What it is: `e5`, `hand white W`, `score white`, `turn`.
    pub what: String,
    /// What it is in the first and in the second position.
    pub values: [String; 2],
}

impl DiffAnswer {
    /// What differs.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn between(session: &Session, positions: [&Position; 2]) -> Result<DiffAnswer, Diagnostic> {
        let game = session.game();
        let cell =
            |at: Point| (game.board.name(at).to_string(), positions.map(|one| letters(game, one.stack(at))));
        let cells = (0..game.board.cells()).map(|at| cell(Point(at as u16)));
        let others = [others(session, positions[0])?, others(session, positions[1])?];
        let [first, second] = others;
        let others = first.into_iter().zip(second).map(|((what, one), (_, other))| (what, [one, other]));
        Ok(DiffAnswer {
            plies: positions.map(|position| position.turn().ply),
            cells: different(cells),
            others: different(others),
        })
    }
}

fn different(values: impl Iterator<Item = (String, [String; 2])>) -> Vec<DifferenceAnswer> {
    let values = values.filter(|(_, [one, other])| one != other);
    values.map(|(what, values)| DifferenceAnswer { what, values }).collect()
}

/// All that a position holds besides what stands on its cells, always in the same order.
fn others(session: &Session, position: &Position) -> Result<Vec<(String, String)>, Diagnostic> {
    let game = session.game();
    let turn = position.turn();
    let mut all = Vec::new();
    for (number, name) in game.players.iter().enumerate() {
        for (place, piece) in game.pieces.iter().enumerate() {
            let (player, kind) = (Player(number as u8), Piece(place as u8));
            let letter = &piece.letter;
            all.push((format!("hand {name} {letter}"), position.hand(player, kind).to_string()));
            all.push((format!("captured {name} {letter}"), position.captured(player, kind).to_string()));
        }
    }
    for index in game.variables.iter().flat_map(|one| one.index..one.index + one.count) {
        all.push((game.variable_name(index), position.variable(index).to_string()));
    }
    for (name, score) in game.players.iter().zip(session.rules().scores(position)?.unwrap_or_default()) {
        all.push((format!("score {name}"), score.to_string()));
    }
    let outcome = turn.outcome.map_or_else(|| "none".to_string(), |outcome| game.outcome_text(outcome));
    all.push(("turn".to_string(), game.decider_name(turn.decider).to_string()));
    all.push(("phase".to_string(), game.phase(turn.phase).name.clone()));
    all.push(("outcome".to_string(), outcome));
    Ok(all)
}
