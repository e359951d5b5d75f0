//! Rows that were decided about in this turn and are not asked about again.

use super::amount::Amount;
use super::bits::Bits;
use super::cells::Cells;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::deed::Act;
use super::field::{Field, NOWHERE};
use super::kept::KeptSet;
use super::offer::Rows;
use super::state::State;
use crate::rule::{Number, Set, VariableId};
use std::sync::Arc;

/// Where it is kept which row of each line is dealt with: for each direction of lines a set with a cell of each
/// such row.
#[derive(Clone)]
pub(super) struct Dealt<B: Bits> {
    field: Arc<Field<B>>,
    /// By direction, the kept set.
    slots: Vec<Option<usize>>,
}

/// Keeps that a row is dealt with that still stands, by the first cell of it that was left.
pub(super) struct Deal<B: Bits> {
    dealt: Dealt<B>,
    length: Amount<B>,
    of: Cells<B>,
    along: Cells<B>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// What keeps which rows are dealt with, and what keeps that one more is.
    pub fn dealt(
        &mut self,
        once: VariableId,
        (length, of, along): (&'a Number, &'a Set, &'a Set),
    ) -> Compiled<(Dealt<B>, Deal<B>)> {
        if !self.is_of_lines(once.index) {
            return Err(self.unsupported("a row that is dealt with in a variable that is not of lines"));
        }
        let mut slots = vec![None; self.field.directions];
        for row in &self.field.rows {
            let set = KeptSet::Dealt(once.index, row.direction as u8);
            slots[row.direction] = Some(self.plan.slot(set));
        }
        let dealt = Dealt { field: self.field.clone(), slots };
        let deal = Deal {
            dealt: dealt.clone(),
            length: self.number(length)?,
            of: self.set(of)?,
            along: self.set(along)?,
        };
        Ok((dealt, deal))
    }
}

impl<B: Bits> Dealt<B> {
    /// The cells by which rows of a line are dealt with.
    pub fn on(&self, state: &State<B>, line: usize) -> B {
        match self.place(line) {
            Some((slot, cells)) => state.kept(slot) & cells,
            None => B::default(),
        }
    }

    fn place(&self, line: usize) -> Option<(usize, B)> {
        let row = self.field.rows.get(line)?;
        Some((self.slots.get(row.direction).copied().flatten()?, row.set))
    }
}

impl<B: Bits> Act<B> for Deal<B> {
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        let (line, left) = (usize::from(choice.line), choice.left);
        let Some((slot, cells)) = self.dealt.place(line).filter(|_| left != NOWHERE) else { return };
        let rows = Rows {
            field: &self.dealt.field,
            of: self.of.of(state, choice),
            along: self.along.of(state, choice),
            length: self.length.of(state, choice),
        };
        if rows.on(line).any(|row| row.contains(&left)) {
            state.keep(slot, (state.kept(slot) & !cells) | B::bit(usize::from(left)));
        }
    }
}
