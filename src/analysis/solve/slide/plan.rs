//! A problem made ready for searching: pieces in the order of the key, alike ones together, slides as tables.

use super::board::{DEFLECTED, heading_of};
use super::problem::{Moved, Reach, SlideProblem, Unfit};

/// A step that leads nowhere.
pub const NOWHERE: u16 = u16::MAX;
/// What is remembered of a piece that needs to turn: it has.
pub const TURNED: u16 = 0;
/// What is remembered of a piece that needs to turn: it has not moved yet.
pub const UNMOVED: u16 = 1;
/// From here on: it has not turned, and its last slide ended with a heading of this class.
pub const FIRST_HEADING: u16 = 2;

/// The steps of one movement by cell and heading.
pub struct Tracks {
    next: Vec<u16>,
    shift: u32,
    /// Whether a slide may end on the cell.
    pub may_stop: Vec<bool>,
    /// Whether every slide can be slid back the same way.
    pub reversible: bool,
    /// Whether no slide is ever turned aside.
    pub straight: bool,
    /// How far a slide goes.
    pub reach: Reach,
    /// Whether a slide jumps over pieces.
    pub jumps: bool,
}

impl Tracks {
    /// The next cell and the heading there.
    #[inline]
    pub fn next(&self, cell: usize, heading: usize) -> Option<(usize, usize)> {
        let n = self.next[cell << self.shift | heading];
        (n != NOWHERE).then(|| (usize::from(n >> self.shift), usize::from(n) & ((1 << self.shift) - 1)))
    }

    /// Whether a slide goes on until the board or another piece stops it, and no further.
    pub fn is_plain(&self) -> bool {
        self.reach == Reach::Whole && !self.jumps
    }

    /// The table itself: `cell << shift | heading` to the same.
    pub fn table(&self) -> &[u16] {
        &self.next
    }

    /// How far a cell is shifted in the table.
    pub fn shift(&self) -> u32 {
        self.shift
    }
}

/// Pieces that are alike stand in neighbouring slots.
#[derive(Clone, PartialEq, Eq)]
pub struct Group {
    /// The first slot.
    pub first: usize,
    /// The slot behind the last.
    pub end: usize,
    /// Which movement.
    pub motion: usize,
    /// The cells on which one of them solves the problem.
    pub goals: Vec<u16>,
}

/// A problem made ready for searching.
pub struct Plan {
    /// How many cells.
    pub cells: usize,
    /// How many directions.
    pub directions: usize,
    /// Straight back, where there is such a direction.
    pub opposite: Vec<Option<usize>>,
    /// The movements.
    pub motions: Vec<Tracks>,
    /// The groups in the order of their slots; those with goals first.
    pub groups: Vec<Group>,
    /// For each slot its group.
    pub group_of: Vec<usize>,
    /// For each slot at the start, the piece in it.
    pub piece: Vec<u8>,
    /// For each slot the value at the start.
    pub start: Vec<u16>,
    /// The slot of the piece moved last before the start, and the heading in which it ended.
    pub last: Option<(usize, usize)>,
    /// Whether straight back is forbidden.
    pub no_reversal: bool,
    /// Whether pieces must turn.
    pub needs_turn: bool,
    /// Whether being deflected is a turn.
    pub deflection_turns: bool,
    /// For each heading its class: headings of a class allow the same turns.
    pub heading_class: Vec<u16>,
    /// For each class and direction whether it is a turn.
    turns: Vec<bool>,
    /// Bits of a cell in a value; what is remembered of turning lies above.
    pub cell_bits: u32,
    /// The bits of a value that are its cell.
    pub cell_mask: u16,
    /// Bits of a value, for each group.
    pub value_bits: Vec<u32>,
    /// For each group whether a slide straight back only undoes or repeats what a shorter line does.
    pub reversible: Vec<bool>,
}

fn bits_for(count: usize) -> u32 {
    usize::BITS - (count - 1).leading_zeros()
}

impl Plan {
    /// Makes a problem ready.
    pub fn new(problem: &SlideProblem) -> Result<Self, Unfit> {
        problem.validate()?;
        let (cells, directions) = (problem.cells, problem.directions);
        let opposite: Vec<Option<usize>> = problem.opposite.iter().map(|d| d.map(usize::from)).collect();
        let motions: Vec<Tracks> =
            (0..problem.motions.len()).map(|i| tracks(problem, i, &opposite)).collect();
        let needs_turn = problem.turns.is_some();
        let (heading_class, turns) = heading_classes(problem);

        let goals_of = |p: usize| {
            let mut goals: Vec<u16> = problem.goal.iter().filter(|g| g.0 == p).map(|g| g.1).collect();
            goals.sort_unstable();
            goals.dedup();
            goals
        };
        let mut kinds: Vec<(Vec<u16>, usize, Vec<usize>)> = Vec::new();
        for p in 0..problem.start.len() {
            let (goals, motion) = (goals_of(p), problem.motion[p]);
            match kinds.iter_mut().find(|k| k.0 == goals && k.1 == motion) {
                Some(kind) => kind.2.push(p),
                None => kinds.push((goals, motion, vec![p])),
            }
        }
        kinds.sort_by_key(|k| k.0.is_empty());

        let cell_bits = bits_for(cells).max(1);
        let classes = heading_class.iter().max().map_or(0, |&c| usize::from(c) + 1);
        let turn_bits = bits_for(usize::from(FIRST_HEADING) + classes);
        let symmetric = turns_are_symmetric(problem);
        let (mut groups, mut piece, mut start) = (Vec::new(), Vec::new(), Vec::new());
        let (mut group_of, mut value_bits, mut reversible) = (Vec::new(), Vec::new(), Vec::new());
        for (goals, motion, mut members) in kinds {
            let first = piece.len();
            let tracked = needs_turn && !goals.is_empty();
            let value = |p: usize| {
                let memory =
                    if tracked { remembered(problem.before.of(p), &heading_class) << cell_bits } else { 0 };
                problem.start[p] | memory
            };
            members.sort_by_key(|&p| value(p));
            for &p in &members {
                group_of.push(groups.len());
                piece.push(p as u8);
                start.push(value(p));
            }
            value_bits.push(cell_bits + if tracked { turn_bits } else { 0 });
            let deflected = |c: u16| {
                (0..directions)
                    .any(|d| usize::from(problem.motions[motion].deflect[d * cells + usize::from(c)]) != d)
            };
            let starts_bent = members.iter().any(|&p| deflected(problem.start[p]));
            reversible.push(motions[motion].reversible && !starts_bent && (!tracked || symmetric));
            groups.push(Group { first, end: piece.len(), motion, goals });
        }
        let slot_of = |p: u8| piece.iter().position(|&own| own == p);
        let last = problem.before.last.and_then(|(p, heading)| Some((slot_of(p)?, usize::from(heading))));
        Ok(Self {
            cells,
            directions,
            last,
            opposite,
            motions,
            groups,
            group_of,
            piece,
            start,
            no_reversal: problem.no_reversal,
            needs_turn,
            deflection_turns: problem.deflection_turns,
            heading_class,
            turns,
            cell_bits,
            cell_mask: ((1_u32 << cell_bits) - 1) as u16,
            value_bits,
            reversible,
        })
    }

    /// Whether what a piece of the group did is remembered, since it must turn.
    #[inline]
    pub fn is_tracked(&self, group: usize) -> bool {
        self.needs_turn && !self.groups[group].goals.is_empty()
    }

    /// What is remembered of a piece after a slide that starts in `direction` and ends with a heading, to which
    /// [`DEFLECTED`] is added if it was turned aside.
    #[inline]
    pub fn remember(&self, before: u16, direction: usize, end: u8) -> u16 {
        if before == TURNED
            || self.starts_turn(before, direction)
            || (self.deflection_turns && end & DEFLECTED != 0)
        {
            TURNED
        } else {
            FIRST_HEADING + self.heading_class[heading_of(end)]
        }
    }

    /// Whether a slide that starts in `direction` is a turn after what is remembered.
    #[inline]
    pub fn starts_turn(&self, remembered: u16, direction: usize) -> bool {
        remembered >= FIRST_HEADING
            && self.turns[usize::from(remembered - FIRST_HEADING) * self.directions + direction]
    }

    /// How many different things can be remembered of a piece.
    pub fn memories(&self, group: usize) -> usize {
        if self.is_tracked(group) {
            usize::from(FIRST_HEADING) + self.turns.len() / self.directions
        } else {
            1
        }
    }
}

fn tracks(problem: &SlideProblem, index: usize, opposite: &[Option<usize>]) -> Tracks {
    let (cells, directions) = (problem.cells, problem.directions);
    let motion = &problem.motions[index];
    let shift = bits_for(directions.max(2));
    let mut next = vec![NOWHERE; cells << shift];
    let (mut reversible, mut straight) = (motion.is_plain(), true);
    for d in 0..directions {
        for c in 0..cells {
            let Some(to) = motion.step[d * cells + c] else { continue };
            let heading = motion.deflect[d * cells + usize::from(to)];
            next[c << shift | d] = to << shift | u16::from(heading);
            straight &= usize::from(heading) == d;
            reversible &=
                opposite[d].is_some_and(|back| motion.step[back * cells + usize::from(to)] == Some(c as u16));
        }
    }
    for d in 0..directions {
        let Some(back) = opposite[d] else {
            reversible = false;
            continue;
        };
        reversible &= opposite[back] == Some(d);
        for c in 0..cells {
            let bent = usize::from(motion.deflect[d * cells + c]);
            if bent != d {
                let returns =
                    opposite[bent].is_some_and(|b| usize::from(motion.deflect[b * cells + c]) == back);
                reversible &= returns && !motion.may_stop[c];
            }
        }
    }
    Tracks {
        next,
        shift,
        may_stop: motion.may_stop.clone(),
        reversible,
        straight,
        reach: motion.reach,
        jumps: motion.jumps,
    }
}

/// What is remembered of a piece that needs to turn, from before the start.
fn remembered(moved: Moved, heading_class: &[u16]) -> u16 {
    match moved.heading {
        _ if moved.turned => TURNED,
        None => UNMOVED,
        Some(heading) => FIRST_HEADING + heading_class[usize::from(heading)],
    }
}

/// Classes of headings after which the same directions are turns, and the turns of each class.
fn heading_classes(problem: &SlideProblem) -> (Vec<u16>, Vec<bool>) {
    let Some(turns) = &problem.turns else { return (Vec::new(), Vec::new()) };
    let mut rows: Vec<&[bool]> = Vec::new();
    let mut class = Vec::new();
    for row in turns.chunks(problem.directions) {
        let known = rows.iter().position(|r| *r == row);
        class.push(known.unwrap_or(rows.len()) as u16);
        if known.is_none() {
            rows.push(row);
        }
    }
    (class, rows.concat())
}

/// Whether turning is the same forth and back, and going straight back is no turn.
fn turns_are_symmetric(problem: &SlideProblem) -> bool {
    let Some(turns) = &problem.turns else { return true };
    if problem.deflection_turns {
        return false;
    }
    let n = problem.directions;
    (0..n).all(|h| {
        (0..n).all(|d| match problem.opposite[d].map(usize::from) {
            None => false,
            Some(back) => turns[h * n + d] == turns[h * n + back] && !(back == h && turns[h * n + d]),
        })
    })
}
