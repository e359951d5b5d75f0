use crate::rule::{Action, Condition, Moves, Note, RuleId, Step};
use std::ptr::from_ref;
use std::sync::Arc;

/// What is counted. A place in a tree is known by its address: the game that is watched stays where it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    /// A rule was asked, and fired or not.
    Rule(RuleId, bool),
    /// A condition held or not.
    Condition(usize, bool),
    /// An expression offered decisions.
    Moves(usize),
    /// An action changed something.
    Action(usize),
    /// A step of the course of play was taken.
    Step(usize),
    /// A stretch of a script ran: file, line, column.
    Stretch(Arc<str>, u32, u32),
}

impl Key {
    /// A condition that held or not.
    pub fn condition(condition: &Condition, holds: bool) -> Key {
        Key::Condition(from_ref(condition).addr(), holds)
    }

    /// An expression that offered decisions.
    pub fn moves(moves: &Moves) -> Key {
        Key::Moves(from_ref(moves).addr())
    }

    /// An action that changed something.
    pub fn action(action: &Action) -> Key {
        Key::Action(from_ref(action).addr())
    }

    /// A step that was taken.
    pub fn step(step: &Step) -> Key {
        Key::Step(from_ref(step).addr())
    }

    /// What a note counts for, if for anything.
    pub fn of(note: Note<'_>) -> Option<Key> {
        match note {
            Note::Rule(rule, fired) => Some(Key::Rule(rule, fired)),
            Note::Condition(condition, holds) => Some(Key::condition(condition, holds)),
            Note::Moves(moves, true) => Some(Key::moves(moves)),
            Note::Action(action, true) => Some(Key::action(action)),
            Note::Moves(_, false) | Note::Action(_, false) => None,
            Note::Step(step) => Some(Key::step(step)),
        }
    }
}
