use super::Who;

/// Of what a variable has a value each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Each {
    /// One value for the whole game.
    Game,
    /// One value for the whole game by which positions do not differ where it is asked how often one stood.
    Counter,
    /// One for each player.
    Player,
    /// One for each type of piece.
    Piece,
    /// One for each line of the board.
    Line,
}

/// Which of the values of a variable is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The only one.
    Nobody,
    /// A player's.
    Player(Who),
    /// That of the piece which the decision places or moves.
    Moved,
}

/// A declared variable of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Of what there is a value each.
    pub each: Each,
    /// How many values it has.
    pub count: u16,
    /// Its value at the start.
    pub start: i64,
    /// Its place among the position's variables; that of the first, where it has several values.
    pub index: u16,
}

/// Which value of which variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariableId {
    /// The place of the variable's (first) value in the position.
    pub index: u16,
    /// Which of its values; the first where it has only one.
    pub whose: Whose,
}
