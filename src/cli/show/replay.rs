use super::moves::{outcome_words, score, turns};
use super::{Tint, columns};
use crate::session::answer::ReplayAnswer;

/// How a recorded game stands; `id` names it.
pub fn replay(id: &str, answer: &ReplayAnswer, width: usize) -> String {
    let state = match (&answer.outcome, &answer.ending) {
        _ if answer.error.is_some() => format!("broken: {} decides", answer.turn),
        (Some(outcome), _) => format!("over: {}", outcome_words(outcome)),
        (None, Some(ending)) => format!("ended by `{ending}`"),
        (None, None) => format!("{} decides", answer.turn),
    };
    let score = score(answer.score.as_ref());
    let (game, plies) = (
        answer.with.iter().fold(answer.game.clone(), |game, with| format!("{game} with {with}")),
        turns(answer.plies),
    );
    let mut text = format!("{}  {game}, {plies}, {state}{score}, {}\n", Tint::Strong.on(id), answer.hash);
    let mut note = |words: String| text.push_str(&format!("  {}\n", Tint::Faint.on(words)));
    if !answer.left_out.is_empty() {
        note(format!("the record leaves out what was forced: {}", answer.left_out.join(", ")));
    }
    if answer.other_rules {
        note("the record was made under other scripts or grammars".to_string());
    }
    if let Some(moves) = &answer.moves {
        text.push_str(&columns(moves.iter().map(String::as_str), width));
    }
    text
}
