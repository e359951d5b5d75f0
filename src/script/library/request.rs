/// Which game is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Request {
    /// A game or variant by name, or a path to a script.
    pub game: String,
    /// Options that are set: names and texts.
    pub set: Vec<(String, String)>,
    /// What was drawn by lot before the game began: names and texts.
    pub lots: Vec<(String, String)>,
    /// House rules laid over it, in order: names or paths.
    pub with: Vec<String>,
}

impl Request {
    /// A game as it is.
    pub fn game(game: impl Into<String>) -> Self {
        Request { game: game.into(), ..Request::default() }
    }
}
