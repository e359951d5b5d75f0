//! The rules of sliding, done in the plainest way: the judge of every other part.

use super::outcome::Move;
use super::problem::{Reach, SlideProblem};

/// A position with all that the rules remember of the moves before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// Where each piece stands.
    pub cells: Vec<u16>,
    /// For each piece the heading in which its last slide ended, none before its first.
    pub heading: Vec<Option<u8>>,
    /// Which pieces have turned.
    pub turned: Vec<bool>,
    /// The piece moved last.
    pub last: Option<u8>,
}

impl Situation {
    /// The start of a problem.
    pub fn start(problem: &SlideProblem) -> Self {
        let before = |piece| problem.before.of(piece);
        let mut heading: Vec<Option<u8>> =
            (0..problem.start.len()).map(|piece| before(piece).heading).collect();
        if let Some((piece, end)) = problem.before.last {
            heading[usize::from(piece)] = Some(end);
        }
        Self {
            cells: problem.start.clone(),
            heading,
            turned: (0..problem.start.len()).map(|piece| before(piece).turned).collect(),
            last: problem.before.last.map(|last| last.0),
        }
    }

    /// The situation after a move, or none if the rules forbid it.
    pub fn play(&self, problem: &SlideProblem, (piece, direction): Move) -> Option<Self> {
        let p = usize::from(piece);
        let came = self.heading[p];
        if problem.no_reversal && self.last == Some(piece) {
            let back = came.and_then(|h| problem.opposite[usize::from(h)]);
            if back == Some(direction) {
                return None;
            }
        }
        let Slid { cell, heading, deflected } = slide(problem, &self.cells, p, direction)?;
        let mut next = self.clone();
        next.cells[p] = cell;
        next.heading[p] = Some(heading);
        next.last = Some(piece);
        if let (Some(turns), Some(h)) = (&problem.turns, came) {
            next.turned[p] |= turns[usize::from(h) * problem.directions + usize::from(direction)];
        }
        next.turned[p] |= problem.deflection_turns && deflected;
        Some(next)
    }

    /// Whether a piece stands on its goal as the rules want it.
    pub fn solved(&self, problem: &SlideProblem) -> bool {
        problem.goal.iter().any(|&(p, c)| self.cells[p] == c && (problem.turns.is_none() || self.turned[p]))
    }
}

/// How a slide ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slid {
    /// On which cell.
    pub cell: u16,
    /// With which heading.
    pub heading: u8,
    /// Whether it was deflected on its way.
    pub deflected: bool,
}

/// How a slide ends; none if it is no move.
pub fn slide(problem: &SlideProblem, cells: &[u16], piece: usize, direction: u8) -> Option<Slid> {
    let motion = &problem.motions[problem.motion[piece]];
    let start = cells[piece];
    let index = |cell: u16, heading: u8| usize::from(heading) * problem.cells + usize::from(cell);
    let free = |cell: &u16| !cells.iter().enumerate().any(|(i, taken)| i != piece && cell == taken);
    let mut path = vec![Slid { cell: start, heading: direction, deflected: false }];
    loop {
        let Slid { cell, heading, deflected } = path[path.len() - 1];
        let next = motion.step[index(cell, heading)];
        let behind = next.filter(|_| motion.jumps).and_then(|next| motion.step[index(next, heading)]);
        let Some(cell) = next.filter(free).or(behind.filter(free)) else { break };
        if motion.reach == Reach::AtMost(path.len() as u16 - 1) {
            break;
        }
        if path.len() > problem.cells * problem.directions {
            return None;
        }
        let turned = motion.deflect[index(cell, heading)];
        path.push(Slid { cell, heading: turned, deflected: deflected || turned != heading });
    }
    if let Reach::ShortBy(cells) = motion.reach {
        path.truncate(path.len().saturating_sub(usize::from(cells)).max(1));
    }
    let end = path[path.len() - 1];
    (end.cell != start && motion.may_stop[usize::from(end.cell)]).then_some(end)
}

/// Whether a line of moves is legal throughout and solves the problem with its last move and not before.
pub fn solves(problem: &SlideProblem, moves: &[Move]) -> bool {
    let mut now = Situation::start(problem);
    for &m in moves {
        if now.solved(problem) {
            return false;
        }
        match now.play(problem, m) {
            Some(next) => now = next,
            None => return false,
        }
    }
    now.solved(problem)
}
