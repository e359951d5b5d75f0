use super::key::Form;
use crate::position::{Effect, Position};
use crate::rule::{Event, Rules};

/// The one position on which a search plays: set up by key, played on and taken back.
#[derive(Debug)]
pub(super) struct Stage {
    form: Form,
    /// The position that is set up.
    pub position: Position,
    made: Vec<Effect>,
}

impl Stage {
    /// With nothing set up.
    pub fn new(form: Form, rules: &Rules) -> Self {
        Stage { form, position: rules.empty(), made: Vec::new() }
    }

    /// Sets up the position of a key in the place of the last.
    pub fn set_up(&mut self, key: &[u8]) {
        for effect in self.made.iter().rev() {
            self.position.revert(effect);
        }
        self.made = self.form.read(key);
        for effect in &self.made {
            self.position.apply(effect);
        }
    }

    /// Takes back what a decision did.
    pub fn take_back(&mut self, events: &[Event]) {
        for event in events.iter().rev() {
            self.position.revert(&event.effect);
        }
    }
}
