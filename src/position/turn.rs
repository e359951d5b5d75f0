use super::{Decider, Outcome, Player};

/// Where in the course of the game a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose turn it is; others may have to decide inside it.
    pub mover: Player,
    /// Who makes the next decision.
    pub decider: Decider,
    /// The phase, counted from 0 in the order in which the game declares them.
    pub phase: u8,
    /// Complete turns played.
    pub ply: u32,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}
