use super::Who;

/// A declared variable of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Whether each player has one of his own.
    pub each: bool,
    /// Its value at the start.
    pub start: i64,
    /// Its place among the position's variables; with `each`, that of the first player.
    pub index: u16,
}

/// Which value of which variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariableId {
    /// The place of the variable's (first) value in the position.
    pub index: u16,
    /// Whose value, if each player has one.
    pub whose: Option<Who>,
}
