//! What a tree speaks about besides the position: the cell in question, the decision in question.

use super::bits::Bits;
use super::compiler::{Compiled, Compiler};
use crate::rule::{Body, Condition, Moves, Number, Set, Shape, VariableId, Whose};
use std::ops::BitOr;

/// What is spoken about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mentions {
    /// The cell in question.
    pub cell: bool,
    /// The decision in question.
    pub decision: bool,
}

impl BitOr for Mentions {
    type Output = Mentions;

    fn bitor(self, other: Mentions) -> Mentions {
        Mentions { cell: self.cell || other.cell, decision: self.decision || other.decision }
    }
}

const NEITHER: Mentions = Mentions { cell: false, decision: false };
const DECISION: Mentions = Mentions { cell: false, decision: true };
const BOTH: Mentions = Mentions { cell: true, decision: true };

fn of_variable(id: VariableId) -> Mentions {
    if id.whose == Whose::Moved { DECISION } else { NEITHER }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// What a set speaks about.
    pub fn mentions_set(&mut self, set: &'a Set) -> Compiled<Mentions> {
        Ok(match set {
            Set::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Set(set) => compiler.mentions_set(set),
                other => Err(compiler.mistyped(other)),
            })?,
            Set::All
            | Set::Empty
            | Set::Occupied
            | Set::Owned(_)
            | Set::Top(_)
            | Set::Holding(_)
            | Set::Cells(_)
            | Set::PlayerCells(_) => NEITHER,
            Set::Variable(id) => of_variable(*id),
            Set::Or(left, right) | Set::And(left, right) | Set::Minus(left, right) => {
                self.mentions_set(left)? | self.mentions_set(right)?
            }
            Set::Sight { from, through } => self.mentions_set(from)? | self.mentions_set(through)?,
            Set::Linked { to, within } => self.mentions_set(to)? | self.mentions_set(within)?,
            Set::Not(inner) | Set::Shift(inner, _) | Set::Near(inner) | Set::Surrounded(inner) => {
                self.mentions_set(inner)?
            }
            Set::InLine { length, of } => self.mentions_number(length)? | self.mentions_set(of)?,
            // The cell that its condition speaks about is its own.
            Set::Where(condition) => Mentions { cell: false, ..self.mentions_condition(condition)? },
            Set::Origin | Set::Target | Set::Between | Set::Taken => DECISION,
            Set::Function(_) => BOTH,
        })
    }

    /// What a number speaks about.
    pub fn mentions_number(&mut self, number: &'a Number) -> Compiled<Mentions> {
        Ok(match number {
            Number::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Number(number) => compiler.mentions_number(number),
                other => Err(compiler.mistyped(other)),
            })?,
            Number::Constant(_)
            | Number::Hand(..)
            | Number::Captured(..)
            | Number::Ply
            | Number::Repetitions => NEITHER,
            Number::Variable(id) => of_variable(*id),
            Number::Height | Number::Function(_) => BOTH,
            Number::Count(set) | Number::Pieces(set) | Number::Groups(set) => self.mentions_set(set)?,
            Number::Neighbours(set) => BOTH | self.mentions_set(set)?,
            Number::OnLine(set) => DECISION | self.mentions_set(set)?,
            Number::Distance
            | Number::Heading
            | Number::Arrival
            | Number::Deflections
            | Number::PieceMoved
            | Number::Bid => DECISION,
            Number::Opposite(inner) => self.mentions_number(inner)?,
            Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
                self.mentions_number(left)? | self.mentions_number(right)?
            }
        })
    }

    /// What a condition speaks about.
    pub fn mentions_condition(&mut self, condition: &'a Condition) -> Compiled<Mentions> {
        Ok(match condition {
            Condition::Constant(_) => NEITHER,
            Condition::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Condition(condition) => compiler.mentions_condition(condition),
                other => Err(compiler.mistyped(other)),
            })?,
            Condition::Some(set) | Condition::None(set) => self.mentions_set(set)?,
            Condition::In(set) => BOTH | self.mentions_set(set)?,
            Condition::Compare(left, _, right) => {
                self.mentions_number(left)? | self.mentions_number(right)?
            }
            Condition::Line { length, of } => self.mentions_number(length)? | self.mentions_set(of)?,
            Condition::Connects { of, from, to } => {
                self.mentions_set(of)? | self.mentions_set(from)? | self.mentions_set(to)?
            }
            Condition::Can(moves) => self.mentions_moves(moves)?,
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().try_fold(NEITHER, |all, part| Ok(all | self.mentions_condition(part)?))?
            }
            Condition::Not(inner) => self.mentions_condition(inner)?,
            Condition::Function(_) => BOTH,
        })
    }

    fn mentions_moves(&mut self, moves: &'a Moves) -> Compiled<Mentions> {
        Ok(match moves {
            Moves::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Moves(moves) => compiler.mentions_moves(moves),
                other => Err(compiler.mistyped(other)),
            })?,
            Moves::Make(generator) => self.mentions_shape(&generator.shape)?,
            Moves::Any(parts) | Moves::First(parts) => {
                parts.iter().try_fold(NEITHER, |all, part| Ok(all | self.mentions_moves(part)?))?
            }
            Moves::Only(inner, condition) => {
                self.mentions_moves(inner)? | self.mentions_condition(condition)?
            }
            Moves::Function(_) => BOTH,
        })
    }

    fn mentions_shape(&mut self, shape: &'a Shape) -> Compiled<Mentions> {
        let (sets, numbers): (Vec<&'a Set>, Vec<&'a Number>) = match shape {
            Shape::Place { at, .. } => (vec![at], vec![]),
            Shape::Step { from, to, .. } => (vec![from, to], vec![]),
            Shape::Slide { from, through, to, .. } => (vec![from, through, to], vec![]),
            Shape::Hop { from, over, to, .. } => (vec![from, over, to], vec![]),
            Shape::Jump { from, distance, over, to, .. } => (vec![from, over, to], vec![distance]),
            Shape::Push { onto, .. } => (vec![onto], vec![]),
            Shape::Say { .. } | Shape::Bid { .. } => (vec![], vec![]),
            Shape::Flank { at, over, until, .. } => (vec![at, over, until], vec![]),
            Shape::Take { length, of, along, spare, .. } => {
                (vec![of, along].into_iter().chain(spare).collect(), vec![length])
            }
            Shape::Leap { from, to, .. } => (vec![from, to], vec![]),
            Shape::Choose { from } => (vec![from], vec![]),
        };
        let mut all = NEITHER;
        for set in sets {
            all = all | self.mentions_set(set)?;
        }
        for number in numbers {
            all = all | self.mentions_number(number)?;
        }
        Ok(all)
    }
}
