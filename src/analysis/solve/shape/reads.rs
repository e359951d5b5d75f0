use crate::rule::{Body, Condition, Game, Number, VariableId};

/// How deep rules may ask other rules.
const DEEPEST: u32 = 100;

/// What a condition or number speaks about, where it is no more than this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reads {
    /// The type of the piece that the decision moves.
    pub piece: bool,
    /// The direction in which it starts.
    pub heading: bool,
    /// The direction in which it ends.
    pub arrival: bool,
    /// How often it is turned aside.
    pub deflections: bool,
    /// Variables.
    pub variables: Vec<VariableId>,
}

impl Reads {
    /// What conditions speak about; nothing if it is more than that.
    pub fn of_conditions(game: &Game, conditions: &[&Condition]) -> Option<Reads> {
        let mut reads = Reads::default();
        conditions.iter().try_for_each(|condition| reads.condition(game, condition, 0))?;
        Some(reads)
    }

    /// What a number speaks about; nothing if it is more than that.
    pub fn of_number(game: &Game, number: &Number) -> Option<Reads> {
        let mut reads = Reads::default();
        reads.number(game, number, 0)?;
        Some(reads)
    }

    fn condition(&mut self, game: &Game, condition: &Condition, depth: u32) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        match condition {
            Condition::Constant(_) => Some(()),
            Condition::Rule(id) => match &game.rule(*id).body {
                Body::Condition(inner) => self.condition(game, inner, depth + 1),
                _ => None,
            },
            Condition::Compare(left, _, right) => {
                self.number(game, left, depth + 1)?;
                self.number(game, right, depth + 1)
            }
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().try_for_each(|part| self.condition(game, part, depth + 1))
            }
            Condition::Not(inner) => self.condition(game, inner, depth + 1),
            _ => None,
        }
    }

    fn number(&mut self, game: &Game, number: &Number, depth: u32) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        match number {
            Number::Constant(_) => {}
            Number::Rule(id) => match &game.rule(*id).body {
                Body::Number(inner) => self.number(game, inner, depth + 1)?,
                _ => return None,
            },
            Number::Variable(id) if self.variables.contains(id) => {}
            Number::Variable(id) => self.variables.push(*id),
            Number::Heading => self.heading = true,
            Number::Arrival => self.arrival = true,
            Number::Deflections => self.deflections = true,
            Number::PieceMoved => self.piece = true,
            Number::Opposite(inner) => self.number(game, inner, depth + 1)?,
            Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
                self.number(game, left, depth + 1)?;
                self.number(game, right, depth + 1)?;
            }
            _ => return None,
        }
        Some(())
    }
}
