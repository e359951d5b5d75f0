use super::Failure;
use super::standing::unknown;
use crate::diagnostic::{Diagnostic, Source, Span};
use crate::session::Session;

/// What an outcome is called that there is not yet.
const OPEN: &str = "open";
/// And one without a winner.
const DRAW: &str = "draw";

/// Whether a game has ended as expected: by the winners' names, `draw` or `open`.
///
/// # Errors
/// If nobody is called so.
pub fn outcome(
    session: &Session,
    at: (&Source, Span),
    words: &[String],
) -> Result<Option<Failure>, Diagnostic> {
    let game = session.game();
    for word in words.iter().filter(|word| ![OPEN, DRAW].contains(&word.as_str())) {
        if !game.players.contains(word) {
            let known = game.players.iter().map(String::as_str).chain([OPEN, DRAW]);
            return Err(unknown(format!("nobody called `{word}` plays"), word, known));
        }
    }
    let mut found: Vec<&str> = match session.position().turn().outcome {
        None => vec![OPEN],
        Some(outcome) => outcome.winners().map(|player| game.players[player.index()].as_str()).collect(),
    };
    if found.is_empty() {
        found.push(DRAW);
    }
    let mut expected: Vec<&str> = words.iter().map(String::as_str).collect();
    found.sort_unstable();
    expected.sort_unstable();
    let says = |words: &[&str]| match words {
        [OPEN] => "the game goes on".to_string(),
        [DRAW] => "a draw".to_string(),
        [winner] => format!("{winner} wins"),
        winners => format!("{} win", winners.join(" and ")),
    };
    let message = format!("the outcome should be: {}", says(&expected));
    Ok((found != expected).then(|| Failure::new(at, message, expected.join(" "), says(&found))))
}
