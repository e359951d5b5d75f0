use super::layout::{Layout, error};
use super::{Board, CellSet, Direction, Point};
use crate::diagnostic::Diagnostic;

/// Boards made from boards.
impl Board {
    /// Puts walls in the way of steps. A wall stops the step and the opposite step that would lead back.
    pub fn with_walls(self, walls: &[(Point, Direction)]) -> Result<Board, Diagnostic> {
        let mut layout = self.layout;
        for (point, direction) in walls {
            let way = layout.known_way(*point, *direction)?;
            layout.walls[way] = true;
            let opposite = layout.headings[direction.index()].opposite;
            if let Some(back) = layout.steps[way].and_then(|next| layout.way(next, opposite))
                && layout.steps[back] == Some(*point)
            {
                layout.walls[back] = true;
            }
        }
        Ok(Board::from_layout(layout))
    }

    /// Gives a name to a set of cells; a region that had the name is replaced.
    pub fn with_region(mut self, name: &str, cells: CellSet) -> Result<Board, Diagnostic> {
        if name.is_empty() {
            return Err(error("a region needs a name"));
        }
        self.check_cells(&cells)?;
        self.layout.edged &= name != "edge";
        self.layout.set_region(name, cells);
        Ok(self)
    }

    /// Takes cells out of the board: no step leads to them, across them or from them, and their names are free.
    ///
    /// The remaining points move up, so points of the old board are not those of the new one. Cells around a hole
    /// are on the `edge`.
    pub fn without(self, cells: CellSet) -> Result<Board, Diagnostic> {
        self.check_cells(&cells)?;
        let old = self.layout;
        let kept: Vec<Point> =
            (0..old.names.len() as u16).map(Point).filter(|point| !cells.contains(*point)).collect();
        let mut moved = vec![None; old.names.len()];
        for (new, point) in (0..).map(Point).zip(&kept) {
            moved[point.index()] = Some(new);
        }
        let names = kept.iter().map(|point| old.names[point.index()].clone()).collect();
        let mut layout = Layout::new(old.shape, old.cells - cells.len(), names, old.headings)?;
        let ways = layout.headings.len();
        let ways_of = |point: &Point| point.index() * ways..(point.index() + 1) * ways;
        let step = |way: usize| old.steps[way].and_then(|next| moved[next.index()]);
        layout.steps = kept.iter().flat_map(ways_of).map(step).collect();
        layout.walls = kept.iter().flat_map(ways_of).map(|way| old.walls[way]).collect();
        layout.grid = kept.iter().map(|point| old.grid[point.index()]).collect();
        layout.drawn = kept.iter().map(|point| old.drawn[point.index()]).collect();
        layout.edged = old.edged;
        for (name, set) in &old.regions {
            layout.set_region(name, set.iter().filter_map(|cell| moved[cell.index()]).collect());
        }
        Ok(Board::from_layout(layout))
    }

    /// Leads a step to another cell, instead of to where it led, if anywhere. The way back is not changed.
    pub fn with_link(self, from: Point, direction: Direction, to: Point) -> Result<Board, Diagnostic> {
        self.with_links(&[(from, direction, to)])
    }

    /// Leads many steps elsewhere, as [`Board::with_link`] does one, and works out the board only once.
    pub fn with_links(self, links: &[(Point, Direction, Point)]) -> Result<Board, Diagnostic> {
        let mut layout = self.layout;
        for (from, direction, to) in links {
            if to.index() >= layout.cells {
                return Err(error(format!("a link leads to a cell, and number {} is none", to.0)));
            }
            let way = layout.known_way(*from, *direction)?;
            layout.steps[way] = Some(*to);
        }
        Ok(Board::from_layout(layout))
    }

    fn check_cells(&self, cells: &CellSet) -> Result<(), Diagnostic> {
        match (*cells - self.all()).first() {
            Some(cell) => Err(error(format!("the board has no cell number {}", cell.0))
                .help(format!("its cells are numbered from 0 to {}", self.cells() - 1))),
            None => Ok(()),
        }
    }
}

impl Layout {
    fn known_way(&self, point: Point, direction: Direction) -> Result<usize, Diagnostic> {
        self.way(point, direction).ok_or_else(|| {
            error(format!("the board has no way from point {} in direction {}", point.0, direction.0))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(width: usize, height: usize, directions: usize) -> Board {
        Board::square(width, height, directions).unwrap()
    }

    fn way(board: &Board, cell: &str, direction: &str) -> (Point, Direction) {
        (board.find(cell).unwrap(), board.find_direction(direction).unwrap())
    }

    fn ray(board: &Board, cell: &str, direction: &str) -> String {
        let (cell, direction) = way(board, cell, direction);
        board.ray(cell, direction).iter().map(|cell| board.name(*cell)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_wall_stops_both_sides() {
        let board = rectangle(5, 1, 4);
        let walls = [way(&board, "c1", "e"), way(&board, "a1", "w")];
        let board = board.with_walls(&walls).unwrap();
        assert_eq!((ray(&board, "a1", "e"), ray(&board, "e1", "w")), ("b1 c1".into(), "d1".into()));
        for (cell, direction, there) in
            [("c1", "e", true), ("d1", "w", true), ("a1", "w", true), ("a1", "e", false)]
        {
            let (cell, direction) = way(&board, cell, direction);
            assert_eq!(board.wall(cell, direction), there);
        }
        let lengths: Vec<usize> = board.lines().iter().map(|line| line.cells.len()).collect();
        assert_eq!(lengths, [3, 2]);
        assert_eq!(board.neighbours(board.find("c1").unwrap()), [board.find("b1").unwrap()]);
    }

    #[test]
    fn a_hole_is_gone() {
        let board = rectangle(4, 4, 8);
        let hole: CellSet = ["b2", "c2", "b3", "c3"].iter().map(|name| board.find(name).unwrap()).collect();
        let walls = [way(&board, "d4", "w")];
        let board = board.with_walls(&walls).unwrap().without(hole).unwrap();
        assert_eq!((board.cells(), board.find("b2"), board.name(Point(5))), (12, None, "d2"));
        assert_eq!(ray(&board, "a2", "e"), "");
        assert_eq!(ray(&board, "a1", "n"), "a2 a3 a4");
        assert_eq!(ray(&board, "a4", "e"), "b4 c4");
        assert_eq!(board.region("edge"), Some(&board.all()));
        assert_eq!(board.region("north").unwrap().len(), 4);
        assert_eq!(board.grid(board.find("d4").unwrap()), (3, 3));
        let all = board.all();
        assert_eq!(board.without(all).unwrap_err().to_string(), "a board needs a cell");
    }

    #[test]
    fn links_wrap_round_and_lead_away() {
        let board = rectangle(3, 3, 4);
        let mut links = Vec::new();
        for row in ["1", "2", "3"] {
            let ((west, w), (east, e)) =
                (way(&board, &format!("a{row}"), "w"), way(&board, &format!("c{row}"), "e"));
            links.extend([(west, w, east), (east, e, west)]);
        }
        let board = board.with_links(&links).unwrap();
        assert_eq!(ray(&board, "b2", "e"), "c2 a2");
        assert_eq!(board.region("edge").unwrap().len(), 6);
        let rings = board.lines().iter().filter(|line| board.direction_name(line.direction) == "e");
        assert_eq!(rings.map(|line| line.cells.len()).collect::<Vec<_>>(), [3, 3, 3]);
        let ((from, n), (to, _)) = (way(&board, "a1", "n"), way(&board, "c3", "n"));
        let board = board.with_link(from, n, to).unwrap();
        assert_eq!(ray(&board, "a1", "n"), "c3");
        assert_eq!(ray(&board, "a3", "s"), "a2 a1");
        assert!(board.neighbour_set(from).contains(to) && !board.neighbour_set(to).contains(from));
    }

    #[test]
    fn regions_are_named_and_renamed() {
        let board = rectangle(3, 3, 4);
        let one = CellSet::of([Point(4)]);
        let board = board.with_region("home", CellSet::of([Point(0)])).unwrap();
        let board = board.with_region("home", one).unwrap().with_region("edge", one).unwrap();
        assert_eq!(
            (board.region("home"), board.region("edge"), board.region("away")),
            (Some(&one), Some(&one), None)
        );
        let names: Vec<&str> = board.regions().map(|(name, _)| name).collect();
        assert_eq!(names, ["corners", "north", "east", "south", "west", "edge", "home"]);
    }

    #[test]
    fn refuses_what_is_not_there() {
        let rimmed = || Board::hexagon(2, true).unwrap();
        let rim = Point(rimmed().cells() as u16);
        let far = CellSet::of([Point(900)]);
        let message = |made: Result<Board, Diagnostic>| made.unwrap_err().to_string();
        assert_eq!(message(rimmed().with_region("home", far)), "the board has no cell number 900");
        assert_eq!(message(rimmed().with_region("", CellSet::new())), "a region needs a name");
        assert_eq!(message(rimmed().without(CellSet::of([rim]))), "the board has no cell number 7");
        assert!(rimmed().with_walls(&[(Point(99), Direction(0))]).is_err());
        assert!(rimmed().with_walls(&[(Point(0), Direction(6))]).is_err());
        assert!(rimmed().with_link(Point(0), Direction(0), rim).is_err());
        assert!(rimmed().with_link(Point(0), Direction(0), Point(2000)).is_err());
        assert!(rimmed().with_link(Point(2000), Direction(0), Point(0)).is_err());
        assert!(rimmed().with_link(rim, Direction(3), Point(0)).is_ok());
    }
}
