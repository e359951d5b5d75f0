use super::layout::Layout;
use super::{CellSet, Direction, Entry, Line, Point, Shape};
use rustc_hash::FxHashMap;

/// A board: cells and perhaps rim points, the steps between them and all that follows from these.
///
/// It is built once and does not change. A point or direction that it has not leads nowhere: such questions
/// answer `None`, an empty slice or an empty name.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub(super) layout: Layout,
    pub(super) numbers: FxHashMap<String, Point>,
    /// As in the layout, but with walls respected.
    pub(super) steps: Vec<Option<Point>>,
    pub(super) neighbours: Vec<Vec<Point>>,
    pub(super) neighbour_sets: Vec<CellSet>,
    /// Where the ray of each way starts in `ray_cells`, and one more: where the last ends.
    pub(super) ray_starts: Vec<u32>,
    pub(super) ray_cells: Vec<Point>,
    pub(super) lines: Vec<Line>,
    pub(super) entries: Vec<Entry>,
}

impl Board {
    /// How many cells it has; they are the points from 0.
    #[inline]
    pub fn cells(&self) -> usize {
        self.layout.cells
    }

    /// How many points it has, cells and rim points.
    #[inline]
    pub fn points(&self) -> usize {
        self.layout.names.len()
    }

    /// How many directions it has.
    #[inline]
    pub fn directions(&self) -> usize {
        self.layout.headings.len()
    }

    /// All cells.
    pub fn all(&self) -> CellSet {
        CellSet::below(self.cells())
    }

    /// The name of a point.
    pub fn name(&self, point: Point) -> &str {
        self.layout.names.get(point.index()).map_or("", String::as_str)
    }

    /// The point of a name, exactly as it is written.
    pub fn find(&self, name: &str) -> Option<Point> {
        self.numbers.get(name).copied()
    }

    /// The name of a direction.
    pub fn direction_name(&self, direction: Direction) -> &str {
        self.layout.headings.get(direction.index()).map_or("", |heading| heading.name.as_str())
    }

    /// The direction of a name, exactly as it is written.
    pub fn find_direction(&self, name: &str) -> Option<Direction> {
        let number = self.layout.headings.iter().position(|heading| heading.name == name)?;
        Some(Direction(number as u8))
    }

    /// The direction that leads back.
    pub fn opposite(&self, direction: Direction) -> Option<Direction> {
        self.layout.headings.get(direction.index()).map(|heading| heading.opposite)
    }

    /// The cell that a step leads to. Walls stop it; a rim point leads only onto the lines that start there,
    /// and no cell leads to a rim point.
    #[inline]
    pub fn step(&self, point: Point, direction: Direction) -> Option<Point> {
        if direction.index() >= self.directions() {
            return None;
        }
        self.steps.get(point.index() * self.directions() + direction.index()).copied().flatten()
    }

    /// The cells one step away in any direction, ascending and each once.
    #[inline]
    pub fn neighbours(&self, point: Point) -> &[Point] {
        self.neighbours.get(point.index()).map_or(&[], Vec::as_slice)
    }

    /// The same cells as a set.
    #[inline]
    pub fn neighbour_set(&self, point: Point) -> &CellSet {
        const NONE: &CellSet = &CellSet::new();
        self.neighbour_sets.get(point.index()).unwrap_or(NONE)
    }

    /// The cells that steps in one direction reach one after the other; where they would come back to a cell,
    /// or to where they began, the ray ends.
    #[inline]
    pub fn ray(&self, point: Point, direction: Direction) -> &[Point] {
        match self.layout.way(point, direction) {
            Some(way) => &self.ray_cells[self.ray_starts[way] as usize..self.ray_starts[way + 1] as usize],
            None => &[],
        }
    }

    /// The straight lines of two cells or more, by direction and then by first cell.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The ways onto the board from the rim, by rim point and then by direction.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The cells of a named region.
    ///
    /// A grid has `edge` (cells with fewer neighbours than directions, walls aside). Rectangles have `corners`,
    /// `north`, `east`, `south`, `west`; hexagons have `corners`, `northwest`, `northeast`, `east`,
    /// `southeast`, `southwest`, `west`.
    pub fn region(&self, name: &str) -> Option<&CellSet> {
        self.regions().find(|(known, _)| *known == name).map(|(_, set)| set)
    }

    /// All named regions.
    pub fn regions(&self) -> impl Iterator<Item = (&str, &CellSet)> {
        self.layout.regions.iter().map(|(name, set)| (name.as_str(), set))
    }

    /// Whether a wall was put in the way of this step.
    #[inline]
    pub fn wall(&self, point: Point, direction: Direction) -> bool {
        self.layout.way(point, direction).is_some_and(|way| self.layout.walls[way])
    }

    /// How it looks.
    pub fn shape(&self) -> Shape {
        self.layout.shape
    }

    /// Whole coordinates `(x, y)` of a point, `y` upwards, in which a direction of a grid is an offset.
    /// On a graph they are those of the drawing, rounded, and need not tell cells apart.
    pub fn grid(&self, point: Point) -> (i32, i32) {
        self.layout.grid.get(point.index()).copied().unwrap_or_default()
    }

    /// What a step in a direction adds to the grid coordinates; `None` on a graph.
    pub fn offset(&self, direction: Direction) -> Option<(i32, i32)> {
        self.layout.headings.get(direction.index())?.offset
    }

    /// Where to draw a point, `y` upwards. On a grid the unit is the distance of neighbours.
    pub fn drawn(&self, point: Point) -> (f32, f32) {
        self.layout.drawn.get(point.index()).copied().unwrap_or_default()
    }
}
