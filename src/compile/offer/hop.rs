use super::slide::AlongLine;
use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::group::Tag;
use crate::compile::moves::{Offer, both};
use crate::rule::{Generator, Landing};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack goes over a neighbour to the cell behind.
    pub fn hop(
        &mut self,
        generator: &'a Arc<Generator>,
        (from, directions, over, to): AlongLine<'a>,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        let maker = self.carrier(generator, to, landing)?;
        self.names_middle(maker);
        let directions = self.directions(directions);
        let (from, over, to) = (self.set(from)?, self.set(over)?, self.set(to)?);
        if let Some(shifts) = &self.field.shifts {
            let shifts: Vec<_> = directions.iter().filter_map(|d| Some((*d, *shifts.get(*d)?))).collect();
            return Ok(Box::new(move |state, choice, menu| {
                let (from, over, to) = (from.of(state, choice), over.of(state, choice), to.of(state, choice));
                menu.write(shifts.len(), |pen| {
                    for (direction, shift) in &shifts {
                        pen.push(maker, Tag::Over, *direction, shift.go(shift.go(from) & over) & to);
                    }
                });
            }));
        }
        let field = self.field.clone();
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, over, to) = (from.of(state, choice), over.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                for direction in &directions {
                    let next = |cell: u16| field.path(*direction, usize::from(cell)).first().copied();
                    let middle = next(cell as u16).filter(|middle| over.get(usize::from(*middle)));
                    let end = middle.and_then(next).map_or(B::default(), |end| B::bit(usize::from(end)));
                    menu.push_ray(maker, cell, *direction, end & to);
                }
            }
        }))
    }

    /// Says which cell a hop goes over, if some rule asks for it.
    fn names_middle(&mut self, maker: u16) {
        if !self.plan.habits.asks_taken {
            return;
        }
        let field = self.field.clone();
        let maker = &mut self.makers[usize::from(maker)];
        let middle: crate::compile::maker::Finish<B> = Arc::new(move |_, choice| {
            if let Some((from, direction)) = field.start_of(choice)
                && let Some(middle) = field.path(direction, from).first()
            {
                choice.cells = B::bit(usize::from(*middle));
            }
        });
        maker.finish = both(maker.finish.take(), Some(middle));
    }
}
