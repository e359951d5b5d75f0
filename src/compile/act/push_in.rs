use super::Bring;
use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::Compiler;
use crate::compile::deed::Act;
use crate::compile::field::{Field, Shift};
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::position::Piece;
use std::sync::Arc;

/// A piece is pushed in from the rim; the unbroken run before it moves on one step.
pub(in crate::compile) struct PushIn<B: Bits> {
    bring: Bring,
    field: Arc<Field<B>>,
    /// The ways in, on a grid.
    entries: Vec<Entry<B>>,
    /// For each set that says what stands on cells, whether the new piece comes into it.
    into: Vec<bool>,
    heights: bool,
}

/// A way in from the rim.
struct Entry<B> {
    /// The first cell.
    first: B,
    /// The whole line that it leads onto.
    line: B,
    /// One step along it.
    step: Shift<B>,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// So many pieces of a type are pushed in.
    pub fn push_in(&mut self, piece: Piece, count: u8, hand: Option<usize>) -> PushIn<B> {
        let bring = self.bring(piece, count, hand, false);
        let field = self.field.clone();
        let entry = |(first, direction): &(u16, u8)| {
            let (cell, direction) = (usize::from(*first), usize::from(*direction));
            let step = *field.shifts.as_ref()?.get(direction)?;
            let first = B::bit(cell);
            Some(Entry { first, line: field.ray(direction, cell) | first, step })
        };
        let single = self.plan.find(crate::compile::kept::KeptSet::Single);
        let into = |slot: usize| bring.comes_into(slot) || (Some(slot) == single && count == 1);
        PushIn {
            into: (0..self.plan.board_sets()).map(into).collect(),
            entries: field.entries.iter().filter_map(entry).collect(),
            heights: self.plan.heights,
            bring,
            field,
        }
    }
}

impl<B: Bits> Act<B> for PushIn<B> {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        let Some(entry) = self.entries.get(usize::from(choice.entry)) else {
            self.make_room_by_steps(state, usize::from(choice.to), usize::from(choice.direction));
            return self.bring.act(state, choice);
        };
        let gaps = entry.line & !state.kept(OCCUPIED);
        // Both ways are worked out: which is meant would be hard to foresee.
        let upward = entry.step.down == 0;
        let run = entry.line & (gaps.below_low().only_if(upward) | gaps.above_high().only_if(!upward));
        if self.heights {
            let (first, direction) = (usize::from(choice.to), usize::from(choice.direction));
            self.move_heights(state, first, direction, run.count() as usize);
            state.set_height(first, self.bring.count());
        }
        for (slot, into) in self.into.iter().enumerate().skip(OCCUPIED) {
            let set = state.kept(slot);
            let moved = (set & !run) | entry.step.go(set & run) | entry.first.only_if(*into);
            state.keep(slot, moved);
        }
        self.bring.leave_hand(state);
    }
}

impl<B: Bits> PushIn<B> {
    /// Moves the heights of a run that begins on a cell one step on.
    fn move_heights(&self, state: &mut State<B>, first: usize, direction: usize, run: usize) {
        let path = self.field.path(direction, first);
        for steps in (0..run).rev() {
            let from = if steps == 0 { first } else { usize::from(path[steps - 1]) };
            if let Some(to) = path.get(steps) {
                state.set_height(usize::from(*to), state.height(from));
            }
        }
        state.set_height(first, 0);
    }

    /// Moves the run that begins on a cell one step on, cell by cell: for boards that are no grid.
    fn make_room_by_steps(&self, state: &mut State<B>, first: usize, direction: usize) {
        let path = self.field.path(direction, first);
        let occupied = state.kept(OCCUPIED);
        let line = || std::iter::once(first as u16).chain(path.iter().copied());
        let run = line().take_while(|cell| occupied.get(usize::from(*cell))).count();
        if self.heights {
            self.move_heights(state, first, direction, run);
        }
        for slot in OCCUPIED..self.into.len() {
            let mut set = state.kept(slot);
            for steps in (0..run).rev() {
                let from = if steps == 0 { first } else { usize::from(path[steps - 1]) };
                let to = path.get(steps).map_or(B::default(), |to| B::bit(usize::from(*to)));
                set = (set & !to) | to.only_if(set.get(from));
            }
            state.keep(slot, set & !B::bit(first));
        }
    }
}
