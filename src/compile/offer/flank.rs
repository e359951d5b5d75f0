use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::{Field, Star};
use crate::compile::group::Tag;
use crate::compile::maker::Finish;
use crate::compile::moves::{Offer, both};
use crate::rule::{Generator, Pieces, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A piece comes where it encloses a line of `over` against one of `until`.
    pub fn flank(
        &mut self,
        generator: &'a Arc<Generator>,
        pieces: &'a Pieces,
        at: &'a Set,
        over: &'a Set,
        until: &'a Set,
    ) -> Compiled<Offer<B>> {
        let covers = !self.is_empty_space(at);
        let least = i64::from(pieces.count);
        let makers = self.bringers(generator, pieces, covers)?;
        let (at, over, until) = (self.set(at)?, Arc::new(self.set(over)?), Arc::new(self.set(until)?));
        if self.plan.habits.asks_taken {
            let (field, over, until) = (self.field.clone(), over.clone(), until.clone());
            let star = Star::of(&field, &(0..field.directions).collect::<Vec<_>>());
            let flanked: Finish<B> = Arc::new(move |state, choice| {
                let (cell, over, until) =
                    (usize::from(choice.to), over.of(state, choice), until.of(state, choice));
                choice.cells = match &star {
                    Some(star) => star.flanked(cell, over, until),
                    None => field.flanked(cell, over, until),
                };
            });
            for (maker, _) in &makers {
                let maker = &mut self.makers[usize::from(*maker)];
                maker.finish = both(maker.finish.take(), Some(flanked.clone()));
            }
        }
        let field = self.field.clone();
        Ok(Box::new(move |state, choice, menu| {
            let (at, over, until) = (at.of(state, choice), over.of(state, choice), until.of(state, choice));
            let cells = field.flanking(at, over, until);
            for (maker, hand) in &makers {
                if hand.is_none_or(|hand| state.number(hand) >= least) {
                    menu.push(*maker, Tag::To, 0, cells);
                }
            }
        }))
    }
}

impl<B: Bits> Field<B> {
    /// The cells of `at` from which a line of `over` leads to one of `until`.
    #[inline]
    fn flanking(&self, at: B, over: B, until: B) -> B {
        // A run is at most two cells shorter than the longest line: ends of lines are not enclosed.
        let longest = self.longest.saturating_sub(1).max(1);
        if let Some(found) = self.links.flanking(over, until, longest as u32) {
            return found & at;
        }
        let Some(shifts) = &self.shifts else {
            let (mut left, mut found) = (at, B::default());
            while !left.is_empty() {
                let cell = left.pop();
                found = found | B::bit(cell).only_if(!self.flanked(cell, over, until).is_empty());
            }
            return found;
        };
        let mut found = B::default();
        for shift in shifts {
            let mut run = shift.go(until) & over;
            for _ in 1..longest {
                run = run | (shift.go(run) & over);
            }
            found = found | shift.go(run);
        }
        found & at
    }

    /// The cells of `over` that lie in lines between a cell and one of `until`.
    pub fn flanked(&self, cell: usize, over: B, until: B) -> B {
        let mut flanked = B::default();
        for direction in 0..self.directions {
            let path = self.path(direction, cell);
            let run = path.iter().take_while(|cell| over.get(usize::from(**cell))).count();
            if path.get(run).is_some_and(|end| until.get(usize::from(*end))) {
                flanked = path[..run].iter().fold(flanked, |all, cell| all | B::bit(usize::from(*cell)));
            }
        }
        flanked
    }
}
