use super::View;
use crate::diagnostic::Diagnostic;
use crate::rule::{Decision, Generator, Shape};
use std::sync::Arc;

impl View<'_> {
    /// Adds the decisions of a generator of slides.
    ///
    /// # Errors
    /// If there are too many, or their ways are too long, or a function rule fails.
    pub(super) fn slides(
        &self,
        generator: &Arc<Generator>,
        found: &mut Vec<Decision>,
    ) -> Result<(), Diagnostic> {
        let Shape::Slide { from, directions, whole, .. } = &generator.shape else { return Ok(()) };
        let Some(course) = self.course(&generator.shape)? else { return Ok(()) };
        self.along(from, directions, |view, from, direction| {
            let path = view.path(&course, from, direction);
            let last = path.cells.len().wrapping_sub(1);
            view.steps(path.cells.len())?;
            let stops = path.cells.iter().enumerate().filter(|(i, stop)| {
                course.to.contains(stop.at) && stop.at != from && (!*whole || (*i == last && path.ends))
            });
            for (i, stop) in stops {
                let mut decision = view.moved(generator, from, stop.at, direction);
                decision.arrival = Some(stop.heading);
                decision.deflections = stop.deflections;
                if stop.deflections > 0 || !course.is_plain() {
                    view.steps(i + 1)?;
                    decision.path = path.cells.iter().take(i + 1).map(|stop| stop.at).collect();
                }
                found.push(decision);
                view.bounded(found.len())?;
            }
            Ok(())
        })
    }
}
