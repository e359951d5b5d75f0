//! What is answered to a page.

mod trouble;

pub use trouble::{Trouble, units};

use crate::diagnostic::Diagnostic;
use crate::session::answer::WhyAnswer;
use serde::Serialize;

/// What came of an order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// It was done.
    Done {
        /// In words, where the game itself does not show it.
        done: String,
    },
    /// It was not.
    Refused {
        /// Why.
        errors: Vec<Trouble>,
    },
    /// Whether a decision is legal.
    Why(Box<WhyAnswer>),
    /// What could stand at the end of a text.
    Completed {
        /// Where the part begins that they would replace, in UTF-16 units as the page counts.
        start: usize,
        /// The texts.
        texts: Vec<String>,
    },
    /// The record of the game.
    Record {
        /// Its text.
        record: String,
        /// What a file of it may be called.
        name: String,
    },
}

impl Answer {
    /// It was done, and the game shows it.
    pub fn done() -> Answer {
        Answer::Done { done: String::new() }
    }

    /// It was not done.
    pub fn refused(errors: &[Diagnostic]) -> Answer {
        Answer::Refused { errors: errors.iter().map(Trouble::of).collect() }
    }
}

impl From<Diagnostic> for Answer {
    fn from(error: Diagnostic) -> Answer {
        Answer::refused(&[error])
    }
}
