//! The way of a piece that slides.

use super::View;
use crate::board::{CellSet, Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{Deflector, Manner, Shape};

/// A cell on the way of a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The cell.
    pub at: Point,
    /// The direction in which it leaves, or would leave, the cell.
    pub heading: Direction,
    /// How often it was turned aside until then.
    pub deflections: u8,
}

/// The cells that a slide enters, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Path {
    /// The cells.
    pub cells: Vec<Stop>,
    /// Whether it comes to a stop; a slide that runs in a circle never does.
    pub ends: bool,
}

/// What a slide asks of cells, worked out for one position.
pub(super) struct Course<'a> {
    /// Over which cells it goes on.
    pub through: CellSet,
    /// On which cells it may end.
    pub to: CellSet,
    over: CellSet,
    vault: CellSet,
    at_most: usize,
    short_by: usize,
    deflectors: &'a [Deflector],
    manner: &'a Manner,
}

impl Course<'_> {
    /// Whether it does nothing else than to run along a straight line.
    pub fn is_plain(&self) -> bool {
        self.manner.is_plain()
    }

    /// Whether a cell can be entered, if only to end there; `from` is the cell that it left.
    fn lets_in(&self, cell: Point, from: Point) -> bool {
        self.through.contains(cell) || cell == from || self.to.contains(cell)
    }
}

impl View<'_> {
    /// What a generator of slides asks of cells now; nothing if it makes no slides.
    ///
    /// # Errors
    /// If a function rule fails.
    pub(super) fn course<'s>(&self, shape: &'s Shape) -> Result<Option<Course<'s>>, Diagnostic> {
        let Shape::Slide { through, to, deflectors, manner, .. } = shape else { return Ok(None) };
        let count = |number: &Option<crate::rule::Number>, without: usize| match number {
            Some(number) => self.number(number).map(|number| usize::try_from(number).unwrap_or(0)),
            None => Ok(without),
        };
        Ok(Some(Course {
            through: self.cells(through)?,
            to: self.cells(to)?,
            over: manner.over.as_ref().map_or(Ok(CellSet::new()), |over| self.cells(over))?,
            vault: manner.vault.as_ref().map_or(Ok(CellSet::new()), |vault| self.cells(vault))?,
            at_most: count(&manner.at_most, usize::MAX)?,
            short_by: count(&manner.short_by, 0)?,
            deflectors,
            manner,
        }))
    }

    /// Slides from a cell: on over cells of `through`, and onto one last cell of `to` that is not one of them.
    /// The cell that it leaves is empty then, so it may cross it again.
    pub(super) fn path(&self, course: &Course<'_>, from: Point, direction: Direction) -> Path {
        let piece = self.position.stack(from).top().map_or(0, |top| top.bit());
        let mut path = Path::default();
        let (mut at, mut heading, mut deflections) = (from, direction, 0u8);
        let longest = self.board().cells() * self.board().directions();
        while path.cells.len() <= longest {
            let onward = self.next_on(course, from, at, heading);
            let behind = || self.behind(course, at, heading);
            let vaulted = onward.is_none().then(behind).flatten();
            let next = onward.or(vaulted);
            let Some(next) = next.filter(|_| path.cells.len() < course.at_most) else {
                path.ends = true;
                break;
            };
            let turning = course.deflectors.iter().find(|d| d.at == next && d.passes & piece == 0);
            if let Some(turned) = turning.and_then(|deflector| deflector.turns.get(heading.index()))
                && *turned != heading
            {
                heading = *turned;
                deflections = deflections.saturating_add(1);
            }
            path.cells.push(Stop { at: next, heading, deflections });
            at = next;
            if vaulted.is_some() || !course.through.contains(next) && next != from {
                path.ends = true;
                break;
            }
        }
        let kept = path.cells.len().saturating_sub(course.short_by);
        path.cells.truncate(kept);
        path
    }

    /// The cell right behind an unbroken run that a slide goes over, if it may end there.
    fn behind(&self, course: &Course<'_>, at: Point, heading: Direction) -> Option<Point> {
        let ray = self.board().ray(at, heading);
        let run = ray.iter().take_while(|cell| course.vault.contains(**cell)).count();
        ray.get(run).copied().filter(|end| run > 0 && course.to.contains(*end))
    }

    /// The cell that a slide enters next, perhaps behind one that it jumps over, or through a portal.
    fn next_on(&self, course: &Course<'_>, from: Point, at: Point, heading: Direction) -> Option<Point> {
        let step = |at: Point| {
            let link = course.manner.links.iter().find(|link| (link.0, link.1) == (at, heading));
            link.map_or_else(|| self.board().step(at, heading), |link| Some(link.2))
        };
        let next = step(at)?;
        let entered = match course.lets_in(next, from) {
            true => next,
            false => {
                step(next).filter(|behind| course.over.contains(next) && course.lets_in(*behind, from))?
            }
        };
        let portal = course.manner.portals.iter().find(|portal| portal.0 == entered);
        let beyond = portal.map(|portal| portal.1).filter(|cell| course.lets_in(*cell, from));
        Some(beyond.unwrap_or(entered))
    }
}
