use crate::position::{Effect, Position};
use crate::rule::Event;
use crate::session::{Played, Session};

impl Session {
    /// All decisions of the game in order: those played, then those that were taken back.
    pub fn line(&self) -> impl DoubleEndedIterator<Item = &Played> + Clone {
        self.played().iter().chain(self.undone().iter().rev())
    }

    /// The position after so many decisions of the line, and so many events of the next one.
    pub fn standing(&self, decisions: usize, events: usize) -> Position {
        let mut position = self.position().clone();
        let made = self.played().len();
        let reverted = self.played().get(decisions..).unwrap_or_default();
        for event in reverted.iter().rev().flat_map(|played| played.events.iter().rev()) {
            position.revert(&event.effect);
        }
        let ahead = self.line().take(decisions).skip(made).flat_map(|played| &played.events);
        let inside =
            self.line().nth(decisions).into_iter().flat_map(|played| played.events.iter().take(events));
        ahead.chain(inside).for_each(|event| position.apply(&event.effect));
        position
    }

    /// How many complete turns the line has.
    pub fn last_ply(&self) -> u32 {
        self.standing(self.line().count(), 0).turn().ply
    }

    /// The first position of the line after so many complete turns, and how many decisions lead to it.
    pub fn after_turns(&self, ply: u32) -> Option<(usize, Position)> {
        let mut position = self.start().clone();
        if position.turn().ply == ply {
            return Some((0, position));
        }
        for (i, played) in self.line().enumerate() {
            played.events.iter().for_each(|event| position.apply(&event.effect));
            if position.turn().ply == ply {
                return Some((i + 1, position));
            }
        }
        None
    }
}

/// The events that show: all but what the rules only remember.
pub(super) fn shows(event: &Event) -> bool {
    !matches!(event.effect, Effect::Seen { .. })
}
