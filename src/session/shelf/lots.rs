//! What is drawn by lot before a game can begin.

use super::{Loaded, Shelf};
use crate::analysis::stream;
use crate::diagnostic::Diagnostic;
use crate::script::Request;
use rand::RngExt;

/// The stream of random numbers for what is drawn before the game.
const LOTS: u64 = u64::MAX;

impl Shelf {
    /// A game with everything drawn that is drawn by lot before it begins, unless a text of its decisions begins
    /// with what was drawn, such as `board left`. The request then says so too.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn draw(&self, request: &mut Request, seed: u64, text: &str) -> Result<Loaded, Vec<Diagnostic>> {
        let loaded = self.load(request)?;
        let mut random = stream(seed, LOTS);
        let before = request.lots.len();
        for lot in &loaded.game.lots {
            if request.lots.iter().any(|(name, _)| *name == lot.name) {
                continue;
            }
            let drawn = said(text, &lot.name).or_else(|| {
                let place = random.random_range(0..lot.from.len().max(1));
                lot.from.get(place).cloned()
            });
            request.lots.extend(drawn.map(|value| (lot.name.clone(), value)));
        }
        if request.lots.len() == before { Ok(loaded) } else { self.load(request) }
    }
}

/// What a text says was drawn, if it begins so: perhaps after the number of a turn.
fn said(text: &str, name: &str) -> Option<String> {
    let mut words =
        text.split(|letter: char| letter.is_whitespace() || letter == ';').filter(|word| !word.is_empty());
    let numbering = |word: &&str| {
        word.trim_end_matches(['.', ':']).chars().all(|letter| letter.is_ascii_digit())
            && word.ends_with(['.', ':'])
    };
    let first = words.find(|word| !numbering(word))?;
    first.eq_ignore_ascii_case(name).then(|| words.next().map(String::from)).flatten()
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn a_text_may_begin_with_what_was_drawn() {
        assert_eq!(said("board 1A,2B x", "board").as_deref(), Some("1A,2B"));
        assert_eq!(said("1. Board left;x", "board").as_deref(), Some("left"));
        assert_eq!(said("x board left", "board"), None);
        assert_eq!(said("board", "board"), None);
        assert_eq!(said("", "board"), None);
    }
}
