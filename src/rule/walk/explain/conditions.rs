//! Why a condition does not hold, and which one keeps a decision from being open.

use super::{Failure, View};
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Condition, Intent, Moves, RuleId, Value};

impl View<'_> {
    /// What refuses a decision that its generator makes: a condition on it, or a choice that comes first.
    pub(super) fn refused(
        &self,
        moves: &Moves,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        let made = |view: &View<'_>, moves: &Moves| -> Result<bool, Diagnostic> {
            Ok(view.generate(moves)?.iter().any(|decision| intent.fits(decision)))
        };
        match moves {
            Moves::Rule(id) => match self.body(*id)? {
                (view, Body::Moves(inner)) => view.refused(inner, intent, self.speaker(*id, rule)),
                _ => Ok(None),
            },
            Moves::Any(parts) => {
                for part in parts {
                    if let Some(failure) = self.refused(part, intent, rule)? {
                        return Ok(Some(failure));
                    }
                }
                Ok(None)
            }
            Moves::First(parts) => {
                for part in parts {
                    if let Some(failure) = self.refused(part, intent, rule)? {
                        return Ok(Some(failure));
                    }
                    if made(self, part)? {
                        return self.comes_first(parts, rule).map(Some);
                    }
                }
                Ok(None)
            }
            Moves::Only(inner, condition) => {
                if let Some(failure) = self.refused(inner, intent, rule)? {
                    return Ok(Some(failure));
                }
                for decision in self.generate(inner)?.iter().filter(|decision| intent.fits(decision)) {
                    if let Some(failure) = self.about(decision).fails(condition, rule)? {
                        return Ok(Some(self.spoken(failure, rule)));
                    }
                }
                Ok(None)
            }
            Moves::Function(function) => match self.call(*function)? {
                Value::Moves(inner) => self.refused(&inner, intent, rule),
                _ => Ok(None),
            },
            Moves::Make(_) => Ok(None),
        }
    }

    /// The part of a choice by urgency that is open before all others.
    fn comes_first(&self, parts: &[Moves], rule: Option<RuleId>) -> Result<Failure, Diagnostic> {
        let mut urgent = rule;
        let silent = rule.is_none_or(|rule| self.game.rule(rule).sentence.is_none());
        for part in parts.iter().filter(|_| silent) {
            if self.offers(part)? {
                if let Moves::Rule(id) = part
                    && self.game.rule(*id).sentence.is_some()
                {
                    urgent = Some(*id);
                }
                break;
            }
        }
        Ok(Failure::new(urgent, "another decision that is open comes first"))
    }

    /// The first part of a condition that does not hold.
    pub(super) fn fails(
        &self,
        condition: &Condition,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        if self.holds(condition)? {
            return Ok(None);
        }
        let unsaid = |rule: Option<RuleId>| match rule {
            Some(id) => Failure::new(rule, format!("`{}` does not hold", self.game.rule(id).name)),
            None => Failure::new(rule, "a condition does not hold"),
        };
        let failure = match condition {
            Condition::Rule(id) => match self.body(*id)? {
                (view, Body::Condition(inner)) => {
                    view.fails(inner, Some(*id))?.unwrap_or_else(|| unsaid(Some(*id)))
                }
                _ => unsaid(Some(*id)),
            },
            Condition::All(parts) => {
                let mut found = None;
                for part in parts {
                    found = self.fails(part, rule)?;
                    if found.is_some() {
                        break;
                    }
                }
                found.unwrap_or_else(|| unsaid(rule))
            }
            Condition::Any(parts) if parts.len() == 1 => {
                self.fails(&parts[0], rule)?.unwrap_or_else(|| unsaid(rule))
            }
            Condition::Not(inner) => match inner.as_ref() {
                Condition::Rule(id) => {
                    let failure = Failure::new(Some(*id), format!("`{}` holds", self.game.rule(*id).name));
                    failure.within(Some(*id), |parts| self.parts_of(inner, 0, parts))
                }
                Condition::In(set) => match self.cell.or_else(|| self.decision.and_then(|d| d.to)) {
                    Some(cell) => self.excluded(set, cell, rule)?,
                    None => unsaid(rule),
                },
                _ => unsaid(rule),
            },
            Condition::In(set) => match self.cell.or_else(|| self.decision.and_then(|d| d.to)) {
                Some(cell) => self.missing(set, cell, rule)?.unwrap_or_else(|| unsaid(rule)),
                None => unsaid(rule),
            },
            Condition::Compare(left, comparison, right) => {
                let (left, right) = (self.number(left)?, self.number(right)?);
                Failure::new(rule, format!("{left} {comparison} {right} does not hold"))
            }
            Condition::Function(function) => match self.call(*function)? {
                Value::Refused(reason) => Failure::new(rule, reason),
                _ => unsaid(rule),
            },
            _ => unsaid(rule),
        };
        Ok(Some(failure.within(rule, |parts| self.parts_of(condition, 0, parts))))
    }
}
