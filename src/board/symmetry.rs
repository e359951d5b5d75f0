use super::{Board, Direction, Point};

/// How many ways to lay a board onto itself are tried at most.
const TRIED: usize = 20_000;

/// A way to lay a board onto itself: cells, rim points and directions go to others, and every step stays a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    points: Vec<Point>,
    directions: Vec<Option<Direction>>,
}

impl Symmetry {
    /// Where a point goes.
    pub fn point(&self, point: Point) -> Point {
        self.points.get(point.index()).copied().unwrap_or(point)
    }

    /// Where a direction goes.
    pub fn direction(&self, direction: Direction) -> Direction {
        self.directions.get(direction.index()).copied().flatten().unwrap_or(direction)
    }
}

impl Board {
    /// All ways to lay the board onto itself but the one that moves nothing. The names of cells and directions do not
    /// matter, nor do its regions; walls and the points from which pieces come in do.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let cells = || (0..self.cells() as u16).map(Point);
        let Some(base) = cells().min_by_key(|cell| self.neighbours(*cell).len()) else { return Vec::new() };
        let (mut found, mut tried) = (Vec::new(), 0);
        let from = self.ways(base);
        for target in cells() {
            let to = self.ways(target);
            let mut taken = Vec::new();
            self.pair(base, target, (&from, &to), &mut taken, &mut |directions| {
                tried += 1;
                let symmetry = self.spread(base, target, directions).filter(|one| self.keeps(one));
                found.extend(symmetry.filter(|one| cells().any(|cell| one.point(cell) != cell)));
                tried < TRIED
            });
        }
        found
    }

    /// The directions in which a cell has a neighbour.
    fn ways(&self, cell: Point) -> Vec<Direction> {
        let all = (0..self.directions() as u8).map(Direction);
        all.filter(|direction| self.step(cell, *direction).is_some()).collect()
    }

    /// Tries every pairing of the directions of two cells in which lines are as long as each other; whether to go on.
    fn pair(
        &self,
        base: Point,
        target: Point,
        (from, to): (&[Direction], &[Direction]),
        taken: &mut Vec<Direction>,
        each: &mut dyn FnMut(Vec<Option<Direction>>) -> bool,
    ) -> bool {
        if from.len() != to.len() {
            return true;
        }
        let Some(next) = from.get(taken.len()) else {
            let mut directions = vec![None; self.directions()];
            from.iter().zip(taken.iter()).for_each(|(one, other)| directions[one.index()] = Some(*other));
            return each(directions);
        };
        for other in to {
            let alike = self.ray(base, *next).len() == self.ray(target, *other).len();
            if !alike || taken.contains(other) {
                continue;
            }
            taken.push(*other);
            let go_on = self.pair(base, target, (from, to), taken, each);
            taken.pop();
            if !go_on {
                return false;
            }
        }
        true
    }

    /// Follows from one cell where all others go.
    fn spread(&self, base: Point, target: Point, mut directions: Vec<Option<Direction>>) -> Option<Symmetry> {
        let mut points: Vec<Option<Point>> = vec![None; self.cells()];
        points[base.index()] = Some(target);
        // a direction that is not known at a cell may be known after others
        let mut changed = true;
        while changed {
            changed = false;
            for cell in (0..self.cells() as u16).map(Point) {
                let Some(image) = points[cell.index()] else { continue };
                for way in self.ways(cell) {
                    let next = self.step(cell, way)?;
                    match (directions[way.index()], points[next.index()]) {
                        (Some(_), Some(_)) => {}
                        (Some(other), None) => {
                            points[next.index()] = Some(self.step(image, other)?);
                            changed = true;
                        }
                        (None, Some(there)) => {
                            let other = self.ways(image).into_iter();
                            let mut other = other.filter(|other| self.step(image, *other) == Some(there));
                            directions[way.index()] = Some(other.next()?);
                            changed = true;
                        }
                        (None, None) => {}
                    }
                }
            }
        }
        let mut points: Vec<Point> = points.into_iter().collect::<Option<_>>()?;
        points.extend((self.cells()..self.points()).map(|rim| Point(rim as u16)));
        let mut symmetry = Symmetry { points, directions };
        for entry in self.entries() {
            let (first, way) = (symmetry.point(entry.first), symmetry.direction(entry.direction));
            let other = self.entries().iter().find(|other| other.first == first && other.direction == way)?;
            symmetry.points[entry.from.index()] = other.from;
        }
        Some(symmetry)
    }

    /// Whether every step stays a step, and no two cells go to one.
    fn keeps(&self, symmetry: &Symmetry) -> bool {
        let cells = || (0..self.cells() as u16).map(Point);
        let images = super::CellSet::of(cells().map(|cell| symmetry.point(cell)));
        let steps = |cell: Point| {
            (0..self.directions() as u8).map(Direction).all(|way| {
                let image = self.step(symmetry.point(cell), symmetry.direction(way));
                image == self.step(cell, way).map(|next| symmetry.point(next))
            })
        };
        images.len() == self.cells() && cells().all(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_as_many_as_their_shapes() {
        let square = |width, height, directions| Board::square(width, height, directions).unwrap();
        for (board, count) in [
            (square(3, 3, 4), 7),
            (square(8, 8, 8), 7),
            (square(8, 8, 4), 7),
            (square(7, 6, 8), 3),
            (Board::hex_rows(&["a1-i1", "a2-j2", "a3-k3", "b4-k4", "c5-k5"]).unwrap(), 3),
            (Board::hexagon(4, true).unwrap(), 11),
        ] {
            let found = board.symmetries();
            assert_eq!(found.len(), count, "{:?}", board.shape());
            for symmetry in &found {
                let rim = (board.cells()..board.points()).map(|rim| Point(rim as u16));
                assert!(rim.into_iter().all(|rim| symmetry.point(rim).index() >= board.cells()));
            }
        }
        let walled = square(4, 4, 4);
        let wall = walled.with_walls(&[(Point(0), Direction(0))]).unwrap();
        assert!(wall.symmetries().len() < 7);
    }
}
