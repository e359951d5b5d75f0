use super::Pairs;
use crate::analysis::Perft;
use serde::Serialize;

/// How many ways play can go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PerftAnswer {
    /// How many turns.
    pub depth: u32,
    /// Sequences of decisions that complete so many turns.
    pub nodes: u64,
    /// Sequences that end the game before.
    pub ended: u64,
    /// Paths through distinct positions, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unique: Option<u64>,
    /// The sequences by first decision, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<Pairs<u64>>,
}

impl From<Perft> for PerftAnswer {
    fn from(perft: Perft) -> PerftAnswer {
        PerftAnswer {
            depth: perft.depth,
            nodes: perft.nodes,
            ended: perft.ended,
            unique: perft.unique,
            divide: perft.divide.map(Pairs),
        }
    }
}
