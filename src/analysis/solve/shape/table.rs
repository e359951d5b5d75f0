use crate::board::Direction;
use crate::position::{Piece, Position};
use crate::rule::{Body, Condition, Game, Number, VariableId, Whose};

/// How deep rules may ask other rules.
const DEEPEST: u32 = 200;

/// A slide, as far as conditions may speak about it: one that nothing turned aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slide {
    /// The type of the piece.
    pub piece: Piece,
    /// Where it starts to.
    pub heading: Direction,
    /// Where it heads at the end.
    pub arrival: Direction,
}

/// Asks rules of a game of one player about slides that are made up, after others that are made up. The meaning is
/// that of the rules, of the few words that such rules are made of.
#[derive(Debug)]
pub(super) struct Questions<'a> {
    game: &'a Game,
    variables: Vec<i64>,
}

impl<'a> Questions<'a> {
    /// In a position, whose variables are changed while they are asked.
    pub fn new(game: &'a Game, position: &Position) -> Self {
        let count = game.variables.iter().map(|variable| variable.index + variable.count).max().unwrap_or(0);
        Questions { game, variables: (0..count).map(|index| position.variable(index)).collect() }
    }

    /// Whether all conditions hold of a slide; nothing if they speak about anything else.
    pub fn hold(&self, conditions: &[&Condition], slide: Slide) -> Option<bool> {
        for condition in conditions {
            if !self.holds(condition, slide, 0)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The value of a number of a slide; nothing if it speaks about anything else.
    pub fn number(&self, number: &Number, slide: Slide) -> Option<i64> {
        self.value(number, slide, 0)
    }

    /// The value of a variable.
    pub fn variable(&self, index: u16) -> i64 {
        self.variables.get(usize::from(index)).copied().unwrap_or(0)
    }

    /// Gives a variable another value.
    pub fn set(&mut self, index: u16, new: i64) {
        if let Some(value) = self.variables.get_mut(usize::from(index)) {
            *value = new;
        }
    }

    fn holds(&self, condition: &Condition, slide: Slide, depth: u32) -> Option<bool> {
        if depth > DEEPEST {
            return None;
        }
        Some(match condition {
            Condition::Constant(holds) => *holds,
            Condition::Rule(id) => match &self.game.rule(*id).body {
                Body::Condition(inner) => self.holds(inner, slide, depth + 1)?,
                _ => return None,
            },
            Condition::Compare(left, comparison, right) => {
                comparison.holds(self.value(left, slide, depth + 1)?, self.value(right, slide, depth + 1)?)
            }
            Condition::All(parts) => {
                for part in parts {
                    if !self.holds(part, slide, depth + 1)? {
                        return Some(false);
                    }
                }
                true
            }
            Condition::Any(parts) => {
                for part in parts {
                    if self.holds(part, slide, depth + 1)? {
                        return Some(true);
                    }
                }
                false
            }
            Condition::Not(inner) => !self.holds(inner, slide, depth + 1)?,
            _ => return None,
        })
    }

    fn value(&self, number: &Number, slide: Slide, depth: u32) -> Option<i64> {
        if depth > DEEPEST {
            return None;
        }
        let both = |left: &Number, right: &Number| {
            Some((self.value(left, slide, depth + 1)?, self.value(right, slide, depth + 1)?))
        };
        Some(match number {
            Number::Constant(value) => *value,
            Number::Rule(id) => match &self.game.rule(*id).body {
                Body::Number(inner) => self.value(inner, slide, depth + 1)?,
                _ => return None,
            },
            Number::Variable(id) => self.variable(place(*id, slide)),
            Number::Heading => i64::from(slide.heading.0),
            Number::Arrival => i64::from(slide.arrival.0),
            Number::Deflections => 0,
            Number::PieceMoved => i64::from(slide.piece.0),
            Number::Opposite(inner) => {
                let direction = u8::try_from(self.value(inner, slide, depth + 1)?).ok().map(Direction);
                let known = direction.filter(|direction| direction.index() < self.game.board.directions());
                known
                    .and_then(|direction| self.game.board.opposite(direction))
                    .map_or(-1, |back| i64::from(back.0))
            }
            Number::Add(left, right) => both(left, right).map(|(left, right)| left.saturating_add(right))?,
            Number::Subtract(left, right) => {
                both(left, right).map(|(left, right)| left.saturating_sub(right))?
            }
            Number::Multiply(left, right) => {
                both(left, right).map(|(left, right)| left.saturating_mul(right))?
            }
            _ => return None,
        })
    }
}

/// The place of a variable's value; the only player is the first.
fn place(id: VariableId, slide: Slide) -> u16 {
    id.index + if id.whose == Whose::Moved { u16::from(slide.piece.0) } else { 0 }
}
