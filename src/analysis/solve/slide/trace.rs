//! From the states that solve a problem back to its start.

use super::board::{Board, heading_of};
use super::outcome::Move;
use super::search::Search;
use super::state::State;
use super::word::Word;

/// A move by slot and direction.
type SlotMove = (usize, usize);

/// A shortest line to a state; none if a state on the way is missing.
pub fn line_to<W: Word, B: Board>(search: &mut Search<'_, W, B>, goal: W) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    let mut word = goal;
    while search.layout.unpack(word).depth > 0 {
        let (before, slot, direction) = predecessors(search, word, false).pop()?;
        moves.push((slot, direction));
        word = before;
    }
    moves.reverse();
    Some(by_piece(search, &moves))
}

/// All shortest lines to the states that solve, `most` at the most.
pub fn lines<W: Word, B: Board>(search: &mut Search<'_, W, B>, most: usize) -> Vec<Vec<Move>> {
    let mut goals = search.goals.clone();
    let payload = search.layout.payload();
    goals.sort_unstable();
    goals.dedup_by_key(|g| *g >> payload);
    let mut found = Vec::new();
    // Each entry: a state on a way back, and the moves from it to the end, last first.
    let mut open: Vec<(W, Vec<SlotMove>)> = goals.into_iter().map(|g| (g, Vec::new())).collect();
    while let Some((word, tail)) = open.pop() {
        if found.len() >= most {
            break;
        }
        if search.layout.unpack(word).depth == 0 {
            let forward: Vec<SlotMove> = tail.iter().rev().copied().collect();
            found.push(by_piece(search, &forward));
            continue;
        }
        for (before, slot, direction) in predecessors(search, word, true) {
            let mut longer = tail.clone();
            longer.push((slot, direction));
            open.push((before, longer));
        }
    }
    found
}

/// States met one move earlier, each with a move that leads on to `word`: all of them, or one.
///
/// The one is that of the slide by which the state was first met.
fn predecessors<W: Word, B: Board>(
    search: &mut Search<'_, W, B>,
    word: W,
    every: bool,
) -> Vec<(W, usize, usize)> {
    let plan = search.plan;
    let after = search.layout.unpack(word);
    let mut found = Vec::new();
    search.toggle(&after);
    let (slot, heading) =
        (usize::from(after.last - 1) / plan.directions, usize::from(after.last - 1) % plan.directions);
    if every {
        for slot in 0..plan.start.len() {
            slid_to(search, &after, slot, None, &mut found);
        }
    } else {
        slid_to(search, &after, slot, Some(heading), &mut found);
    }
    search.toggle(&after);
    found
}

/// Predecessors from which the piece now in `slot` slid to where it is; one, if the heading of that slide is given.
fn slid_to<W: Word, B: Board>(
    search: &mut Search<'_, W, B>,
    after: &State,
    slot: usize,
    heading: Option<usize>,
    found: &mut Vec<(W, usize, usize)>,
) {
    let plan = search.plan;
    let group = plan.group_of[slot];
    let motion = plan.groups[group].motion;
    let end = after.values[slot] & plan.cell_mask;
    search.board.toggle(end);
    let mut sources = Vec::new();
    search.board.sources(motion, end, |cell, direction| sources.push((cell, direction)));
    for (cell, direction) in sources {
        if after.values[..plan.start.len()].iter().any(|v| v & plan.cell_mask == cell) {
            continue;
        }
        let Some((to, with)) = search.board.slide(motion, cell, direction) else { continue };
        if to != end || heading.is_some_and(|h| h != heading_of(with)) {
            continue;
        }
        search.board.toggle(cell);
        let one = heading.is_some();
        let before = before_slide(search, after, (slot, cell), (direction, with), one);
        search.board.toggle(cell);
        found.extend(before.into_iter().map(|(word, from)| (word, from, direction)));
        if one && !found.is_empty() {
            break;
        }
    }
    search.board.toggle(end);
}

/// States met, with the piece of `slot` back on `cell`, from which a slide (its direction, and how it ends) leads to
/// `after`; and its slot there. All of them, or `one`.
fn before_slide<W: Word, B: Board>(
    search: &mut Search<'_, W, B>,
    after: &State,
    (slot, cell): (usize, u16),
    (direction, heading): (usize, u8),
    one: bool,
) -> Vec<(W, usize)> {
    let plan = search.plan;
    let group = plan.group_of[slot];
    let (first, end) = (plan.groups[group].first, plan.groups[group].end);
    let bans = if plan.no_reversal { plan.start.len() * plan.directions } else { 0 };
    let mut found = Vec::new();
    for memory in 0..plan.memories(group) as u16 {
        let mut before = *after;
        before.values[slot] = memory << plan.cell_bits | cell;
        before.values[first..end].sort_unstable();
        for banned in 0..=bans as u16 {
            let Some(word) = search.table.get(search.layout.pack(&State { banned, ..before })) else {
                continue;
            };
            let known = search.layout.unpack(word);
            let from = (first..end).find(|&s| known.values[s] & plan.cell_mask == cell).unwrap_or(first);
            if known.depth + 1 != after.depth || search.wanted(&known, from) >> direction & 1 == 0 {
                continue;
            }
            let stop = after.values[slot] & plan.cell_mask;
            let new = search.value_after(known.values[from], from, direction, stop, heading);
            let again = search.child(&known, from, direction, new, heading);
            if again.values == after.values && again.banned == after.banned {
                found.push((word, from));
                if one {
                    return found;
                }
            }
        }
    }
    found
}

/// The same moves by piece.
fn by_piece<W: Word, B: Board>(search: &mut Search<'_, W, B>, moves: &[SlotMove]) -> Vec<Move> {
    let plan = search.plan;
    let mut now: Vec<(u16, u8)> = plan.start.iter().copied().zip(plan.piece.iter().copied()).collect();
    let mut named = Vec::new();
    for &(slot, direction) in moves {
        let group = plan.group_of[slot];
        now.iter().for_each(|n| search.board.toggle(n.0 & plan.cell_mask));
        let slid = search.board.slide(plan.groups[group].motion, now[slot].0 & plan.cell_mask, direction);
        now.iter().for_each(|n| search.board.toggle(n.0 & plan.cell_mask));
        let Some((end, heading)) = slid else { break };
        named.push((now[slot].1, direction as u8));
        now[slot].0 = search.value_after(now[slot].0, slot, direction, end, heading);
        now[plan.groups[group].first..plan.groups[group].end].sort_unstable();
    }
    named
}
