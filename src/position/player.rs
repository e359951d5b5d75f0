/// A player, counted from 0 in the order in which the game names them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

impl Player {
    /// The player's place in lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The player after this one, of `count` players.
    pub fn next(self, count: usize) -> Player {
        Player(((self.index() + 1) % count.max(1)) as u8)
    }
}
