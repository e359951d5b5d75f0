use crate::board::{Board, Point};
use crate::position::{Position, Stack};
use crate::rule::RuleId;
use crate::session::Session;
use std::sync::Arc;

/// Cells that are watched, in the order in which they were named.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The names of the cells: another game may take the place of this one.
    pub cells: Vec<String>,
    seen: Option<Seen>,
}

/// A game as it was looked at last.
#[derive(Clone, Debug)]
struct Seen {
    game: u64,
    decisions: usize,
    board: Arc<Board>,
    position: Position,
}

/// A change of a watched cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellChange {
    /// The cell.
    pub cell: Point,
    /// What stood there.
    pub before: Stack,
    /// What stands there.
    pub after: Stack,
    /// The decision that changed it by its place in the line, and the rule; absent where the game went elsewhere.
    pub by: Option<(usize, Option<RuleId>)>,
}

impl Watch {
    /// Looks at a game: what has changed on the cells since, effect by effect where decisions were made.
    pub fn look(&mut self, game: u64, session: &Session) -> Vec<CellChange> {
        let (position, board) = (session.position().clone(), session.game().board.clone());
        let now = Seen { game, decisions: session.played().len(), board, position };
        let decisions = now.decisions;
        let Some(seen) = self.seen.replace(now) else { return Vec::new() };
        if seen.game == game && seen.decisions < decisions {
            let before = session.standing(seen.decisions, 0);
            if before == seen.position {
                return self.along(before, session, seen.decisions);
            }
        }
        let find = |board: &Board, name: &String| board.find(name);
        let changes = self.cells.iter().filter_map(|name| {
            let cell = find(&session.game().board, name)?;
            let before = seen.position.stack(find(&seen.board, name)?).clone();
            change(cell, &before, session.position().stack(cell), None)
        });
        changes.collect()
    }

    fn along(&self, mut position: Position, session: &Session, from: usize) -> Vec<CellChange> {
        let mut changes = Vec::new();
        let board = &session.game().board;
        let cells: Vec<Point> = self.cells.iter().filter_map(|name| board.find(name)).collect();
        for (number, played) in session.played().iter().enumerate().skip(from) {
            for event in &played.events {
                let before = position.clone();
                position.apply(&event.effect);
                let by = Some((number, event.rule));
                let changed = |cell: &Point| change(*cell, before.stack(*cell), position.stack(*cell), by);
                changes.extend(cells.iter().filter_map(changed));
            }
        }
        changes
    }
}

fn change(
    cell: Point,
    before: &Stack,
    after: &Stack,
    by: Option<(usize, Option<RuleId>)>,
) -> Option<CellChange> {
    (before != after).then(|| CellChange { cell, before: before.clone(), after: after.clone(), by })
}
