//! Why a cell is not in a set, or is in one.

use super::{Failure, View};
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, RuleId, Set};

impl View<'_> {
    /// The first part of a set that keeps a cell out, with the named rule it belongs to.
    pub(super) fn missing(
        &self,
        set: &Set,
        cell: Point,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        if self.cells(set)?.contains(cell) {
            return Ok(None);
        }
        let name = self.board().name(cell);
        let not_in = |rule: Option<RuleId>| match rule {
            Some(id) => Failure::new(rule, format!("`{name}` is not in `{}`", self.game.rule(id).name)),
            None => Failure::new(rule, format!("`{name}` is not where it would have to be")),
        };
        let failure = match set {
            Set::Rule(id) => match self.body(*id)? {
                (view, Body::Set(inner)) => {
                    view.missing(inner, cell, Some(*id))?.unwrap_or_else(|| not_in(Some(*id)))
                }
                _ => not_in(Some(*id)),
            },
            Set::And(left, right) => match self.missing(left, cell, rule)? {
                Some(failure) => failure,
                None => self.missing(right, cell, rule)?.unwrap_or_else(|| not_in(rule)),
            },
            Set::Or(left, right) => {
                self.missing_both(left, right, cell, rule)?.unwrap_or_else(|| not_in(rule))
            }
            Set::Minus(left, right) => match self.missing(left, cell, rule)? {
                Some(failure) => failure,
                None => self.excluded(right, cell, rule)?,
            },
            Set::Not(inner) => self.excluded(inner, cell, rule)?,
            Set::Where(condition) => self.at(cell).fails(condition, rule)?.unwrap_or_else(|| not_in(rule)),
            Set::Empty => Failure::new(rule, format!("`{name}` is occupied")),
            Set::Occupied => Failure::new(rule, format!("`{name}` is empty")),
            Set::Owned(_) => Failure::new(rule, self.whose(cell)),
            _ => not_in(rule),
        };
        Ok(Some(failure.within(rule, |parts| self.parts_of_set(set, cell, 0, parts))))
    }

    /// Of a union that lacks a cell: if one side is a rule of its own, the other's failure says more.
    fn missing_both(
        &self,
        left: &Set,
        right: &Set,
        cell: Point,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        let first = self.missing(left, cell, rule)?;
        let second = self.missing(right, cell, rule)?;
        Ok(match (first, second) {
            (Some(first), Some(second)) if first.rule == second.rule && first.text != second.text => {
                Some(Failure::new(first.rule, format!("{}, and {}", first.text, second.text)))
            }
            (first, second) => first.or(second),
        })
    }

    /// Whose the top piece of a cell is.
    fn whose(&self, cell: Point) -> String {
        let name = self.board().name(cell);
        let Some(top) = self.position.stack(cell).top() else { return format!("`{name}` is empty") };
        let owner = self.game.pieces.get(top.index()).and_then(|top| top.owner);
        let owner = owner.and_then(|owner| self.game.players.get(owner.index()));
        format!("`{name}` belongs to {}", owner.map_or("nobody", String::as_str))
    }

    /// Why a cell is in a set that it should not be in.
    pub(super) fn excluded(
        &self,
        set: &Set,
        cell: Point,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let name = self.board().name(cell);
        let failure = match set {
            Set::Rule(id) => {
                let failure =
                    Failure::new(Some(*id), format!("`{name}` is in `{}`", self.game.rule(*id).name));
                match self.body(*id)? {
                    (view, Body::Set(inner)) => {
                        failure.within(Some(*id), |parts| view.parts_of_set(inner, cell, 0, parts))
                    }
                    _ => failure,
                }
            }
            Set::Or(left, right) => {
                let side = if self.cells(left)?.contains(cell) { left } else { right };
                self.excluded(side, cell, rule)?
            }
            // A part with a name of its own says more than one without.
            Set::And(left, right) => {
                let named = |set: &Set| matches!(set, Set::Rule(_));
                let side = if !named(left) && named(right) { right } else { left };
                self.excluded(side, cell, rule)?
            }
            Set::Minus(left, _) => self.excluded(left, cell, rule)?,
            Set::Empty => Failure::new(rule, format!("`{name}` is empty")),
            Set::Occupied => Failure::new(rule, format!("`{name}` is occupied")),
            Set::Owned(_) => Failure::new(rule, self.whose(cell)),
            Set::Near(_) => Failure::new(rule, format!("`{name}` has such a neighbour")),
            Set::Surrounded(_) => Failure::new(rule, format!("`{name}` is surrounded")),
            _ => Failure::new(rule, format!("`{name}` is excluded")),
        };
        Ok(failure.within(rule, |parts| self.parts_of_set(set, cell, 0, parts)))
    }
}
