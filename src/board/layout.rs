use super::heading::Heading;
use super::{CellSet, Direction, MOST_CELLS, Point, Shape};
use crate::diagnostic::{Diagnostic, Kind};
use rustc_hash::FxHashMap;

/// What a board is made from; everything else about it follows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    pub shape: Shape,
    pub cells: usize,
    /// Of every point, the cells first.
    pub names: Vec<String>,
    pub grid: Vec<(i32, i32)>,
    pub drawn: Vec<(f32, f32)>,
    pub headings: Vec<Heading>,
    /// Point by point, in each direction: where the step leads if no wall is there.
    pub steps: Vec<Option<Point>>,
    /// In the same order: whether a wall is there.
    pub walls: Vec<bool>,
    pub regions: Vec<(String, CellSet)>,
    /// Whether the region `edge` is to be worked out.
    pub edged: bool,
}

/// A point of a grid before it has a number.
pub(super) struct Place {
    pub name: String,
    pub grid: (i32, i32),
    pub rim: bool,
}

/// What keys of a position's text mean that name no cell.
const RESERVED: [&str; 5] = ["turn", "phase", "ply", "mover", "outcome"];

impl Layout {
    /// Points without steps, in the order given; the first `cells` are cells. Checks number and names.
    pub fn new(
        shape: Shape,
        cells: usize,
        names: Vec<String>,
        headings: Vec<Heading>,
    ) -> Result<Layout, Diagnostic> {
        if cells == 0 {
            return Err(error("a board needs a cell"));
        }
        check_size(cells)?;
        let mut known = FxHashMap::default();
        for name in &names {
            if name.is_empty() || name.chars().any(|letter| letter.is_whitespace() || letter.is_control()) {
                return Err(error(format!(
                    "`{name}` cannot name a cell: a name has no white space and is not empty"
                )));
            }
            if RESERVED.contains(&name.as_str()) || name.contains(['=', ';', ',', '.']) {
                return Err(error(format!(
                    "`{name}` cannot name a cell: it means something else where positions and moves are written"
                )));
            }
            if known.insert(name.as_str(), ()).is_some() {
                return Err(error(format!("the cell `{name}` is there twice")));
            }
        }
        let ways = names.len() * headings.len();
        Ok(Layout {
            shape,
            cells,
            grid: vec![(0, 0); names.len()],
            drawn: vec![(0.0, 0.0); names.len()],
            names,
            headings,
            steps: vec![None; ways],
            walls: vec![false; ways],
            regions: Vec::new(),
            edged: false,
        })
    }

    /// A grid: cells row by row from the bottom, then the rim likewise; steps are the offsets of the headings.
    pub fn of_grid(
        shape: Shape,
        mut places: Vec<Place>,
        headings: Vec<Heading>,
        draw: fn((i32, i32)) -> (f32, f32),
    ) -> Result<Layout, Diagnostic> {
        places.sort_by_key(|place| (place.rim, place.grid.1, place.grid.0));
        let cells = places.iter().filter(|place| !place.rim).count();
        let grid: Vec<(i32, i32)> = places.iter().map(|place| place.grid).collect();
        let names = places.into_iter().map(|place| place.name).collect();
        let mut layout = Layout::new(shape, cells, names, headings)?;
        let numbers: FxHashMap<(i32, i32), Point> =
            grid.iter().take(cells).enumerate().map(|(number, at)| (*at, Point(number as u16))).collect();
        layout.steps = grid
            .iter()
            .flat_map(|(x, y)| layout.headings.iter().map(move |heading| (*x, *y, heading.offset)))
            .map(|(x, y, offset)| offset.and_then(|(dx, dy)| numbers.get(&(x + dx, y + dy)).copied()))
            .collect();
        layout.drawn = grid.iter().map(|at| draw(*at)).collect();
        layout.grid = grid;
        layout.edged = true;
        Ok(layout)
    }

    /// Where a way is in `steps` and `walls`; `None` for a point or direction that the board has not.
    pub fn way(&self, point: Point, direction: Direction) -> Option<usize> {
        let fits = point.index() < self.names.len() && direction.index() < self.headings.len();
        fits.then(|| point.index() * self.headings.len() + direction.index())
    }

    /// Gives a name to the cells that a test on their grid coordinates picks.
    pub fn mark(&mut self, name: &str, test: impl Fn((i32, i32)) -> bool) {
        let set =
            (0..self.cells).filter(|cell| test(self.grid[*cell])).map(|cell| Point(cell as u16)).collect();
        self.set_region(name, set);
    }

    /// Gives a name to a set of cells, instead of another set of that name.
    pub fn set_region(&mut self, name: &str, set: CellSet) {
        match self.regions.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = set,
            None => self.regions.push((name.to_string(), set)),
        }
    }
}

/// Refuses more cells than a set can hold.
pub(super) fn check_size(cells: usize) -> Result<(), Diagnostic> {
    if cells > MOST_CELLS {
        return Err(error(format!(
            "a board has at most {MOST_CELLS} cells, and this one would have {cells}"
        )));
    }
    Ok(())
}

/// An error in what a script says of a board; the script knows the place.
pub(super) fn error(message: impl Into<String>) -> Diagnostic {
    Diagnostic::new(Kind::Script, message)
}
