//! How many slides a piece needs by itself, if it may stop anywhere on its way.
//!
//! Found backwards from the goals: a slide under way is a cell with a heading, and each is met once.

use super::cells::FAR;
use super::plan::{FIRST_HEADING, NOWHERE, Plan, Tracks};

/// The slides under way from which one step leads to a slide under way.
struct StepsBack {
    shift: u32,
    first: Vec<u32>,
    before: Vec<u16>,
}

impl StepsBack {
    fn new(tracks: &Tracks) -> Self {
        let next = tracks.table();
        let mut first = vec![0; next.len() + 1];
        for &to in next.iter().filter(|&&to| to != NOWHERE) {
            first[usize::from(to) + 1] += 1;
        }
        for at in 1..first.len() {
            first[at] += first[at - 1];
        }
        let mut end = first.clone();
        let mut before = vec![0; first.last().map_or(0, |&all| all as usize)];
        for (from, &to) in next.iter().enumerate().filter(|&(_, &to)| to != NOWHERE) {
            let place = &mut end[usize::from(to)];
            before[*place as usize] = from as u16;
            *place += 1;
        }
        Self { shift: tracks.shift(), first, before }
    }

    #[inline]
    fn of(&self, state: usize) -> &[u16] {
        &self.before[self.first[state] as usize..self.first[state + 1] as usize]
    }
}

/// For each value of a piece of a group the slides that it needs at the least; [`FAR`] where it never gets there.
pub fn free(plan: &Plan, group: usize) -> Vec<u8> {
    let tracks = &plan.motions[plan.groups[group].motion];
    let back = StepsBack::new(tracks);
    let mut free = vec![FAR; plan.memories(group) << plan.cell_bits];
    let slides = turned(plan, group, &back, &mut free[..plan.cells]);
    if plan.is_tracked(group) {
        Unturned::new(plan, tracks, &back, &mut free).find(&slides);
    }
    free
}

/// Slides under way, in the order of the distance from where they may stop.
struct Slides {
    distance: Vec<u8>,
    order: Vec<u16>,
}

/// The same for a piece that needs no turn, by its cell, and for slides under way.
fn turned(plan: &Plan, group: usize, back: &StepsBack, free: &mut [u8]) -> Slides {
    let tracks = &plan.motions[plan.groups[group].motion];
    let mut slides =
        Slides { distance: vec![FAR; tracks.table().len()], order: Vec::with_capacity(tracks.table().len()) };
    let mut now = plan.groups[group].goals.clone();
    for &goal in &now {
        free[usize::from(goal)] = 0;
    }
    let mut level = 0;
    while !now.is_empty() && level < FAR - 1 {
        let mut then = Vec::with_capacity(plan.cells);
        let mut done = slides.order.len();
        let mut meet = |slides: &mut Slides, states: &[u16]| {
            for &state in states {
                let distance = &mut slides.distance[usize::from(state)];
                if *distance == FAR {
                    *distance = level;
                    slides.order.push(state);
                    let cell = state >> back.shift;
                    if free[usize::from(cell)] == FAR {
                        free[usize::from(cell)] = level + 1;
                        then.push(cell);
                    }
                }
            }
        };
        for &cell in now.iter().filter(|&&cell| tracks.may_stop[usize::from(cell)]) {
            for heading in 0..plan.directions {
                meet(&mut slides, back.of(usize::from(cell) << back.shift | heading));
            }
        }
        while let Some(&state) = slides.order.get(done) {
            done += 1;
            meet(&mut slides, back.of(usize::from(state)));
        }
        (now, level) = (then, level + 1);
    }
    slides
}

/// The same for a piece that still has to turn.
struct Unturned<'a> {
    plan: &'a Plan,
    tracks: &'a Tracks,
    back: &'a StepsBack,
    free: &'a mut [u8],
    /// For each direction what may be remembered before a slide that starts there without a turn, and with one.
    memories: Vec<[Vec<u16>; 2]>,
    /// Which slides under way lead on to a value at hand without a turn before.
    met: Vec<bool>,
    open: Vec<u16>,
    then: Vec<u16>,
}

impl<'a> Unturned<'a> {
    fn new(plan: &'a Plan, tracks: &'a Tracks, back: &'a StepsBack, free: &'a mut [u8]) -> Self {
        let met = vec![false; tracks.table().len()];
        let all = 1..(free.len() >> plan.cell_bits) as u16;
        let of = |direction, turn| {
            let memories = all.clone().filter(|&memory| plan.starts_turn(memory, direction) == turn);
            memories.map(|memory| memory << plan.cell_bits).collect()
        };
        let memories = (0..plan.directions).map(|d| [of(d, false), of(d, true)]).collect();
        Self {
            plan,
            tracks,
            back,
            free,
            memories,
            met,
            open: Vec::with_capacity(64),
            then: Vec::with_capacity(256),
        }
    }

    /// `slides` are those of a piece that needs no turn.
    fn find(&mut self, slides: &Slides) {
        let mut order = slides.order.iter().copied().peekable();
        let mut now: Vec<u16> = Vec::with_capacity(256);
        for level in 0..FAR - 1 {
            while let Some(state) = order.next_if(|&state| slides.distance[usize::from(state)] == level) {
                self.settle(state, true, level + 1);
                if self.turns_aside(state) {
                    self.meet(&[state], true);
                }
            }
            for value in now.drain(..) {
                let (cell, memory) = (value & self.plan.cell_mask, value >> self.plan.cell_bits);
                if memory < FIRST_HEADING || !self.tracks.may_stop[usize::from(cell)] {
                    continue;
                }
                for heading in 0..self.plan.directions {
                    if self.plan.heading_class[heading] == memory - FIRST_HEADING {
                        let back = self.back;
                        self.meet(back.of(usize::from(cell) << back.shift | heading), false);
                    }
                }
            }
            while let Some(state) = self.open.pop() {
                self.settle(state, false, level + 1);
                let back = self.back;
                self.meet(back.of(usize::from(state)), false);
            }
            std::mem::swap(&mut now, &mut self.then);
            if now.is_empty() && order.peek().is_none() {
                return;
            }
        }
    }

    /// Whether a step turns the piece aside, which is a turn.
    fn turns_aside(&self, state: u16) -> bool {
        self.plan.deflection_turns && {
            let next = self.tracks.table()[usize::from(state)];
            next != NOWHERE && (next ^ state) & ((1 << self.back.shift) - 1) != 0
        }
    }

    fn meet(&mut self, states: &[u16], aside: bool) {
        for &state in states {
            if !self.met[usize::from(state)] && self.turns_aside(state) == aside {
                self.met[usize::from(state)] = true;
                self.open.push(state);
            }
        }
    }

    /// Gives their distance to the values that a slide may start from, either with a turn or without.
    fn settle(&mut self, state: u16, turn: bool, distance: u8) {
        let (cell, direction) = (state >> self.back.shift, usize::from(state) & ((1 << self.back.shift) - 1));
        for memory in &self.memories[direction][usize::from(turn)] {
            let value = memory | cell;
            let known = &mut self.free[usize::from(value)];
            if *known == FAR {
                *known = distance;
                self.then.push(value);
            }
        }
    }
}
