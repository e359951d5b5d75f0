//! Why a generator does not make a decision that is meant.

use super::{Failure, View};
use crate::diagnostic::Diagnostic;
use crate::rule::{Generator, Intent, Pieces, RuleId, Shape, Verb};
use std::sync::Arc;

impl View<'_> {
    /// The first part of a generator that an intent fails; an open failure if there is none.
    pub(super) fn failure(
        &self,
        generator: &Arc<Generator>,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        Ok(match &generator.shape {
            Shape::Place { pieces, at: cells } | Shape::Flank { pieces, at: cells, .. } => {
                if let Some(failure) = self.not_in_hand(pieces, intent) {
                    return Ok(failure.after(1));
                }
                match intent.to.map_or(Ok(None), |to| self.missing(cells, to, rule))? {
                    Some(failure) => failure.after(2),
                    None if generator.shape.verb() == Verb::Flank => {
                        Failure::new(rule, "it encloses nothing").after(3)
                    }
                    None => Failure::open(rule),
                }
            }
            Shape::Step { .. } | Shape::Slide { .. } | Shape::Hop { .. } | Shape::Jump { .. } => {
                self.movement(generator, intent, rule)?
            }
            Shape::Push { pieces } => self.push_failure(pieces, intent, rule),
            Shape::Take { length, of, along, .. } => {
                let length = self.number(length)?;
                let rows = self.rows(self.cells(of)?, self.cells(along)?, length);
                match &intent.cells {
                    _ if rows.is_empty() => Failure::new(rule, "no row stands").after(1),
                    Some(cells)
                        if rows.iter().any(|(_, row)| cells.iter().all(|cell| row.contains(cell))) =>
                    {
                        Failure::new(rule, "some of the row would be left that must go").after(3)
                    }
                    _ => Failure::new(rule, "this is no row").after(2),
                }
            }
            Shape::Choose { from } => match intent.to.map_or(Ok(None), |to| self.missing(from, to, rule))? {
                Some(failure) => failure.after(1),
                None => Failure::open(rule),
            },
            Shape::Say { word } => match &intent.word {
                Some(said) if **said == **word => Failure::open(rule),
                Some(said) => Failure::new(rule, format!("`{word}` may be said, not `{said}`")),
                None => Failure::new(rule, format!("`{word}` may be said")),
            },
        })
    }

    fn push_failure(&self, pieces: &Pieces, intent: &Intent, rule: Option<RuleId>) -> Failure {
        if let Some(failure) = self.not_in_hand(pieces, intent) {
            return failure.after(1);
        }
        let Some(from) = intent.from else {
            return Failure::new(rule, "it does not say from where").after(2);
        };
        let name = self.board().name(from);
        let mut entries = self.board().entries().iter().filter(|entry| entry.from == from).peekable();
        if entries.peek().is_none() {
            return Failure::new(rule, format!("`{name}` is not a point from which pieces come in")).after(2);
        }
        let Some(to) = intent.to else { return Failure::new(rule, "it does not say which way").after(3) };
        match entries.find(|entry| entry.first == to || self.gap(entry.first, entry.direction) == Some(to)) {
            None => {
                let text = format!("no push goes from `{name}` to `{}`", self.board().name(to));
                Failure::new(rule, text).after(3)
            }
            Some(entry) if self.gap(entry.first, entry.direction).is_none() => {
                let text = format!("the line from `{name}` over `{}` is full", self.board().name(to));
                Failure::new(rule, text).after(4)
            }
            Some(_) => Failure::open(rule),
        }
    }

    /// What the hand lacks; no named rule says so, the hand does.
    fn not_in_hand(&self, pieces: &Pieces, intent: &Intent) -> Option<Failure> {
        let available = self.available(pieces);
        let me = self.game.players.get(self.me.index()).map_or("nobody", String::as_str);
        if available.is_empty() {
            return Some(Failure::new(None, format!("{me} has no such piece left to bring in")));
        }
        let wanted = intent.pieces == 0 || available.iter().any(|piece| intent.pieces & piece.bit() != 0);
        (!wanted).then(|| Failure::new(None, format!("{me} has no piece of that kind to bring in now")))
    }
}
