use crate::diagnostic::Source;
use crate::notation::{Phrase, meaning};
use crate::position::{Decider, Position};
use crate::rule::Decision;
use crate::session::Session;
use std::collections::VecDeque;

/// A look at what a line would do, while it is typed. The game is left alone.
#[derive(Debug)]
pub(super) struct Ahead<'a> {
    session: &'a Session,
    position: Position,
    /// Decisions taken without asking, which the line may still spell out.
    automatic: VecDeque<Decision>,
}

impl<'a> Ahead<'a> {
    /// From where the game stands.
    pub fn of(session: &'a Session) -> Self {
        Ahead { session, position: session.position().clone(), automatic: VecDeque::new() }
    }

    /// Whether chance decides, so that what comes after is not known.
    pub fn by_chance(&self) -> bool {
        self.position.turn().outcome.is_none() && self.position.turn().decider == Decider::Chance
    }

    /// The texts of the decisions that would be open, sorted; none if a rule fails.
    pub fn open(&self) -> Vec<String> {
        let game = self.session.game();
        let open = self.session.rules().decisions(&self.position).unwrap_or_default();
        let mut texts: Vec<String> = open.iter().map(|open| game.decision_text(open)).collect();
        texts.sort();
        texts
    }

    /// Makes the decision that a text means; whether it may be made.
    pub fn make(&mut self, source: &Source, phrase: &Phrase) -> bool {
        let Ok(intent) = meaning(self.session.game(), source, phrase) else { return false };
        if self.automatic.front().is_some_and(|automatic| intent.fits(automatic)) {
            self.automatic.pop_front();
            return true;
        }
        let rules = self.session.rules();
        let open = rules.decisions(&self.position).unwrap_or_default();
        let right =
            |open: &&Decision| intent.fits(open) && rules.misspelt(&self.position, &intent, open).is_none();
        let Some(decision) = open.iter().find(right) else { return false };
        self.automatic.clear();
        if rules.play(&mut self.position, decision).is_err() {
            return false;
        }
        while let Ok(Some(forced)) = rules.forced(&self.position) {
            if rules.play(&mut self.position, &forced).is_err() {
                break;
            }
            self.automatic.push_back(forced);
        }
        true
    }
}
