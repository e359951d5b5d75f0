use crate::position::{Decider, Player};
use crate::rule::{Decision, Event};

/// A decision that was made, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The decision.
    pub decision: Decision,
    /// Its canonical text.
    pub text: String,
    /// Who made it.
    pub by: Decider,
    /// Whose turn it was.
    pub mover: Player,
    /// Complete turns played before it.
    pub ply: u32,
    /// Whether it was taken by the program, as the only one inside a turn.
    pub automatic: bool,
    /// What changed.
    pub events: Vec<Event>,
}
