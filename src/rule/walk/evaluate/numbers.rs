use super::{Parts, View, add};
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Number};

impl View<'_> {
    /// A number in the words of scripts with its value: `height 3`, `(height 3 + 1) 4`.
    pub(super) fn number_phrase(&self, number: &Number) -> Result<String, Diagnostic> {
        let value = self.number(number)?;
        let sum = |left: &Number, sign: char, right: &Number| -> Result<String, Diagnostic> {
            Ok(format!("({} {sign} {})", self.number_phrase(left)?, self.number_phrase(right)?))
        };
        let words = match number {
            Number::Constant(_) => return Ok(value.to_string()),
            Number::Rule(id) => format!("`{}`", self.game.rule(*id).name),
            Number::Add(left, right) => sum(left, '+', right)?,
            Number::Subtract(left, right) => sum(left, '-', right)?,
            Number::Multiply(left, right) => sum(left, '*', right)?,
            Number::Height => "height".to_string(),
            Number::Count(set) => format!("count({})", self.set_phrase(set)),
            Number::Pieces(set) => format!("pieces({})", self.set_phrase(set)),
            Number::Neighbours(set) => format!("neighbours({}):count()", self.set_phrase(set)),
            Number::Groups(set) => format!("groups({})", self.set_phrase(set)),
            Number::OnLine(set) => format!("on_line({})", self.set_phrase(set)),
            Number::Hand(..) => "hand".to_string(),
            Number::Captured(..) => "captured".to_string(),
            Number::Variable(id) => format!("var \"{}\"", self.game.variable_name(id.index)),
            Number::Ply => "ply".to_string(),
            Number::Repetitions => "repetitions".to_string(),
            Number::Distance => "distance".to_string(),
            Number::Heading => "heading".to_string(),
            Number::Arrival => "arrival".to_string(),
            Number::Deflections => "deflections".to_string(),
            Number::Opposite(_) => "opposite".to_string(),
            Number::PieceMoved => "piece_moved".to_string(),
            Number::Bid => "number_bid".to_string(),
            Number::Function(_) => "the function returns".to_string(),
        };
        Ok(format!("{words} {value}"))
    }

    /// How long a jump is and how long it should be, with what that comes from.
    pub(in crate::rule::walk) fn length(
        &self,
        steps: i64,
        distance: &Number,
        parts: &mut Parts,
    ) -> Result<(), Diagnostic> {
        let asked = self.number_phrase(distance)?;
        add(parts, 0, format!("distance {steps} = {asked}"), Some(false));
        self.parts_of_number(distance, 1, parts)
    }

    /// What is worth telling of a number besides its value: what a rule says, which cells are counted.
    pub(super) fn parts_of_number(
        &self,
        number: &Number,
        depth: usize,
        parts: &mut Parts,
    ) -> Result<(), Diagnostic> {
        match number {
            Number::Rule(id) => {
                if let (view, Body::Number(inner)) = self.body(*id)? {
                    let text = format!("`{}` = {}", self.game.rule(*id).name, view.number_phrase(inner)?);
                    if add(parts, depth, text, None) {
                        view.parts_of_number(inner, depth + 1, parts)?;
                    }
                }
            }
            Number::Count(set) | Number::Pieces(set) | Number::Groups(set) | Number::OnLine(set) => {
                let text = format!("{}: {}", self.set_phrase(set), self.named(self.cells(set)?));
                add(parts, depth, text, None);
            }
            Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
                self.parts_of_number(left, depth, parts)?;
                self.parts_of_number(right, depth, parts)?;
            }
            _ => {}
        }
        Ok(())
    }
}
