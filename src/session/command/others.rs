use super::{Bots, Engine, Reply};
use crate::diagnostic::Diagnostic;
use crate::position::Decider;
use crate::session::answer::PositionAnswer;

/// Who decides without being asked.
#[derive(Clone, Debug, Default)]
pub struct Others {
    /// The players that the program plays for.
    pub bots: Bots,
    /// Whether chance decides at once, and not only when somebody wants to go on.
    pub chance: bool,
}

impl Others {
    /// Lets them decide, unless what they decided before was taken back and may be made anew.
    ///
    /// # Errors
    /// If a function rule fails.
    pub fn settle(&self, engine: &mut Engine) -> Result<(), Diagnostic> {
        let stopped = |engine: &Engine| engine.work.is_stopped();
        while engine.session().undone().is_empty() && !stopped(engine) && self.decide(engine) {
            engine.play_random()?;
        }
        Ok(())
    }

    /// After an undo or a redo: goes on with it over what they decided, up to a decision of somebody else.
    pub fn pass_over(&self, engine: &mut Engine, reply: Reply) -> Reply {
        let Reply::Moved { moved: moved @ ("undo" | "redo"), mut decisions, .. } = reply else {
            return reply;
        };
        while self.decide(engine) && engine.step(moved == "undo") {
            decisions += 1;
        }
        Reply::Moved { moved, decisions, now: PositionAnswer::of(engine.session()) }
    }

    /// Whether one of them decides now.
    fn decide(&self, engine: &Engine) -> bool {
        let decider = engine.session().decider();
        self.chance && decider == Some(Decider::Chance) || self.bots.decide(decider)
    }
}
