use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::Field;
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::moves::Offer;
use crate::compile::strides::Stride;
use crate::rule::{Directions, Generator, Landing, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack goes to a neighbour.
    pub fn step(
        &mut self,
        generator: &'a Arc<Generator>,
        from: &'a Set,
        directions: &'a Directions,
        to: &'a Set,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        let maker = self.carrier(generator, to, landing)?;
        let (from, to, directions) = (self.set(from)?, self.set(to)?, self.directions(directions));
        if let Some(shifts) = &self.field.shifts {
            let shifts: Vec<_> = directions.iter().filter_map(|d| Some((*d, *shifts.get(*d)?))).collect();
            match (from.leaf(), to.leaf(), &mut self.strides) {
                (Some(from), Some(to), Some(strides)) => {
                    strides.extend(shifts.iter().map(|(direction, shift)| Stride {
                        maker,
                        direction: *direction,
                        shift: *shift,
                        from,
                        to,
                    }))
                }
                _ => self.strides = None,
            }
            return Ok(Box::new(move |state, choice, menu| {
                let (from, to) = (from.of(state, choice), to.of(state, choice));
                menu.write(shifts.len(), |pen| {
                    for (direction, shift) in &shifts {
                        pen.push(maker, Tag::Along, *direction, shift.go(from) & to);
                    }
                });
            }));
        }
        self.strides = None;
        let field = self.field.clone();
        if let Some(ends) = field.neighbours_by(&directions) {
            return Ok(Box::new(move |state, choice, menu| {
                let (mut from, to) = (from.of(state, choice), to.of(state, choice));
                while !from.is_empty() {
                    let cell = from.pop();
                    menu.push(maker, Tag::From, cell, ends.get(cell).copied().unwrap_or_default() & to);
                }
            }));
        }
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, to) = (from.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                for direction in &directions {
                    let next = field.path(*direction, cell).first();
                    let end = next.map_or(B::default(), |next| B::bit(usize::from(*next)));
                    menu.push_ray(maker, cell, *direction, end & to);
                }
            }
        }))
    }

    /// The maker of a generator that moves stacks.
    pub fn carrier(&mut self, generator: &'a Arc<Generator>, to: &'a Set, landing: Landing) -> Compiled<u16> {
        let carry = self.carry(to, landing)?;
        let deed = self.deed_of_carry(carry, generator)?;
        let finish = self.names_top(|choice: &Choice<B>| choice.from);
        self.maker(Maker { generator: generator.clone(), piece: None, finish, deed })
    }

    /// The directions meant, as seen by who decides.
    pub fn directions(&self, directions: &Directions) -> Vec<usize> {
        match directions {
            Directions::All => (0..self.field.directions).collect(),
            Directions::Same(same) => same.iter().map(|direction| direction.index()).collect(),
            Directions::Each(each) => {
                let own = each.get(self.me.index()).map_or(&[][..], Vec::as_slice);
                own.iter().map(|direction| direction.index()).collect()
            }
        }
    }
}

impl<B: Bits> Field<B> {
    /// For each cell, where one step in some directions ends; only where origin and end tell the direction.
    fn neighbours_by(&self, directions: &[usize]) -> Option<Vec<B>> {
        let mut ends = vec![B::default(); B::WIDTH];
        for from in self.bits.iter().map(|bit| usize::from(*bit)) {
            for direction in directions {
                let Some(end) = self.path(*direction, from).first().map(|end| usize::from(*end)) else {
                    continue;
                };
                if self.heading(from, end) != Some((*direction, 1)) {
                    return None;
                }
                ends[from] = ends[from] | B::bit(end);
            }
        }
        Some(ends)
    }
}
