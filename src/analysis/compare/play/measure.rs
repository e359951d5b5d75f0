use super::Estimate;

/// What a measure counts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A share of all games, from 0 to 1.
    Share,
    /// Turns of a game.
    Turns,
    /// Decisions open at once.
    Decisions,
    /// Times in a game.
    Times,
    /// Pieces in a game.
    Pieces,
}

/// Something about play that was measured under both rulesets.
#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    /// What: `NAME wins`, `draw`, `unfinished`, `length`, `branching`, `passes`, `lost pieces`.
    pub name: String,
    /// What it counts in.
    pub unit: Unit,
    /// In how many games of each.
    pub games: u64,
    /// What it is under each, with intervals of 95 %.
    pub values: [Estimate; 2],
    /// By how much the second is larger, with an interval of 95 %.
    pub change: Estimate,
}
