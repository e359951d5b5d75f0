use crate::board::Direction;
use crate::position::{Effect, Piece, Position};
use crate::rule::{Condition, Decision, Game, Generator, NoHost, Number, View};
use std::sync::Arc;

/// A slide, as far as conditions may speak about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slide {
    /// The type of the piece.
    pub piece: Piece,
    /// Where it starts to.
    pub heading: Direction,
    /// Where it heads at the end.
    pub arrival: Direction,
}

/// Asks the rules about slides that are made up, after others that are made up.
#[derive(Debug)]
pub(super) struct Questions<'a> {
    game: &'a Game,
    position: Position,
    decision: Decision,
}

impl<'a> Questions<'a> {
    /// In a position, whose variables are changed while they are asked.
    pub fn new(game: &'a Game, position: &Position, generator: &Arc<Generator>) -> Self {
        Questions { game, position: position.clone(), decision: Decision::of(generator) }
    }

    /// Whether all conditions hold of a slide.
    pub fn hold(&mut self, conditions: &[&Condition], slide: Slide) -> Option<bool> {
        self.about(slide);
        let view = View::new(self.game, &NoHost, &self.position).about(&self.decision);
        for condition in conditions {
            if !view.holds(condition).ok()? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The value of a number of a slide.
    pub fn number(&mut self, number: &Number, slide: Slide) -> Option<i64> {
        self.about(slide);
        View::new(self.game, &NoHost, &self.position).about(&self.decision).number(number).ok()
    }

    /// The value of a variable.
    pub fn variable(&self, index: u16) -> i64 {
        self.position.variable(index)
    }

    /// Gives a variable another value.
    pub fn set(&mut self, index: u16, new: i64) {
        let old = self.position.variable(index);
        self.position.apply(&Effect::Variable { index, old, new });
    }

    fn about(&mut self, slide: Slide) {
        self.decision.piece = Some(slide.piece);
        self.decision.direction = Some(slide.heading);
        self.decision.arrival = Some(slide.arrival);
    }
}
