use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::Field;
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
        let field = self.field.clone();
        let grid = field.shifts.is_some();
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, through, to) =
                (from.of(state, choice), through.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                if !grid {
                    for direction in &directions {
                        let ends = field.ends_by_steps(*direction, cell, through, to, whole);
                        menu.push_ray(maker, cell, *direction, ends);
                    }
                    continue;
                }
                let ends = directions.iter().fold(B::default(), |all, direction| {
                    all | field.ends(*direction, cell, through, to, whole)
                });
                menu.push(maker, Tag::From, cell, ends);
            }
        }))
    }
}

impl<B: Bits> Field<B> {
    /// Where a slide may end, on a grid: on the free part of the ray or the cell that ends it.
    #[inline(always)]
    pub fn ends(&self, direction: usize, from: usize, through: B, to: B, whole: bool) -> B {
        let ray = self.ray(direction, from);
        let stops = ray & !through;
        let (free, stop) = if self.upward.get(direction).copied().unwrap_or(false) {
            (ray & stops.below_low(), stops.lowest())
        } else {
            (ray & stops.above_high(), stops.highest())
        };
        if !whole {
            return (free | stop) & to;
        }
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
