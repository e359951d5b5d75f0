/// Something that is drawn by lot before a game can begin, such as its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// What it is called.
    pub name: String,
    /// What it is drawn from, each with the same chance.
    pub from: Vec<String>,
    /// What was drawn.
    pub value: String,
}
