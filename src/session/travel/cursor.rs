use super::line::shows;
use crate::position::Position;
use crate::rule::Event;
use crate::session::{Played, Session};

/// Where to go among the effects of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Over the next effect.
    Forth,
    /// Back over the last one.
    Back,
    /// After so many effects of the decision.
    To(usize),
}

/// A place between two effects of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Which decision of the line.
    pub decision: usize,
    /// How many of its effects are made.
    pub made: usize,
    /// How many decisions were played and taken back when it was set: it holds only as long as they are.
    game: (usize, usize),
}

impl Cursor {
    /// The place from which to go some way: this one if the game stands as it did, else the last decision, or the
    /// next one of those taken back.
    pub fn from(kept: Option<Cursor>, session: &Session, way: Way) -> Cursor {
        let game = (session.played().len(), session.undone().len());
        let forth = way == Way::Forth && game.1 > 0;
        let decision = if forth || game.0 == 0 { game.0 } else { game.0 - 1 };
        let made = match way {
            Way::Back if game.0 > 0 => effects(session, decision),
            _ => 0,
        };
        kept.filter(|kept| kept.game == game).unwrap_or(Cursor { decision, made, game })
    }

    /// Goes some way; the effect passed over last, if one was. Nothing if it is not there.
    pub fn go(mut self, session: &Session, way: Way) -> Option<(Cursor, Option<&Event>)> {
        let last = session.line().count();
        match way {
            Way::Forth => {
                while self.decision < last && self.made >= effects(session, self.decision) {
                    (self.decision, self.made) = (self.decision + 1, 0);
                }
                let event = event(session, self.decision, self.made)?;
                self.made += 1;
                Some((self, Some(event)))
            }
            Way::Back => {
                while self.made == 0 {
                    self.decision = self.decision.checked_sub(1)?;
                    self.made = effects(session, self.decision);
                }
                self.made -= 1;
                Some((self, event(session, self.decision, self.made)))
            }
            Way::To(made) if self.decision < last && made <= effects(session, self.decision) => {
                self.made = made;
                Some((self, made.checked_sub(1).and_then(|before| event(session, self.decision, before))))
            }
            Way::To(_) => None,
        }
    }

    /// The decision that it is in, and how many effects that has.
    pub fn inside(self, session: &Session) -> Option<(&Played, usize)> {
        Some((session.line().nth(self.decision)?, effects(session, self.decision)))
    }

    /// The position there, if the game still stands as it did.
    pub fn position(self, session: &Session) -> Option<Position> {
        let played = session.line().nth(self.decision)?;
        let mut shown = (0..played.events.len()).filter(|i| shows(&played.events[*i]));
        let events = shown.nth(self.made).unwrap_or(played.events.len());
        let holds = self.game == (session.played().len(), session.undone().len());
        holds.then(|| session.standing(self.decision, events))
    }
}

/// How many effects of a decision of the line show.
fn effects(session: &Session, decision: usize) -> usize {
    let count = |played: &Played| played.events.iter().filter(|event| shows(event)).count();
    session.line().nth(decision).map_or(0, count)
}

fn event(session: &Session, decision: usize, number: usize) -> Option<&Event> {
    session.line().nth(decision)?.events.iter().filter(|event| shows(event)).nth(number)
}
