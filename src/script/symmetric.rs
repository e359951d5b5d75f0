//! What a game claims about laying its board onto itself.

use super::shared::Shared;
use super::term::Arg;
use crate::board::{Board, Point};

/// How the board may be laid onto itself without a difference, if the game says so.
pub(super) fn symmetric(shared: &Shared, board: &Board) -> Option<Vec<(Point, Point)>> {
    let draft = shared.draft.borrow();
    let (said, at) = draft.key("symmetric")?;
    match said {
        Arg::Absent => return None,
        Arg::Boolean(all) => return all.then(Vec::new),
        _ => {}
    }
    let find = |name: &str| {
        let found = board.find(name);
        if found.is_none() {
            let error = shared.error(at, &[name], format!("there is no cell `{name}` on the board"));
            shared.find(error);
        }
        found
    };
    let pairs = said.map().iter().filter_map(|(from, to)| Some((find(from)?, find(to.text()?)?)));
    Some(pairs.collect())
}
