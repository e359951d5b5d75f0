use crate::board::Direction;
use crate::compile::bits::Bits;
use crate::compile::choice::LEAPS;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::moves::Offer;
use crate::rule::{Generator, Landing, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A stack goes straight to another cell: for each cell it is known before where it may lead.
    pub fn leap(
        &mut self,
        generator: &'a Arc<Generator>,
        from: &'a Set,
        by: &[Vec<Direction>],
        to: &'a Set,
        landing: Landing,
    ) -> Compiled<Offer<B>> {
        let maker = self.carrier(generator, to, landing)?;
        let (from, to, field) = (self.set(from)?, self.set(to)?, self.field.clone());
        let end = |cell: usize, way: &Vec<Direction>| {
            way.iter().try_fold(cell as u16, |cell, direction| {
                field.path(direction.index(), usize::from(cell)).first().copied()
            })
        };
        let leads = |cell: usize| match by.is_empty() {
            true => field.all & !B::bit(cell),
            false => by
                .iter()
                .filter_map(|way| end(cell, way).filter(|end| usize::from(*end) != cell))
                .fold(B::default(), |ends, end| ends | B::bit(usize::from(end))),
        };
        let ends: Vec<B> = (0..B::WIDTH).map(leads).collect();
        Ok(Box::new(move |state, choice, menu| {
            let (mut from, to) = (from.of(state, choice), to.of(state, choice));
            while !from.is_empty() {
                let cell = from.pop();
                menu.push_ray(maker, cell, usize::from(LEAPS), ends[cell] & to);
            }
        }))
    }
}
