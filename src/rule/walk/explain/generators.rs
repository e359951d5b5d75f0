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
                if let Some(failure) = self.not_in_hand(pieces, intent, rule) {
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
            Shape::Leap { from, by, to, .. } => self.leap(from, by, to, intent, rule)?,
            Shape::Push { pieces, onto } => self.push_failure(pieces, onto, intent, rule)?,
            Shape::Take { .. } => self.take_failure(&generator.shape, intent, rule)?,
            Shape::Choose { from } => match intent.to.map_or(Ok(None), |to| self.missing(from, to, rule))? {
                Some(failure) => failure.after(1),
                None => Failure::open(rule),
            },
            Shape::Bid { .. } => match intent.number {
                Some(number) if number < 1 => Failure::new(rule, "a bid is 1 or more").after(1),
                _ => Failure::open(rule),
            },
            Shape::Say { word } => match &intent.word {
                Some(said) if said.eq_ignore_ascii_case(word) => Failure::open(rule),
                Some(said) => Failure::new(rule, format!("`{word}` may be said, not `{said}`")),
                None => Failure::new(rule, format!("`{word}` may be said")),
            },
        })
    }

    /// What the hand lacks. No named rule says so, the hand does; but that several come at once is a rule.
    pub(super) fn not_in_hand(
        &self,
        pieces: &Pieces,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Option<Failure> {
        let available = self.available(pieces);
        let me = self.game.players.get(self.me.index()).map_or("nobody", String::as_str);
        if available.is_empty() {
            let each = pieces.of.get(self.me.index()).into_iter().flatten();
            let most = each.map(|piece| self.position.hand(self.me, *piece)).max().unwrap_or(0);
            if most > 0 {
                let text = format!("{me} has {most} left to bring in, and {} come at once", pieces.count);
                return Some(Failure::new(rule, text));
            }
            return Some(Failure::new(None, format!("{me} has no such piece left to bring in")));
        }
        let wanted = intent.pieces == 0 || available.iter().any(|piece| intent.pieces & piece.bit() != 0);
        (!wanted).then(|| Failure::new(None, format!("{me} has no piece of that kind to bring in now")))
    }
}
