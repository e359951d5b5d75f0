/// Something that shows after a game.
pub trait Witness {
    /// The texts of the decisions of the game.
    fn game(&self) -> &[String];
}
