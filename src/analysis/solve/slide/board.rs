//! Where pieces stand, in the form in which slides are fast.

use super::plan::{NOWHERE, Plan, Tracks};
use super::problem::{MAX_DIRECTIONS, Reach};

/// Where a slide ends and with which heading, to which [`DEFLECTED`] is added if it was turned aside on its way.
pub type End = (u16, u8);

/// What is added to the heading of a slide that was turned aside.
pub const DEFLECTED: u8 = MAX_DIRECTIONS as u8;

/// A heading without what is added to it.
#[inline]
pub fn heading_of(end: u8) -> usize {
    usize::from(end) & (MAX_DIRECTIONS - 1)
}

/// A board that answers where a slide ends.
pub trait Board: Sized {
    /// An empty board for the movements of a plan, or none if they are not of the kind it is made for.
    fn new(plan: &Plan) -> Option<Self>;
    /// Puts a piece on a cell, or takes it away.
    fn toggle(&mut self, cell: u16);
    /// Where the piece on `cell` ends up; none if it is no move. That cell counts as empty.
    fn slide(&self, motion: usize, cell: u16, direction: usize) -> Option<End>;
    /// The same for each direction whose bit is in `wanted`; the bits of those that are moves.
    fn slides(&self, motion: usize, cell: u16, wanted: u32, ends: &mut [End; MAX_DIRECTIONS]) -> u32;
    /// Calls `f` with cells and directions among which are all slides that may end on `end`.
    fn sources(&self, motion: usize, end: u16, f: impl FnMut(u16, usize));
}

/// Movements that go straight along lines and back the same way: a slide is one look at the bits of a line.
///
/// A line is kept as a word: bit 0 and the bit behind its last cell stand for its ends.
pub struct LineBoard {
    cells: usize,
    axes: usize,
    axis: Vec<u8>,
    forward: Vec<bool>,
    /// For each movement, axis and cell: 64 * line + place on the line.
    place: Vec<u16>,
    /// For each place of each line: its cell.
    cell_at: Vec<u16>,
    taken: Vec<u64>,
    may_stop: Vec<bool>,
    /// Whether every movement may stop everywhere.
    stops_anywhere: bool,
    kinds: usize,
    /// Directions of each axis.
    pairs: Vec<(usize, usize)>,
}

const LONGEST_LINE: usize = 62;

impl Board for LineBoard {
    fn new(plan: &Plan) -> Option<Self> {
        if !plan.motions.iter().all(Tracks::is_plain) {
            return None;
        }
        let cells = plan.cells;
        let mut axis = vec![u8::MAX; plan.directions];
        let mut forward = vec![false; plan.directions];
        let mut pairs = Vec::new();
        for d in 0..plan.directions {
            let back = plan.opposite[d]?;
            if back == d || plan.opposite[back] != Some(d) {
                return None;
            }
            if axis[d] == u8::MAX {
                axis[d] = pairs.len() as u8;
                axis[back] = pairs.len() as u8;
                forward[d] = true;
                pairs.push((d, back));
            }
        }
        let mut board = Self {
            cells,
            axes: pairs.len(),
            axis,
            forward,
            place: Vec::with_capacity(plan.motions.len() * pairs.len() * cells),
            cell_at: Vec::new(),
            taken: Vec::new(),
            may_stop: plan.motions.iter().flat_map(|m| m.may_stop.iter().copied()).collect(),
            stops_anywhere: plan.motions.iter().all(|m| m.may_stop.iter().all(|&s| s)),
            kinds: plan.motions.len(),
            pairs: Vec::new(),
        };
        for motion in 0..plan.motions.len() {
            for &(ahead, back) in &pairs {
                board.add_lines(plan, motion, ahead, back)?;
            }
        }
        board.pairs = pairs;
        Some(board)
    }

    #[inline]
    fn toggle(&mut self, cell: u16) {
        for layer in 0..self.kinds * self.axes {
            let place = usize::from(self.place[layer * self.cells + usize::from(cell)]);
            self.taken[place >> 6] ^= 1 << (place & 63);
        }
    }

    #[inline]
    fn slide(&self, motion: usize, cell: u16, direction: usize) -> Option<End> {
        let layer = motion * self.axes + usize::from(self.axis[direction]);
        let place = usize::from(self.place[layer * self.cells + usize::from(cell)]);
        let (line, at) = (place >> 6, place & 63);
        let taken = self.taken[line];
        let end = if self.forward[direction] {
            at + (taken >> (at + 1)).trailing_zeros() as usize
        } else {
            64 - (taken & ((1 << at) - 1)).leading_zeros() as usize
        };
        if end == at {
            return None;
        }
        let cell = self.cell_at[line * 64 + end];
        self.may_stop[motion * self.cells + usize::from(cell)].then_some((cell, direction as u8))
    }

    #[inline]
    fn slides(&self, motion: usize, cell: u16, wanted: u32, ends: &mut [End; MAX_DIRECTIONS]) -> u32 {
        let mut possible = 0;
        for (axis, &(ahead, back)) in self.pairs.iter().enumerate() {
            let layer = motion * self.axes + axis;
            let place = usize::from(self.place[layer * self.cells + usize::from(cell)]);
            let (line, at) = (place >> 6, place & 63);
            let taken = self.taken[line];
            let up = at + (taken >> (at + 1)).trailing_zeros() as usize;
            let down = 64 - (taken & ((1 << at) - 1)).leading_zeros() as usize;
            for (end, direction) in [(up, ahead), (down, back)] {
                let cell = self.cell_at[line * 64 + (end & 63)];
                let moves = end != at
                    && (self.stops_anywhere || self.may_stop[motion * self.cells + usize::from(cell)]);
                ends[direction & (MAX_DIRECTIONS - 1)] = (cell, direction as u8);
                possible |= u32::from(moves) << direction;
            }
        }
        possible & wanted
    }

    fn sources(&self, motion: usize, end: u16, mut f: impl FnMut(u16, usize)) {
        for (axis, &(ahead, back)) in self.pairs.iter().enumerate() {
            let layer = motion * self.axes + axis;
            let place = usize::from(self.place[layer * self.cells + usize::from(end)]);
            let (line, at) = (place >> 6, place & 63);
            let taken = self.taken[line];
            let last = at + (taken >> (at + 1)).trailing_zeros() as usize;
            let first = 64 - (taken & ((1 << at) - 1)).leading_zeros() as usize;
            for from in (first..=last).filter(|&from| from != at) {
                f(self.cell_at[line * 64 + from], if from < at { ahead } else { back });
            }
        }
    }
}

impl LineBoard {
    /// Cuts the board into the lines of one axis; none if they branch, bend, close or are too long.
    fn add_lines(&mut self, plan: &Plan, motion: usize, ahead: usize, back: usize) -> Option<()> {
        let tracks = &plan.motions[motion];
        let base = self.place.len();
        self.place.resize(base + self.cells, u16::MAX);
        for first in 0..self.cells {
            if let Some((before, heading)) = tracks.next(first, back) {
                if heading != back || tracks.next(before, ahead) != Some((first, ahead)) {
                    return None;
                }
                continue;
            }
            let line = self.taken.len();
            if line >= 1 << 10 {
                return None;
            }
            self.cell_at.resize((line + 1) * 64, 0);
            let (mut cell, mut at) = (first, 1);
            loop {
                self.place[base + cell] = (line * 64 + at) as u16;
                self.cell_at[line * 64 + at] = cell as u16;
                at += 1;
                let Some((n, heading)) = tracks.next(cell, ahead) else { break };
                if heading != ahead || tracks.next(n, back) != Some((cell, back)) || at > LONGEST_LINE {
                    return None;
                }
                cell = n;
            }
            self.taken.push(1 | 1 << at);
        }
        self.place[base..].iter().all(|&p| p != u16::MAX).then_some(())
    }
}

/// Any movements: a slide goes from cell to cell.
pub struct StepBoard {
    taken: Vec<bool>,
    shift: u32,
    directions: usize,
    tracks: Vec<Track>,
}

/// One movement.
struct Track {
    next: Vec<u16>,
    may_stop: Vec<bool>,
    reach: Reach,
    jumps: bool,
}

impl StepBoard {
    /// The cell and heading after those of `at`, for a piece that left `from`.
    #[inline]
    fn next(&self, track: &Track, at: usize, from: usize) -> Option<usize> {
        let free = |n: u16| n != NOWHERE && self.is_free(usize::from(n) >> self.shift, from);
        let next = track.next[at];
        if free(next) {
            return Some(usize::from(next));
        }
        if track.jumps && next != NOWHERE {
            let behind = track.next[usize::from(next)];
            return free(behind).then_some(usize::from(behind));
        }
        None
    }

    #[inline]
    fn is_free(&self, cell: usize, from: usize) -> bool {
        !self.taken[cell] || cell == from
    }
}

impl Board for StepBoard {
    fn new(plan: &Plan) -> Option<Self> {
        let track = |m: &Tracks| Track {
            next: m.table().to_vec(),
            may_stop: m.may_stop.clone(),
            reach: m.reach,
            jumps: m.jumps,
        };
        Some(Self {
            taken: vec![false; plan.cells],
            shift: plan.motions[0].shift(),
            directions: plan.directions,
            tracks: plan.motions.iter().map(track).collect(),
        })
    }

    #[inline]
    fn toggle(&mut self, cell: u16) {
        self.taken[usize::from(cell)] ^= true;
    }

    #[inline]
    fn slide(&self, motion: usize, cell: u16, direction: usize) -> Option<End> {
        let track = &self.tracks[motion];
        let from = usize::from(cell);
        let start = from << self.shift | direction;
        let mask = (1 << self.shift) - 1;
        let most = match track.reach {
            Reach::AtMost(cells) => usize::from(cells),
            _ => usize::MAX,
        };
        let mut at = start;
        let most_steps = self.taken.len() * self.directions;
        let (mut steps, mut bent) = (0, false);
        while steps < most
            && let Some(n) = self.next(track, at, from)
        {
            bent |= (n ^ at) & mask != 0;
            at = n;
            steps += 1;
            if steps > most_steps {
                return None;
            }
        }
        if let Reach::ShortBy(cells) = track.reach {
            let kept = steps.saturating_sub(usize::from(cells));
            (at, bent) = (start, false);
            for _ in 0..kept {
                let n = self.next(track, at, from)?;
                bent |= (n ^ at) & mask != 0;
                at = n;
            }
        }
        let end = at >> self.shift;
        if end == from || !track.may_stop[end] {
            return None;
        }
        Some((end as u16, (at & mask) as u8 | if bent { DEFLECTED } else { 0 }))
    }

    #[inline]
    fn slides(&self, motion: usize, cell: u16, wanted: u32, ends: &mut [End; MAX_DIRECTIONS]) -> u32 {
        let mut possible = 0;
        let mut rest = wanted;
        while rest != 0 {
            let direction = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if let Some(end) = self.slide(motion, cell, direction) {
                ends[direction & (MAX_DIRECTIONS - 1)] = end;
                possible |= 1 << direction;
            }
        }
        possible
    }

    fn sources(&self, _: usize, _: u16, mut f: impl FnMut(u16, usize)) {
        for cell in 0..self.taken.len() {
            (0..self.directions).for_each(|direction| f(cell as u16, direction));
        }
    }
}
