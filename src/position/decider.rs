use super::Player;

/// Who must make the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// One player.
    Player(Player),
    /// Whoever speaks first, such as in a round of bids.
    Anyone,
    /// Nobody: it is drawn by lot.
    Chance,
}
