use super::flat::{Course, course};
use super::local::Local;
use crate::board::CellSet;
use crate::position::Player;
use crate::rule::{Condition, Game, Next, Phase, RuleId};

/// When a puzzle of a single phase is solved.
#[derive(Clone, Debug)]
pub(super) struct Goal<'a> {
    /// For each type of piece the cells on which it must come to rest.
    pub cells: Vec<CellSet>,
    /// What else must hold of the last slide.
    pub besides: Vec<&'a Condition>,
}

/// Understands how a phase goes on. `standing` tells for each type of piece where it stands at the start: there
/// the rules may differ in whether a piece that never moved has solved it.
pub(super) fn goal<'a>(
    game: &'a Game,
    me: Player,
    (number, phase): (u8, &'a Phase),
    standing: &[CellSet],
) -> Option<Goal<'a>> {
    dead_end(game, phase.blocked)?;
    let next = course(game, phase.next)?;
    match next.then {
        // With one player it is his turn again, whoever is named.
        Some(Next::Go { phase, .. }) if *phase == number => {}
        _ => return None,
    }
    let start = phase.start.map_or(Some(Course { win: None, then: None }), |start| course(game, start))?;
    if start.then.is_some() {
        return None;
    }
    match (start.win, next.win) {
        (Some(always), after) => {
            let (set, besides) = one_set(game, me, &always)?;
            let cells = at_rest(set.other)?;
            if !besides.is_empty() || meets(&cells, standing) {
                return None;
            }
            if let Some(after) = after {
                let (set, besides) = one_set(game, me, &after)?;
                let within = |states: &[CellSet]| states[1..].iter().zip(&cells).all(|(a, b)| a.is_subset(b));
                // What it says is said again before the next decision.
                if !besides.is_empty()
                    || !set.other[0].is_empty()
                    || !within(&set.target)
                    || !within(&set.other)
                {
                    return None;
                }
            }
            Some(Goal { cells, besides })
        }
        (None, Some(after)) => {
            let (set, besides) = one_set(game, me, &after)?;
            if let Some(cells) = set.clone().at_target() {
                let cells = cells[1..].to_vec();
                // A piece that stands on its goal must have come there; with something to be done first it has to
                // come again, which is the same.
                if besides.is_empty() && meets(&cells, standing) {
                    return None;
                }
                return Some(Goal { cells, besides });
            }
            let cells = at_rest(set.anywhere()?)?;
            if !besides.is_empty() || meets(&cells, standing) {
                return None;
            }
            Some(Goal { cells, besides })
        }
        (None, None) => None,
    }
}

/// The cells of each type of piece, if an empty cell is never in the set.
fn at_rest(states: Vec<CellSet>) -> Option<Vec<CellSet>> {
    states[0].is_empty().then(|| states[1..].to_vec())
}

fn meets(cells: &[CellSet], standing: &[CellSet]) -> bool {
    cells.iter().zip(standing).any(|(goal, standing)| goal.intersects(standing))
}

/// Splits conditions that must all hold into the one that some cell is in a set, and the others.
pub(super) fn one_set<'a>(
    game: &Game,
    me: Player,
    conditions: &[&'a Condition],
) -> Option<(Local, Vec<&'a Condition>)> {
    let (mut sets, mut others) = (Vec::new(), Vec::new());
    for condition in conditions {
        match condition {
            Condition::Some(set) => sets.push(Local::of(game, me, set)?),
            other => others.push(*other),
        }
    }
    // Several sets need not be met by the same cell.
    let set = sets.pop()?;
    sets.is_empty().then_some((set, others))
}

/// Whether nobody wins where nothing can be moved.
fn dead_end(game: &Game, blocked: RuleId) -> Option<()> {
    let course = course(game, blocked)?;
    // The only player's loss is nobody's win.
    (course.win.is_none() && matches!(course.then, Some(Next::Draw | Next::Lose(_)))).then_some(())
}
