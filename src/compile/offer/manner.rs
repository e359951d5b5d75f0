use super::slide::AlongLine;
use crate::board::{Direction, Point};
use crate::compile::amount::Amount;
use crate::compile::bits::Bits;
use crate::compile::cells::Cells;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::NOWHERE;
use crate::compile::moves::Offer;
use crate::rule::{Generator, Landing, Manner};
use std::sync::Arc;

/// Where slides in a manner of their own lead, step by step. Tables by direction and bit are at
/// `direction * WIDTH + bit`.
struct Tracks {
    width: usize,
    next: Vec<u16>,
    /// By bit, where a portal on it leads.
    portals: Vec<u16>,
    /// After so many steps a slide goes round for ever.
    longest: usize,
}

/// What a slide asks of cells, for one piece.
#[derive(Clone, Copy)]
struct Course<B> {
    /// Over which cells it goes on.
    through: B,
    /// Which cells it may enter, if only to end there.
    open: B,
    /// Which it jumps over.
    over: B,
}

impl Tracks {
    fn next(&self, direction: usize, at: u16) -> Option<u16> {
        let next = self.next[direction * self.width + usize::from(at)];
        (next != NOWHERE).then_some(next)
    }

    /// The cell that a slide enters next, perhaps behind one that it jumps over, or through a portal.
    fn step<B: Bits>(&self, course: &Course<B>, direction: usize, at: u16) -> Option<u16> {
        let open = |cell: &u16| course.open.get(usize::from(*cell));
        let next = self.next(direction, at)?;
        let entered = if open(&next) {
            next
        } else if course.over.get(usize::from(next)) {
            self.next(direction, next).filter(open)?
        } else {
            return None;
        };
        let beyond = self.portals[usize::from(entered)];
        Some(if beyond != NOWHERE && open(&beyond) { beyond } else { entered })
    }

    /// Slides so many cells at most, and tells each; how many they are, and whether it comes to a stop.
    fn run<B: Bits>(
        &self,
        course: &Course<B>,
        (direction, from): (usize, usize),
        most: usize,
        mut enter: impl FnMut(usize),
    ) -> (usize, bool) {
        let (mut at, mut steps) = (from as u16, 0);
        while steps <= self.longest {
            let next = if steps < most { self.step(course, direction, at) } else { None };
            let Some(next) = next else { return (steps, true) };
            at = next;
            steps += 1;
            enter(usize::from(at));
            if !course.through.get(usize::from(at)) {
                return (steps, true);
            }
        }
        (steps, false)
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack slides in a manner of its own.
    pub fn slide_in_manner(
        &mut self,
        generator: &'a Arc<Generator>,
        (from, directions, through, to): AlongLine<'a>,
        (whole, landing): (bool, Landing),
        manner: &'a Manner,
    ) -> Compiled<Offer<B>> {
        let circles = self.field.rings || !manner.links.is_empty() || !manner.portals.is_empty();
        if circles && !whole {
            return Err(self.unsupported("a slide that may stop anywhere and meet itself"));
        }
        let maker = self.carrier(generator, to, landing)?;
        let directions = self.directions(directions);
        let (from, through, to) = (self.set(from)?, self.set(through)?, self.set(to)?);
        let over = manner.over.as_ref().map(|over| self.set(over)).transpose()?;
        let over = over.unwrap_or_else(|| Cells::constant(B::default()));
        let mut count = |number: &'a Option<_>, without| match number {
            Some(number) => self.number(number),
            None => Ok(Amount::Fixed(without)),
        };
        let (at_most, short_by) = (count(&manner.at_most, i64::MAX)?, count(&manner.short_by, 0)?);
        let tracks = self.tracks(manner);
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, through, to) =
                (from.of(state, choice), through.of(state, choice), to.of(state, choice));
            let over = over.of(state, choice);
            let cells = |amount: &Amount<B>| usize::try_from(amount.of(state, choice)).unwrap_or(0);
            let (at_most, short_by) = (cells(&at_most), cells(&short_by));
            while !from.is_empty() {
                let cell = from.pop();
                // The cell that it leaves is empty then.
                let own = B::bit(cell);
                let course = Course { through: through | own, open: through | to | own, over };
                for direction in &directions {
                    let way = (*direction, cell);
                    let (mut all, mut last) = (B::default(), B::default());
                    let mut enter = |cell| {
                        last = B::bit(cell);
                        all = all | last;
                    };
                    let (mut steps, ends) = tracks.run(&course, way, at_most, &mut enter);
                    if short_by > 0 {
                        steps = steps.saturating_sub(short_by);
                        (all, last) = (B::default(), B::default());
                        tracks.run(&course, way, steps, |cell| {
                            last = B::bit(cell);
                            all = all | last;
                        });
                    }
                    let stops = if whole { last.only_if(ends) } else { all };
                    menu.push_ray(maker, cell, *direction, stops & to & !own);
                }
            }
        }))
    }

    fn tracks(&self, manner: &Manner) -> Tracks {
        let (board, field) = (&self.game.board, &self.field);
        let bit = |cell: Point| field.bits.get(cell.index()).copied().unwrap_or(NOWHERE);
        let mut next = vec![NOWHERE; field.directions * B::WIDTH];
        let mut portals = vec![NOWHERE; B::WIDTH];
        let cells = (0..board.cells() as u16).map(Point);
        for (cell, direction) in cells.flat_map(|cell| (0..field.directions).map(move |d| (cell, d))) {
            let to = board.step(cell, Direction(direction as u8));
            next[direction * B::WIDTH + usize::from(bit(cell))] = to.map_or(NOWHERE, bit);
        }
        // Of several in one place the first counts.
        for (at, direction, to) in manner.links.iter().rev() {
            if let Some(step) = next.get_mut(direction.index() * B::WIDTH + usize::from(bit(*at))) {
                *step = bit(*to);
            }
        }
        for (at, to) in manner.portals.iter().rev() {
            if let Some(portal) = portals.get_mut(usize::from(bit(*at))) {
                *portal = bit(*to);
            }
        }
        let longest = board.cells() * board.directions();
        Tracks { width: B::WIDTH, next, portals, longest }
    }
}
