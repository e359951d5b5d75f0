//! Why a stack does not go from a cell to another.

use super::{Failure, View};
use crate::board::{Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{Decision, Directions, Generator, Intent, Number, RuleId, Set, Shape};
use std::sync::Arc;

/// A line that a stack would go.
#[derive(Clone, Copy)]
struct Way {
    from: Point,
    to: Point,
    direction: Direction,
}

impl View<'_> {
    /// What fails of a move, in this order: its origin, its line, its length and what it crosses, its target.
    pub(super) fn movement(
        &self,
        generator: &Arc<Generator>,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let Some((origins, directions, targets)) = ends(&generator.shape) else {
            return Ok(Failure::open(rule));
        };
        let from = match self.origin(intent) {
            Ok(Some(from)) => from,
            Ok(None) => return Ok(Failure::open(rule)),
            Err(text) => return Ok(Failure::new(rule, text)),
        };
        if let Some(failure) = self.missing(origins, from, rule)? {
            return Ok(failure.after(1));
        }
        let mut trail = vec![format!("`{}` may move", self.board().name(from))];
        let allowed = self.directions(directions);
        let Some(to) = intent.to else {
            return Ok(self.one_way(generator, intent, from, &allowed, rule)?.along(&trail));
        };
        let Some(direction) = self.line(generator, from, to, &allowed)? else {
            let failure = Failure::new(length_rule(&generator.shape, rule), self.no_line(from, to));
            return Ok(failure.after(2).along(&trail));
        };
        let way = Way { from, to, direction };
        trail.push(format!(
            "it goes `{}` to `{}`",
            self.board().direction_name(direction),
            self.board().name(to)
        ));
        if let Some(failure) = self.on_the_way(generator, way, rule)? {
            return Ok(failure.after(3).along(&trail));
        }
        match self.missing(targets, to, rule)? {
            Some(failure) => Ok(failure.after(4).along(&trail)),
            None => Ok(Failure::open(rule).along(&trail)),
        }
    }

    /// What fails of a leap: its origin, its way, its target.
    pub(super) fn leap(
        &self,
        origins: &Set,
        by: &[Vec<Direction>],
        targets: &Set,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let from = match self.origin(intent) {
            Ok(Some(from)) => from,
            Ok(None) => return Ok(Failure::open(rule)),
            Err(text) => return Ok(Failure::new(rule, text)),
        };
        if let Some(failure) = self.missing(origins, from, rule)? {
            return Ok(failure.after(1));
        }
        let trail = [format!("`{}` may leap", self.board().name(from))];
        let Some(to) = intent.to else { return Ok(Failure::open(rule).along(&trail)) };
        if !self.leaps(from, by).contains(to) {
            let text =
                format!("no leap leads from `{}` to `{}`", self.board().name(from), self.board().name(to));
            return Ok(Failure::new(rule, text).after(2).along(&trail));
        }
        match self.missing(targets, to, rule)? {
            Some(failure) => Ok(failure.after(4).along(&trail)),
            None => Ok(Failure::open(rule).along(&trail)),
        }
    }

    /// The cell that is to be left: named, or where the only piece stands that is named.
    fn origin(&self, intent: &Intent) -> Result<Option<Point>, String> {
        if intent.from.is_some() || intent.pieces == 0 {
            return Ok(intent.from);
        }
        let named =
            |stack: &crate::position::Stack| stack.top().is_some_and(|top| intent.pieces & top.bit() != 0);
        let found = self.position.occupied_where(named);
        match found.len() {
            0 => Err("no such piece stands on the board".to_string()),
            1 => Ok(found.first()),
            _ => Ok(None),
        }
    }

    /// Where only a direction is named: what keeps the stack from going that way.
    fn one_way(
        &self,
        generator: &Arc<Generator>,
        intent: &Intent,
        from: Point,
        allowed: &[Direction],
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let Some(direction) = intent.direction else { return Ok(Failure::open(rule)) };
        let way = self.board().direction_name(direction);
        if !allowed.contains(&direction) {
            return Ok(Failure::new(rule, format!("it may not go `{way}`")).after(2));
        }
        let made = self.generate(&crate::rule::Moves::Make(generator.clone()))?;
        if made.iter().any(|decision| decision.from == Some(from) && decision.direction == Some(direction)) {
            return Ok(Failure::open(rule));
        }
        if let (Shape::Slide { to, .. }, Some(course)) = (&generator.shape, self.course(&generator.shape)?) {
            let path = self.path(&course, from, direction);
            if !path.ends {
                return Ok(Failure::new(rule, "it would go round for ever").after(3));
            }
            if let Some(last) = path.cells.last().filter(|last| !course.to.contains(last.at)) {
                let failure = self.missing(to, last.at, rule)?.unwrap_or_else(|| Failure::open(rule));
                let came = format!("it comes to `{}`", self.board().name(last.at));
                return Ok(failure.after(4).along(&[came]));
            }
        }
        let name = self.board().name(from);
        let text = match self.board().step(from, direction) {
            None => format!("nothing lies `{way}` of `{name}`"),
            Some(next) => {
                format!("it cannot go `{way}` from `{name}`, towards `{}`", self.board().name(next))
            }
        };
        Ok(Failure::new(rule, text).after(3))
    }

    /// The direction in which a stack goes from a cell to another.
    fn line(
        &self,
        generator: &Generator,
        from: Point,
        to: Point,
        allowed: &[Direction],
    ) -> Result<Option<Direction>, Diagnostic> {
        if let Some(course) = self.course(&generator.shape)? {
            let reached = allowed.iter().find(|direction| {
                let path = self.path(&course, from, **direction);
                path.cells.iter().any(|stop| stop.at == to)
            });
            if reached.is_some() {
                return Ok(reached.copied());
            }
        }
        Ok(allowed.iter().copied().find(|direction| self.board().ray(from, *direction).contains(&to)))
    }

    fn no_line(&self, from: Point, to: Point) -> String {
        let (from_name, to_name) = (self.board().name(from), self.board().name(to));
        if from == to {
            return format!("`{from_name}` is where it already stands");
        }
        format!("`{from_name}` and `{to_name}` do not lie in a straight line that it may go")
    }

    /// What is wrong with the length of a move, or with what it crosses.
    fn on_the_way(
        &self,
        generator: &Arc<Generator>,
        way: Way,
        rule: Option<RuleId>,
    ) -> Result<Option<Failure>, Diagnostic> {
        let ray = self.board().ray(way.from, way.direction);
        let before = ray.iter().position(|cell| *cell == way.to).unwrap_or(0);
        let crossed = &ray[..before];
        let name = |cell: Point| self.board().name(cell);
        match &generator.shape {
            Shape::Step { .. } if !crossed.is_empty() => {
                let text = format!("`{}` and `{}` are not neighbours", name(way.from), name(way.to));
                Ok(Some(Failure::new(rule, text)))
            }
            Shape::Slide { through, whole, .. } => {
                let Some(course) = self.course(&generator.shape)? else { return Ok(None) };
                let path = self.path(&course, way.from, way.direction);
                match path.cells.iter().position(|stop| stop.at == way.to) {
                    None => match crossed.iter().find(|cell| !course.through.contains(**cell)) {
                        Some(blocked) => self.in_the_way(through, *blocked, rule).map(Some),
                        None => Ok(None),
                    },
                    Some(place) if *whole && place + 1 < path.cells.len() => {
                        let text =
                            format!("it does not stop on `{}`: it goes on as far as it can", name(way.to));
                        Ok(Some(Failure::new(rule, text)))
                    }
                    Some(_) => Ok(None),
                }
            }
            Shape::Hop { over, .. } => {
                if crossed.len() != 1 {
                    let text = format!("`{}` and `{}` are not two steps apart", name(way.from), name(way.to));
                    return Ok(Some(Failure::new(rule, text)));
                }
                self.missing(over, crossed[0], rule)
            }
            Shape::Jump { distance, over, .. } => {
                let open = self.cells(over)?;
                if let Some(blocked) = crossed.iter().find(|cell| !open.contains(**cell)) {
                    return self.in_the_way(over, *blocked, rule).map(Some);
                }
                let steps = before as i64 + 1;
                let question = jumping(self, generator, way);
                let view = self.about(&question).at(way.from);
                let asked = view.number(distance)?;
                let text = || match steps {
                    1 => format!("it is 1 step, and it should be {asked}"),
                    _ => format!("it is {steps} steps, and it should be {asked}"),
                };
                if asked == steps {
                    return Ok(None);
                }
                let rule = length_rule(&generator.shape, rule);
                let failure = Failure::new(rule, text());
                Ok(Some(failure.within(rule, |parts| view.length(steps, distance, parts))))
            }
            _ => Ok(None),
        }
    }

    fn in_the_way(&self, open: &Set, cell: Point, rule: Option<RuleId>) -> Result<Failure, Diagnostic> {
        let text = format!("`{}` is in the way", self.board().name(cell));
        let named = self.missing(open, cell, rule)?.and_then(|failure| failure.rule);
        Ok(Failure::new(named.or(rule), text))
    }
}

/// A jump as it is asked how long it should be.
fn jumping(view: &View<'_>, generator: &Arc<Generator>, way: Way) -> Decision {
    let mut question = Decision::of(generator);
    question.piece = view.position.stack(way.from).top();
    question.from = Some(way.from);
    question.direction = Some(way.direction);
    question
}

/// From where, which way and whereto a stack goes.
fn ends(shape: &Shape) -> Option<(&Set, &Directions, &Set)> {
    match shape {
        Shape::Step { from, directions, to, .. }
        | Shape::Slide { from, directions, to, .. }
        | Shape::Hop { from, directions, to, .. }
        | Shape::Jump { from, directions, to, .. } => Some((from, directions, to)),
        _ => None,
    }
}

/// The rule that says how far a stack goes, if it has a name.
fn length_rule(shape: &Shape, rule: Option<RuleId>) -> Option<RuleId> {
    match shape {
        Shape::Jump { distance: Number::Rule(id), .. } => Some(*id),
        _ => rule,
    }
}
