use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::Game;

/// Why a game cannot go on: its rules do not say how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// No decision is open in this phase, and no step of `blocked` is taken.
    DeadEnd(u8),
    /// After a decision in this phase no step of `next` is taken.
    NoNext(u8),
    /// Phases are passed over in a circle through this one.
    Circle(u8),
    /// Decisions follow each other without end in this phase, and no turn is ever complete.
    Endless(u8),
    /// More decisions are open at once in this phase than may be.
    TooMany(u8),
    /// Somebody wants no more.
    Stopped,
}

impl Fault {
    /// What is said of it.
    pub fn diagnostic(self, game: &Game) -> Diagnostic {
        let name = |phase: u8| game.phases.get(usize::from(phase)).map_or("", |phase| phase.name.as_str());
        let (kind, message) = match self {
            Fault::DeadEnd(phase) => (
                Kind::Script,
                format!(
                    "no decision is open in phase `{}`, and `blocked` does not say what happens then",
                    name(phase)
                ),
            ),
            Fault::NoNext(phase) => (
                Kind::Script,
                format!("phase `{}` does not say how the game goes on after a decision", name(phase)),
            ),
            Fault::Circle(phase) => {
                (Kind::Script, format!("the course of play runs in a circle through phase `{}`", name(phase)))
            }
            Fault::Endless(phase) => return game.endless(phase),
            Fault::TooMany(phase) => {
                let moves = game.phases.get(usize::from(phase)).map(|phase| phase.moves);
                return game.stopped(&format!("{} decisions at once", game.bounds.moves), moves);
            }
            Fault::Stopped => (Kind::Limit, "stopped before the count was complete".to_string()),
        };
        Diagnostic::new(kind, message)
    }
}
