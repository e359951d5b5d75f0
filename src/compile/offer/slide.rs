use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::{Field, Star};
use crate::compile::group::Tag;
use crate::compile::moves::Offer;
use crate::rule::{Directions, Generator, Landing, Set};
use std::sync::Arc;

/// Where from, which way, over what, and where to.
pub(super) type AlongLine<'a> = (&'a Set, &'a Directions, &'a Set, &'a Set);

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack goes along a line.
    pub fn slide(
        &mut self,
        generator: &'a Arc<Generator>,
        (from, directions, through, to): AlongLine<'a>,
        whole: bool,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        if self.field.rings {
            return Err(self.unsupported("a slide on a board with rings"));
        }
        let maker = self.carrier(generator, to, landing)?;
        let directions = self.directions(directions);
        let (from, through, to) = (self.set(from)?, self.set(through)?, self.set(to)?);
        if let Some(star) = Star::of(self.field, &directions).filter(|_| !whole) {
            return Ok(Box::new(move |state, choice, menu| {
                let (mut from, through, to) =
                    (from.of(state, choice), through.of(state, choice), to.of(state, choice));
                menu.write(from.count() as usize, |pen| {
                    while !from.is_empty() {
                        let cell = from.pop();
                        pen.push(maker, Tag::From, cell, star.reach(cell, through) & to);
                    }
                });
            }));
        }
        let field = self.field.clone();
        let grid = field.shifts.is_some();
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, through, to) =
                (from.of(state, choice), through.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                if !grid || !whole {
                    for direction in &directions {
                        let ends = field.ends_by_steps(*direction, cell, through, to, whole);
                        menu.push_ray(maker, cell, *direction, ends);
                    }
                    continue;
                }
                let each = directions.iter().map(|way| field.whole_end(*way, cell, through, to));
                let ends = each.fold(B::default(), |all, end| all | end);
                menu.push(maker, Tag::From, cell, ends);
            }
        }))
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// The same, but a run of `over` may be gone over to end right behind it.
    pub fn vault(
        &mut self,
        generator: &'a Arc<Generator>,
        (from, directions, through, to): AlongLine<'a>,
        over: &'a Set,
        whole: bool,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        if self.field.rings {
            return Err(self.unsupported("a slide on a board with rings"));
        }
        let maker = self.carrier(generator, to, landing)?;
        let directions = self.directions(directions);
        let (from, through, to, over) = (self.set(from)?, self.set(through)?, self.set(to)?, self.set(over)?);
        let field = self.field.clone();
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, through) = (from.of(state, choice), through.of(state, choice));
            let (to, over) = (to.of(state, choice), over.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                for direction in &directions {
                    let ends = field.ends_with_vault(*direction, cell, (through, to, over), whole);
                    menu.push_ray(maker, cell, *direction, ends);
                }
            }
        }))
    }
}

impl<B: Bits> Field<B> {
    /// Where a slide may end that may go over a run: cell by cell, on any board.
    pub fn ends_with_vault(
        &self,
        direction: usize,
        from: usize,
        (through, to, over): (B, B, B),
        whole: bool,
    ) -> B {
        let path = self.path(direction, from);
        let (mut ends, mut last, mut at) = (B::default(), B::default(), 0);
        while let Some(cell) = path.get(at).map(|cell| usize::from(*cell)) {
            let (on, end) = (through.get(cell), to.get(cell));
            if !on && !end {
                let run = path[at..].iter().take_while(|cell| over.get(usize::from(**cell))).count();
                let behind = path.get(at + run).map(|cell| usize::from(*cell));
                if let Some(behind) = behind.filter(|behind| run > 0 && to.get(*behind)) {
                    last = B::bit(behind);
                    ends = ends | last;
                }
                break;
            }
            last = B::bit(cell);
            ends = ends | last.only_if(end);
            if !on {
                break;
            }
            at += 1;
        }
        if whole { ends & last } else { ends }
    }

    /// Where a slide ends that goes on as far as it can, on a grid.
    #[inline(always)]
    pub fn whole_end(&self, direction: usize, from: usize, through: B, to: B) -> B {
        let ray = self.ray(direction, from);
        let stops = ray & !through;
        let (free, stop) = if self.upward.get(direction).copied().unwrap_or(false) {
            (ray & stops.below_low(), stops.lowest())
        } else {
            (ray & stops.above_high(), stops.highest())
        };
        if stop.meets(to) {
            return stop;
        }
        let last =
            if self.upward.get(direction).copied().unwrap_or(false) { free.highest() } else { free.lowest() };
        last & to
    }

    /// The same on any board, cell by cell.
    pub fn ends_by_steps(&self, direction: usize, from: usize, through: B, to: B, whole: bool) -> B {
        let (mut ends, mut last) = (B::default(), B::default());
        for cell in self.path(direction, from) {
            let cell = usize::from(*cell);
            let (on, end) = (through.get(cell), to.get(cell));
            if on || end {
                last = B::bit(cell);
            }
            ends = ends | B::bit(cell).only_if(end);
            if !on {
                break;
            }
        }
        if whole { ends & last } else { ends }
    }
}
