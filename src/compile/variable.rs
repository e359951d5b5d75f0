//! Where the values of variables are kept.

use super::bits::Bits;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::kept::KeptNumber;
use crate::rule::{Each, VariableId, Whose};

/// The place of a value among the kept numbers.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Always the same.
    At(usize),
    /// By the piece that a decision moves.
    ByPiece(Vec<usize>),
}

impl Place {
    /// The place as a decision has it.
    #[inline(always)]
    pub fn of<B: Bits>(&self, choice: &Choice<B>) -> usize {
        match self {
            Place::At(slot) => *slot,
            Place::ByPiece(slots) => {
                // Without a piece it is the first value.
                let by_piece = slots.get(usize::from(choice.piece)).or(slots.first());
                by_piece.copied().unwrap_or_default()
            }
        }
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// Where a variable that some rule asks for is kept.
    pub fn variable(&mut self, id: VariableId) -> Compiled<Place> {
        let numbers = self.variable_numbers(id)?;
        let slots: Vec<usize> = numbers.into_iter().map(|number| self.plan.number(number)).collect();
        Ok(place(slots))
    }

    /// Where a variable is kept; `None` if no rule asks for it.
    pub fn known_variable(&mut self, id: VariableId) -> Compiled<Option<Place>> {
        let numbers = self.variable_numbers(id)?;
        if numbers.iter().all(|number| self.plan.find_number(*number).is_none()) {
            return Ok(None);
        }
        self.variable(id).map(Some)
    }

    fn variable_numbers(&mut self, id: VariableId) -> Compiled<Vec<KeptNumber>> {
        let players = self.game.players.len();
        if self.is_of_lines(id.index) {
            return Err(self.unsupported("a variable of lines as a number"));
        }
        Ok(match id.whose {
            Whose::Nobody => vec![KeptNumber::Variable(id.index)],
            Whose::Player(who) => {
                vec![KeptNumber::Variable(id.index + u16::from(who.of(self.me, players).0))]
            }
            Whose::Moved => {
                self.plan.habits.asks_piece = true;
                (0..self.game.pieces.len() as u16).map(|at| KeptNumber::Variable(id.index + at)).collect()
            }
        })
    }

    /// Whether a value of a variable is that of a line of the board.
    pub fn is_of_lines(&self, index: u16) -> bool {
        self.game.variables.iter().any(|variable| {
            variable.each == Each::Line && (variable.index..variable.index + variable.count).contains(&index)
        })
    }
}

fn place(slots: Vec<usize>) -> Place {
    match slots[..] {
        [slot] => Place::At(slot),
        _ => Place::ByPiece(slots),
    }
}
