use crate::analysis::compare::Both;
use crate::analysis::stream;
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::position::{Effect, Position, Stack};
use crate::rule::{Game, Rules};
use rand::RngExt;

/// How often the pieces of a board are laid out anew before it is given up.
const MOST: usize = 1000;

/// Whether cells, pieces and what stands at the start are the same in two games, so that they share their boards.
pub(super) fn share_boards(games: [&Game; 2], start: &Both) -> bool {
    let cells = games.map(|game| {
        (0..game.board.cells() as u16).map(|cell| game.board.name(Point(cell))).collect::<Vec<_>>()
    });
    let letters = games.map(|game| game.pieces.iter().map(|piece| piece.letter.as_str()).collect::<Vec<_>>());
    let stacks = [0, 1]
        .map(|side: usize| start[side].stacks().map(|(at, stack)| (at, stack.clone())).collect::<Vec<_>>());
    cells[0] == cells[1] && letters[0] == letters[1] && stacks[0] == stacks[1]
}

/// The board of a number: what stands at the start, each stack on a cell drawn by lot. Nothing if no such position
/// fits the rules of both, or leaves both something to do.
///
/// # Errors
/// If a function rule fails.
pub(super) fn shuffled(
    rules: &[Rules; 2],
    start: &Both,
    seed: u64,
    number: u64,
) -> Result<Option<Both>, Diagnostic> {
    let mut random = stream(seed, number);
    let stacks: Vec<(Point, Stack)> = start[0].stacks().map(|(at, stack)| (at, stack.clone())).collect();
    let cells = rules[0].game().board.cells();
    if stacks.len() > cells {
        return Ok(None);
    }
    'boards: for _ in 0..MOST {
        let mut free: Vec<u16> = (0..cells as u16).collect();
        let places: Vec<Point> =
            stacks.iter().map(|_| Point(free.swap_remove(random.random_range(0..free.len())))).collect();
        let mut board = start.clone();
        for (rules, position) in rules.iter().zip(&mut board) {
            lay_out(position, &stacks, &places);
            if !rules.may_be_in(position, position.turn().phase)? {
                continue 'boards;
            }
            rules.arrive(position)?;
            if position.turn().outcome.is_some() {
                continue 'boards;
            }
        }
        return Ok(Some(board));
    }
    Ok(None)
}

fn lay_out(position: &mut Position, stacks: &[(Point, Stack)], places: &[Point]) {
    for (at, pieces) in stacks {
        position.apply(&Effect::Lift { at: *at, level: 0, pieces: pieces.clone() });
    }
    for ((_, pieces), at) in stacks.iter().zip(places) {
        position.apply(&Effect::Put { at: *at, level: 0, pieces: pieces.clone() });
    }
}
