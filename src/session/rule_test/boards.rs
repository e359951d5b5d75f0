use super::standing::{self, NOTHING};
use crate::board::Point;
use crate::position::{Effect, Piece, Position, Stack};
use crate::render::Mark;
use crate::rule::Game;
use crate::script::{Expect, RuleTest};
use crate::session::{Diagram, Session};

/// The board as it is; or as a test expects it and as it is, with the cells marked that differ. Each with
/// what it is.
pub fn boards(session: &Session, test: Option<&RuleTest>) -> Vec<(&'static str, Diagram)> {
    let (game, found) = (session.game(), session.position());
    let mut expected = found.clone();
    let mut marks = Vec::new();
    for (at, letters) in test.map(|test| stacks(game, test)).unwrap_or_default() {
        if standing::stack(game, found, at) == letters {
            continue;
        }
        let Some(pieces) = pieces(game, &letters) else { continue };
        let old = expected.stack(at).clone();
        if !old.is_empty() {
            expected.apply(&Effect::Lift { at, level: 0, pieces: old });
        }
        if !pieces.is_empty() {
            expected.apply(&Effect::Put { at, level: 0, pieces });
        }
        marks.push((at, Mark::Named));
    }
    let diagram = |position: Position| Diagram { game: game.clone(), position, marks: marks.clone() };
    match marks.is_empty() {
        true => vec![("board", diagram(found.clone()))],
        false => vec![("expected", diagram(expected)), ("found", diagram(found.clone()))],
    }
}

/// What a test expects to stand where.
fn stacks(game: &Game, test: &RuleTest) -> Vec<(Point, String)> {
    let mut stacks = Vec::new();
    for expected in &test.expected {
        match &expected.what {
            Expect::Holds { key, value } => {
                let at = standing::cell(game, key).ok();
                stacks.extend(at.map(|at| (at, standing::usual(game, key, value))));
            }
            Expect::Drawn(drawing) => {
                stacks.extend(super::drawn::read(&game.board, drawing).into_iter().flatten());
            }
            _ => {}
        }
    }
    stacks
}

/// The pieces of letters; nothing if a letter is no piece's.
fn pieces(game: &Game, letters: &str) -> Option<Stack> {
    if letters == NOTHING {
        return Some(Stack::default());
    }
    let piece = |letter: char| -> Option<Piece> { game.find_letter(letter.encode_utf8(&mut [0; 4])) };
    letters.chars().map(piece).collect::<Option<Vec<Piece>>>().map(Stack::of)
}
