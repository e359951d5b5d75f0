/// How a board looks, for drawing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Six directions, every cell a hexagon.
    Hexagonal,
    /// Four or eight directions, every cell a square.
    Square,
    /// Cells joined by lines of any kind.
    Graph,
}
