use super::{Tint, columns, wrap};
use crate::session::answer::{MovesAnswer, OutcomeAnswer, Pairs};

/// Where a game stands, in lines of at most so many columns, and what is open, in others.
pub fn moves(answer: &MovesAnswer, sentence: usize, width: usize) -> String {
    let mut text = wrap(&standing(answer), sentence, 2) + "\n";
    text.push_str(&columns(answer.moves.iter().map(String::as_str), width));
    text
}

/// One line on where a game stands.
fn standing(answer: &MovesAnswer) -> String {
    let game = named(&answer.game, &answer.with);
    let score = score(answer.score.as_ref());
    if let Some(outcome) = &answer.outcome {
        return format!("{game}: over after {}: {}{score}", turns(answer.ply), outcome_words(outcome));
    }
    let open = match (answer.open, answer.moves.len()) {
        (Some(all), some) => format!("{some} of {all} open decisions"),
        (None, 1) => "1 decision is open".to_string(),
        (None, all) => format!("{all} decisions are open"),
    };
    let (turn, phase) = (Tint::Strong.on(&answer.turn), answer.phase.replace('_', " "));
    format!("{game}, {phase}, after {}: {turn} decides, {open}{score}", turns(answer.ply))
}

/// `game`, or `game with one, two`, strongly.
fn named(game: &str, with: &[String]) -> String {
    let with = if with.is_empty() { String::new() } else { format!(" with {}", with.join(", ")) };
    Tint::Strong.on(format!("{game}{with}"))
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
