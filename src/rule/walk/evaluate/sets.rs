use super::{Parts, View, add};
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Set};

impl View<'_> {
    /// The parts of a set, and whether a cell is in each.
    pub(in crate::rule::walk) fn parts_of_set(
        &self,
        set: &Set,
        cell: Point,
        depth: usize,
        parts: &mut Parts,
    ) -> Result<(), Diagnostic> {
        let name = self.board().name(cell);
        let holds = Some(self.cells(set)?.contains(cell));
        let mut told = |text: String| add(parts, depth, text, holds);
        match set {
            Set::Rule(id) => {
                let open = told(format!("{name} in `{}`", self.game.rule(*id).name));
                if let (view, Body::Set(inner)) = self.body(*id)?
                    && open
                {
                    view.parts_of_set(inner, cell, depth + 1, parts)?;
                }
            }
            Set::And(left, right) | Set::Or(left, right) | Set::Minus(left, right) => {
                let word = match set {
                    Set::And(..) => "in both",
                    Set::Or(..) => "in one of them",
                    _ => "in the first and not in the second",
                };
                if told(format!("{name} {word}")) {
                    self.parts_of_set(left, cell, depth + 1, parts)?;
                    self.parts_of_set(right, cell, depth + 1, parts)?;
                }
            }
            Set::Not(inner) => {
                if told(format!("{name} not in it")) {
                    self.parts_of_set(inner, cell, depth + 1, parts)?;
                }
            }
            Set::Where(condition) => self.at(cell).parts_of(condition, depth, parts)?,
            Set::Near(inner) | Set::Surrounded(inner) => {
                let around = *self.board().neighbour_set(cell);
                let (found, all) = ((around & self.cells(inner)?).len(), around.len());
                told(format!("{name} in {}: {found} of {all} neighbours", self.set_phrase(set)));
            }
            Set::Function(_) => {
                let found = self.cells(set)?;
                told(format!("{name} in what the function returns: {}", self.named(found)));
            }
            _ => {
                told(format!("{name}, {}, in {}", self.standing(cell), self.set_phrase(set)));
            }
        }
        Ok(())
    }
}
