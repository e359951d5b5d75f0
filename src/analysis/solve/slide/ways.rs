//! Where slides of a movement lead if they may stop anywhere, as sets of cells.

use super::bound::walk;
use super::cells::{CellSets, FAR, by_words, places};
use super::plan::{FIRST_HEADING, Plan, TURNED, Tracks};

/// The slides of a movement, forth and back.
pub struct Ways {
    cells: usize,
    /// For each heading and each cell where slides from there may stop with that heading; and after them, unless
    /// slides can be slid back the same way, for each heading and each cell from where slides may stop there.
    rays: CellSets,
    /// For each heading the first row of those from where.
    back: Vec<usize>,
    /// For each cell from where slides with any heading may stop there.
    pub before: CellSets,
    /// The same where the board itself ends the slide.
    pub last: CellSets,
}

impl Ways {
    /// The slides of a movement.
    pub fn new(plan: &Plan, tracks: &Tracks) -> Self {
        Self::along_lines(plan, tracks).unwrap_or_else(|| Self::walked(plan, tracks))
    }

    fn empty(plan: &Plan, tables: usize, back: Vec<usize>) -> Self {
        let cells = plan.cells;
        Self {
            cells,
            rays: CellSets::new(tables * cells, cells),
            back: back.into_iter().map(|table| table * cells).collect(),
            before: CellSets::new(cells, cells),
            last: CellSets::new(cells, cells),
        }
    }

    /// Slides that can be slid back the same way run along lines: one look at each cell of a line is enough. None if
    /// they are of another kind.
    fn along_lines(plan: &Plan, tracks: &Tracks) -> Option<Self> {
        if !tracks.reversible || !tracks.straight || tracks.may_stop.contains(&false) {
            return None;
        }
        let opposite: Vec<usize> = plan.opposite.iter().copied().collect::<Option<_>>()?;
        let mut ways = Self::empty(plan, plan.directions, opposite.clone());
        let mut covered = 0;
        for (heading, &back) in opposite.iter().enumerate() {
            for end in (0..plan.cells).filter(|&cell| tracks.next(cell, heading).is_none()) {
                let (mut cell, mut beyond) = (end, end);
                loop {
                    covered += 1;
                    if cell != end {
                        ways.rays.copy(heading * plan.cells + beyond, heading * plan.cells + cell);
                        ways.rays.add(heading * plan.cells + cell, beyond);
                        ways.last.add(end, cell);
                    }
                    let Some((next, _)) = tracks.next(cell, back) else { break };
                    (beyond, cell) = (cell, next);
                }
            }
        }
        // A line that is closed has no end.
        if covered != plan.directions * plan.cells {
            return None;
        }
        for heading in 0..plan.directions {
            for cell in 0..plan.cells {
                ways.before.join(cell, &ways.rays, heading * plan.cells + cell);
            }
        }
        Some(ways)
    }

    fn walked(plan: &Plan, tracks: &Tracks) -> Self {
        let (cells, directions) = (plan.cells, plan.directions);
        let mut ways = Self::empty(plan, 2 * directions, (directions..2 * directions).collect());
        for from in 0..cells {
            for direction in 0..directions {
                walk(plan, tracks, from, direction, |stop, heading, beyond| {
                    if tracks.may_stop[stop] {
                        ways.rays.add(heading * cells + from, stop);
                        ways.rays.add(ways.back[heading] + stop, from);
                        ways.before.add(stop, from);
                        if beyond.is_none() {
                            ways.last.add(stop, from);
                        }
                    }
                });
            }
        }
        ways
    }

    /// How many words a set takes.
    pub fn words(&self) -> usize {
        self.rays.words()
    }

    /// Where slides from a cell may stop with a heading.
    #[inline]
    pub fn onward<const WORDS: usize>(&self, heading: usize, from: usize) -> [u64; WORDS] {
        self.rays.row(heading * self.cells + from)
    }

    /// For each value of a piece of a group, none of whose slides is turned aside, the slides that it needs at the
    /// least; [`FAR`] where it never gets there.
    pub fn free(&self, plan: &Plan, group: usize) -> Vec<u8> {
        by_words!(self.words(), self.free_of(plan, group))
    }

    fn free_of<const WORDS: usize>(&self, plan: &Plan, group: usize) -> Vec<u8> {
        let memories = plan.memories(group);
        let mut free = vec![FAR; memories << plan.cell_bits];
        // For each of what may be remembered, the cells at hand and all cells met.
        let mut now = vec![[0_u64; WORDS]; memories];
        let mut met = now.clone();
        for &goal in &plan.groups[group].goals {
            now[usize::from(TURNED)][usize::from(goal >> 6)] |= 1 << (goal & 63);
        }
        for moves in 0..FAR {
            let mut any = 0;
            for (memory, (now, met)) in now.iter_mut().zip(&mut met).enumerate() {
                for (now, met) in now.iter_mut().zip(met) {
                    *now &= !*met;
                    *met |= *now;
                    any |= *now;
                }
                places(*now).for_each(|cell| free[memory << plan.cell_bits | cell] = moves);
            }
            if any == 0 {
                break;
            }
            let mut then = vec![[0; WORDS]; memories];
            for heading in 0..plan.directions {
                let turned = self.sources(heading, now[usize::from(TURNED)]);
                join(&mut then[usize::from(TURNED)], turned);
                if memories > 1 {
                    let class = FIRST_HEADING + plan.heading_class[heading];
                    let straight = self.sources(heading, now[usize::from(class)]);
                    for (memory, then) in then.iter_mut().enumerate().skip(1) {
                        let turns = plan.starts_turn(memory as u16, heading);
                        join(then, if turns { turned } else { straight });
                    }
                }
            }
            now = then;
        }
        free
    }

    /// From where slides with a heading may stop on one of some cells.
    fn sources<const WORDS: usize>(&self, heading: usize, stops: [u64; WORDS]) -> [u64; WORDS] {
        let mut all = [0; WORDS];
        for stop in places(stops) {
            join(&mut all, self.rays.row::<WORDS>(self.back[heading] + stop));
        }
        all
    }
}

fn join<const WORDS: usize>(all: &mut [u64; WORDS], more: [u64; WORDS]) {
    (0..WORDS).for_each(|i| all[i] |= more[i]);
}
