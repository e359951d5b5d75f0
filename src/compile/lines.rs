//! Straight runs of cells.

use super::amount::Amount;
use super::bits::Bits;
use super::cells::Cells;
use super::check::Check;
use super::compiler::{Compiled, Compiler};
use super::field::{Field, Star};
use super::set::map;
use crate::rule::{Number, Set};

/// Up to how many runs are looked at one by one.
const MOST_RUNS: usize = 64;

impl<'a, B: Bits> Compiler<'a, B> {
    /// The cells that straight lines lead to from some cells.
    pub fn in_sight(&mut self, from: &'a Set, through: &'a Set) -> Compiled<Cells<B>> {
        if self.field.rings {
            return Err(self.unsupported("a line of sight on a board with rings"));
        }
        let (from, through, field) = (self.set(from)?, self.set(through)?, self.field.clone());
        let (directions, all) = (field.directions, field.all);
        if let Some(star) = Star::of(&field, &(0..directions).collect::<Vec<_>>()) {
            return Ok(Cells::code(move |state, choice| {
                let (mut from, through) = (from.of(state, choice), through.of(state, choice));
                let mut seen = B::default();
                while !from.is_empty() {
                    seen = seen | star.reach(from.pop(), through);
                }
                seen
            }));
        }
        Ok(Cells::code(move |state, choice| {
            let (mut from, through) = (from.of(state, choice), through.of(state, choice));
            let mut seen = B::default();
            while !from.is_empty() {
                let cell = from.pop();
                for direction in 0..directions {
                    seen = seen | field.ends_by_steps(direction, cell, through, all, false);
                }
            }
            seen
        }))
    }

    /// Whether a straight run of so many cells exists.
    pub fn line(&mut self, length: &'a Number, of: &'a Set) -> Compiled<Check<B>> {
        let (length, of, field) = (self.number(length)?, self.set(of)?, self.field.clone());
        Ok(match (length, of.leaf()) {
            (Amount::Fixed(length), _) if let Some(runs) = field.possible_runs(length) => {
                Check::code(move |state, choice| {
                    let cells = of.of(state, choice);
                    runs.iter().any(|run| (*run & !cells).is_empty())
                })
            }
            (Amount::Fixed(length), Some(leaf)) => Check::Run(leaf, length, field),
            (length, _) => Check::code(move |state, choice| {
                field.has_run(of.of(state, choice), length.of(state, choice))
            }),
        })
    }

    /// The cells of all straight runs of so many cells or more.
    pub fn in_line(&mut self, length: &'a Number, of: &'a Set) -> Compiled<Cells<B>> {
        let (length, of, field) = (self.number(length)?, self.set(of)?, self.field.clone());
        Ok(match length {
            Amount::Fixed(length) if let Some(runs) = field.possible_runs(length) => map(of, move |cells| {
                let mut all = B::default();
                for run in &runs {
                    all = all | run.only_if((*run & !cells).is_empty());
                }
                all
            }),
            Amount::Fixed(length) => map(of, move |cells| field.in_runs(cells, length)),
            length => Cells::code(move |state, choice| {
                field.in_runs(of.of(state, choice), length.of(state, choice))
            }),
        })
    }
}

impl<B: Bits> Field<B> {
    /// Whether a straight run of `length` cells of a set exists. A single cell is a run of one.
    #[inline(always)]
    pub fn has_run(&self, of: B, length: i64) -> bool {
        if length <= 1 {
            return !of.is_empty();
        }
        let Some(length) = self.possible(length) else { return false };
        match self.links.has_run(of, length) {
            Some(answer) => answer,
            None => self.rows.iter().any(|row| row.runs(of).any(|run| run.len() >= length as usize)),
        }
    }

    /// The same, not written out in every place where it is asked.
    #[inline(never)]
    pub fn is_run_there(&self, of: B, length: i64) -> bool {
        self.has_run(of, length)
    }

    /// The cells of all straight runs of `length` cells of a set or more.
    pub fn in_runs(&self, of: B, length: i64) -> B {
        if length <= 1 {
            return of;
        }
        let Some(length) = self.possible(length) else { return B::default() };
        self.links.runs(of, length).unwrap_or_else(|| {
            let runs = self.rows.iter().flat_map(|row| row.runs(of));
            runs.filter(|run| run.len() >= length as usize).fold(B::default(), |all, run| {
                run.iter().fold(all, |all, cell| all | B::bit(usize::from(*cell)))
            })
        })
    }

    /// Every run of so many cells that lines could hold, where whole sets cannot be moved along them and they are few.
    fn possible_runs(&self, length: i64) -> Option<Vec<B>> {
        let length = usize::try_from(length).ok().filter(|length| *length > 1)?;
        if self.shifts.is_some() {
            return None;
        }
        let set_of =
            |cells: &[u16]| cells.iter().fold(B::default(), |all, cell| all | B::bit(usize::from(*cell)));
        let runs: Vec<B> = self.rows.iter().flat_map(|row| row.cells.windows(length)).map(set_of).collect();
        (runs.len() <= MOST_RUNS).then_some(runs)
    }

    /// A length that a run on this board can have.
    fn possible(&self, length: i64) -> Option<u32> {
        u32::try_from(length).ok().filter(|length| *length as usize <= self.bits.len())
    }
}
