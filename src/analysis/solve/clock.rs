//! Whether a game's rules speak about what positions are not told apart by: the number of turns played, and how often
//! a position stood before.

use crate::rule::{Game, Node, Number};

/// Whether the number of turns played can make a difference. Of functions it is only known what their scripts
/// say: one that never says `ply` cannot ask for it.
pub(super) fn matters(game: &Game) -> bool {
    speaks(game, &Number::Ply, "ply")
}

/// Whether it can make a difference how often a position stood before, which no position tells. Of functions as
/// above.
pub(super) fn recalls(game: &Game) -> bool {
    speaks(game, &Number::Repetitions, "repetitions")
}

/// Whether a game speaks about a number, or a script with functions says its word.
fn speaks(game: &Game, about: &Number, word: &str) -> bool {
    let said = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|said| said == word);
    let bodies = game.rules.iter().map(|rule| rule.body.node());
    let mut trees = bodies.chain(game.score.iter().map(Node::Number));
    trees.any(|tree| tree.any(&mut |node| matches!(node, Node::Number(number) if number == about)))
        || game.has_functions() && game.sources.iter().any(|source| said(&source.text))
}
