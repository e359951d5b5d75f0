//! Why a stack does not go from a cell to another.

use super::{Failure, View};
use crate::board::{Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{Directions, Generator, Intent, Number, RuleId, Set, Shape};

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
        generator: &Generator,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let Some((origins, directions, targets)) = ends(&generator.shape) else {
            return Ok(Failure::open(rule));
        };
        let mut trail = Vec::new();
        let Some(from) = intent.from else { return Ok(Failure::open(rule)) };
        if let Some(failure) = self.missing(origins, from, rule)? {
            return Ok(failure.after(1));
        }
        trail.push(format!("`{}` may move", self.board().name(from)));
        let Some(to) = intent.to else { return Ok(Failure::open(rule)) };
        let allowed = self.directions(directions);
        let line = allowed.into_iter().find(|direction| self.board().ray(from, *direction).contains(&to));
        let Some(direction) = line else {
            let failure = Failure::new(length_rule(&generator.shape, rule), self.no_line(from, to));
            return Ok(failure.after(2).along(&trail));
        };
        let way = Way { from, to, direction };
        trail.push(format!("it goes {} to `{}`", self.board().direction_name(direction), self.board().name(to)));
        if let Some(failure) = self.on_the_way(generator, way, rule)? {
            return Ok(failure.after(3).along(&trail));
        }
        match self.missing(targets, to, rule)? {
            Some(failure) => Ok(failure.after(4).along(&trail)),
            None => Ok(Failure::open(rule).along(&trail)),
        }
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
        generator: &Generator,
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
                let open = self.cells(through)?;
                if let Some(blocked) = crossed.iter().find(|cell| !open.contains(**cell)) {
                    return self.in_the_way(through, *blocked, rule).map(Some);
                }
                let goes_on = ray.get(before + 1).is_some_and(|next| open.contains(*next));
                let stops = !(*whole && goes_on && open.contains(way.to));
                let text = || format!("it does not stop on `{}`: it goes on as far as it can", name(way.to));
                Ok((!stops).then(|| Failure::new(rule, text())))
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
                let asked = self.jump_length(generator, way, distance)?;
                let text = || format!("it is {steps} steps, and it should be {asked}");
                Ok((asked != steps).then(|| Failure::new(length_rule(&generator.shape, rule), text())))
            }
            _ => Ok(None),
        }
    }

    fn in_the_way(&self, open: &Set, cell: Point, rule: Option<RuleId>) -> Result<Failure, Diagnostic> {
        let text = format!("`{}` is in the way", self.board().name(cell));
        let named = self.missing(open, cell, rule)?.and_then(|failure| failure.rule);
        Ok(Failure::new(named.or(rule), text))
    }

    /// How many steps a jump should go.
    fn jump_length(&self, generator: &Generator, way: Way, distance: &Number) -> Result<i64, Diagnostic> {
        let mut question = crate::rule::Decision::of(&std::sync::Arc::new(generator.clone()));
        question.piece = self.position.stack(way.from).top();
        question.from = Some(way.from);
        question.direction = Some(way.direction);
        self.about(&question).at(way.from).number(distance)
    }
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
