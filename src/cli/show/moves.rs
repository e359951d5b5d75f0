use super::{Tint, columns};
use crate::session::answer::{MovesAnswer, OutcomeAnswer, Pairs};

/// Where a game stands and what is open.
pub fn moves(answer: &MovesAnswer, width: usize) -> String {
    let mut text = standing(answer);
    text.push_str(&columns(answer.moves.iter().map(String::as_str), width));
    text
}

/// One line on where a game stands.
fn standing(answer: &MovesAnswer) -> String {
    let game = Tint::Strong.on(&answer.game);
    let score = score(answer.score.as_ref());
    if let Some(outcome) = &answer.outcome {
        return format!("{game}: over after {}: {}{score}\n", turns(answer.ply), outcome_words(outcome));
    }
    let open = match answer.moves.len() {
        1 => "1 decision is open".to_string(),
        count => format!("{count} decisions are open"),
    };
    let (turn, phase) = (Tint::Strong.on(&answer.turn), &answer.phase);
    format!("{game}, {phase}, after {}: {turn} decides, {open}{score}\n", turns(answer.ply))
}

/// `white wins`, strongly.
pub(super) fn outcome_words(outcome: &OutcomeAnswer) -> String {
    Tint::Strong.on(outcome)
}

/// `1 turn`, `12 turns`.
pub(super) fn turns(count: u32) -> String {
    if count == 1 { "1 turn".to_string() } else { format!("{count} turns") }
}

/// `, white 24, black 21` where the game counts.
pub(super) fn score(score: Option<&Pairs<i64>>) -> String {
    score.map_or_else(String::new, |pairs| {
        pairs.0.iter().map(|(name, score)| format!(", {name} {score}")).collect()
    })
}
