use crate::position::Player;

/// A player, as seen by who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// Who decides; where chance or anyone decides, whose turn it is.
    Me,
    /// The player after `Me`.
    Next,
    /// A player by name.
    Player(Player),
}

impl Who {
    /// The player meant, of `players`, where `me` decides.
    pub fn of(self, me: Player, players: usize) -> Player {
        match self {
            Who::Me => me,
            Who::Next => me.next(players),
            Who::Player(player) => player,
        }
    }
}

/// Whose pieces are meant, as seen by who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Those of who decides.
    Me,
    /// Those of any other player.
    Others,
    /// Those of one player.
    Player(Player),
    /// Those that belong to no player.
    Nobody,
}
