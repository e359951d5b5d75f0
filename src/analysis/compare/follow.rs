use super::after::After;
use super::{Both, Cause, Difference, Pair};

/// Plays a game that the first of two rulesets allows under both, up to the first difference. It is the difference if
/// decisions are open under one only, even where the game makes another.
pub fn follow(pair: &Pair, start: &Both, game: &[String]) -> Option<Difference> {
    if let Some(difference) = pair.start(start) {
        return Some(difference);
    }
    let (mut at, mut before) = (start.clone(), start.clone());
    for (number, text) in game.iter().enumerate() {
        let differs = |cause: Cause, before: Both, at: Both, length: usize| {
            Some(Difference { game: game[..length].to_vec(), cause, before, at })
        };
        let open = match pair.open(&at) {
            Ok(open) => open,
            Err(cause) => return differs(cause, before, at, number),
        };
        let choice = open.iter().find(|choice| choice.text == *text)?;
        match pair.play(&at, choice) {
            After::Same(next) => before = std::mem::replace(&mut at, next),
            After::Nothing => return None,
            After::Differs(cause, next) => return differs(cause, at, next, number + 1),
        }
    }
    let cause = pair.open(&at).err()?;
    Some(Difference { game: game.to_vec(), cause, before, at })
}
