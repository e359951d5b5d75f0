//! The cells for which a condition holds that speaks about the cell.

use super::amount::Amount;
use super::bits::Bits;
use super::cells::Cells;
use super::check::Check;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::field::Shift;
use super::leaf::Leaf;
use super::plan::OCCUPIED;
use super::set::{complement, intersection, join, map};
use crate::position::Stack;
use crate::rule::{Body, Comparison, Condition, Node, Number};

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles a condition to the cells for which it holds: as sets where that can be, else cell by cell.
    pub fn cellwise(&mut self, condition: &'a Condition) -> Compiled<Cells<B>> {
        let all = self.field.all;
        if let Condition::Rule(id) = condition {
            return self.rule(*id, |compiler, body| match body {
                Body::Condition(condition) => compiler.cellwise(condition),
                other => Err(compiler.mistyped(other)),
            });
        }
        if !self.mentions(Node::Condition(condition))?.cell {
            return Ok(match self.condition(condition)? {
                Check::Fixed(answer) => Cells::constant(all.only_if(answer)),
                check => Cells::code(move |state, choice| all.only_if(check.holds(state, choice))),
            });
        }
        match condition {
            Condition::In(set) if !self.mentions(Node::Set(set))?.cell => self.set(set),
            Condition::All(parts) => parts
                .iter()
                .try_fold(Cells::constant(all), |cells, part| Ok(intersection(cells, self.cellwise(part)?))),
            Condition::Any(parts) => parts.iter().try_fold(Cells::constant(B::default()), |cells, part| {
                Ok(join(cells, self.cellwise(part)?, |left, right| left | right))
            }),
            Condition::Not(inner) => Ok(complement(self.cellwise(inner)?, all)),
            Condition::Compare(left, comparison, right) if self.is_height(left) => {
                match self.number(right)? {
                    Amount::Fixed(height) => Ok(self.heights(*comparison, height)),
                    Amount::Kept(_) | Amount::Code(_) => self.one_by_one(condition),
                }
            }
            Condition::Compare(left, comparison, right) => {
                if let (Number::Neighbours(set), Amount::Fixed(than)) = (&**left, self.number(right)?)
                    && !self.mentions(Node::Set(set))?.cell
                    && let Some(shifts) = self.field.shifts.clone()
                {
                    return Ok(neighbours(self.set(set)?, shifts, all, *comparison, than));
                }
                self.one_by_one(condition)
            }
            _ => self.one_by_one(condition),
        }
    }

    fn one_by_one(&mut self, condition: &'a Condition) -> Compiled<Cells<B>> {
        let (check, all) = (self.condition(condition)?, self.field.all);
        Ok(Cells::code(move |state, choice| {
            let (mut left, mut holds) = (all, B::default());
            while !left.is_empty() {
                let cell = left.pop();
                let about = Choice { cell: cell as u16, ..*choice };
                holds = holds | B::bit(cell).only_if(check.holds(state, &about));
            }
            holds
        }))
    }

    /// The cells whose height compares so.
    fn heights(&mut self, comparison: Comparison, than: i64) -> Cells<B> {
        let all = self.field.all;
        let holds = |height: usize| comparison.holds(height as i64, than);
        let empty = Leaf { slot: OCCUPIED, flip: !B::default(), mask: all.only_if(holds(0)) };
        let more = holds(2);
        if !self.plan.habits.stacks {
            return match (holds(0), holds(1)) {
                (false, true) => Cells::Leaf(self.occupied()),
                (true, true) => Cells::constant(all),
                (_, false) => Cells::Leaf(empty),
            };
        }
        let (single, occupied) = (self.single(), self.occupied());
        if (2..=Stack::HIGHEST).all(|height| holds(height) == more) {
            let (one, more) = (all.only_if(holds(1)), all.only_if(more));
            return Cells::code(move |state, _| {
                let single = single.of(state);
                empty.of(state) | (single & one) | (occupied.of(state) & !single & more)
            });
        }
        self.plan.heights = true;
        Cells::code(move |state, _| {
            let (mut left, mut found) = (occupied.of(state), empty.of(state));
            while !left.is_empty() {
                let cell = left.pop();
                found = found | B::bit(cell).only_if(comparison.holds(i64::from(state.height(cell)), than));
            }
            found
        })
    }
}

/// The cells of which so many neighbours are in a set: all are counted at once, in columns of bits.
fn neighbours<B: Bits>(
    set: Cells<B>,
    shifts: Vec<Shift<B>>,
    all: B,
    comparison: Comparison,
    than: i64,
) -> Cells<B> {
    let counts: Vec<usize> =
        (0..=shifts.len()).filter(|count| comparison.holds(*count as i64, than)).collect();
    map(set, move |cells| {
        // Column `i` has the bits of the counts that stand for two to the power of `i`.
        let mut columns = [B::default(); 4];
        for shift in &shifts {
            let mut carried = shift.back(cells);
            for column in &mut columns {
                (*column, carried) = (*column ^ carried, *column & carried);
            }
        }
        counts.iter().fold(B::default(), |found, count| {
            let same = columns
                .iter()
                .enumerate()
                .fold(all, |same, (i, column)| same & if count >> i & 1 == 1 { *column } else { !*column });
            found | same
        })
    })
}
