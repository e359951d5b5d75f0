use super::key::Form;
use super::store::Store;
use crate::analysis::solve::clock;
use crate::position::Position;
use crate::rule::Game;

/// The positions met so far.
#[derive(Debug)]
pub(super) struct Known {
    /// How they are written.
    pub form: Form,
    /// Their keys.
    pub store: Store,
    timed: bool,
    key: Vec<u8>,
}

impl Known {
    /// None yet of a game.
    pub fn new(game: &Game) -> Self {
        let timed = clock::matters(game);
        Known { form: Form::of(game, timed), store: Store::new(), timed, key: Vec::new() }
    }

    /// Keeps a position that is not over: its number, and whether it is new.
    pub fn enter(&mut self, position: &Position) -> (usize, bool) {
        self.form.write(position, &mut self.key);
        let ply = if self.timed { u64::from(position.turn().ply) } else { 0 };
        self.store.insert(&self.key, position.hash() ^ ply.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}
