use super::Bring;
use crate::compile::bits::Bits;
use crate::compile::choice::Choice;
use crate::compile::compiler::Compiler;
use crate::compile::deed::Act;
use crate::compile::field::Field;
use crate::compile::plan::OCCUPIED;
use crate::compile::state::State;
use crate::position::Piece;
use std::sync::Arc;

/// A piece is pushed in from the rim; the unbroken run before it moves on one step.
pub(in crate::compile) struct PushIn<B: Bits> {
    bring: Bring,
    field: Arc<Field<B>>,
    /// How many sets say what stands on cells.
    sets: usize,
    heights: bool,
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// So many pieces of a type are pushed in.
    pub fn push_in(&mut self, piece: Piece, count: u8, hand: Option<usize>) -> PushIn<B> {
        let bring = self.bring(piece, count, hand, false);
        PushIn { bring, field: self.field.clone(), sets: self.plan.board_sets(), heights: self.plan.heights }
    }
}

impl<B: Bits> PushIn<B> {
    /// Moves the run that begins on a cell one step on.
    #[inline(always)]
    fn make_room(&self, state: &mut State<B>, first: usize, direction: usize) {
        let field = &*self.field;
        let Some(shift) = field.shifts.as_ref().and_then(|shifts| shifts.get(direction)) else {
            return self.make_room_by_steps(state, first, direction);
        };
        let line = field.ray(direction, first) | B::bit(first);
        let gaps = line & !state.kept(OCCUPIED);
        let run = line & if shift.down == 0 { gaps.below_low() } else { gaps.above_high() };
        if self.heights {
            self.move_heights(state, first, direction, run.count() as usize);
        }
        for slot in OCCUPIED..self.sets {
            let set = state.kept(slot);
            state.keep(slot, (set & !run) | shift.go(set & run));
        }
    }

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

    fn make_room_by_steps(&self, state: &mut State<B>, first: usize, direction: usize) {
        let path = self.field.path(direction, first);
        let occupied = state.kept(OCCUPIED);
        let line = || std::iter::once(first as u16).chain(path.iter().copied());
        let run = line().take_while(|cell| occupied.get(usize::from(*cell))).count();
        if self.heights {
            self.move_heights(state, first, direction, run);
        }
        let cells: Vec<u16> = line().take(run + 1).collect();
        for slot in OCCUPIED..self.sets {
            let mut set = state.kept(slot);
            for pair in cells.windows(2).rev() {
                let (from, to) = (usize::from(pair[0]), usize::from(pair[1]));
                set = (set & !B::bit(to)) | B::bit(to).only_if(set.get(from));
            }
            state.keep(slot, set & !B::bit(first));
        }
    }
}

impl<B: Bits> Act<B> for PushIn<B> {
    #[inline(always)]
    fn act(&self, state: &mut State<B>, choice: &Choice<B>) {
        let (first, direction) = (usize::from(choice.to), usize::from(choice.direction));
        if state.kept(OCCUPIED).get(first) {
            self.make_room(state, first, direction);
        }
        self.bring.act(state, choice);
    }
}
