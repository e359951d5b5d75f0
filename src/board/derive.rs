use super::layout::Layout;
use super::{Board, CellSet, Direction, Entry, Line, Point};

impl Board {
    /// Works out all that follows from a layout.
    pub(super) fn from_layout(mut layout: Layout) -> Board {
        if layout.edged {
            let edge = edge(&layout);
            layout.set_region("edge", edge);
        }
        let steps: Vec<Option<Point>> =
            layout.steps.iter().zip(&layout.walls).map(|(step, wall)| step.filter(|_| !wall)).collect();
        let neighbour_sets: Vec<CellSet> = if layout.headings.is_empty() {
            vec![CellSet::new(); layout.names.len()]
        } else {
            steps.chunks(layout.headings.len()).map(|ways| ways.iter().flatten().copied().collect()).collect()
        };
        let mut board = Board {
            numbers: (0..).map(Point).zip(&layout.names).map(|(point, name)| (name.clone(), point)).collect(),
            neighbours: neighbour_sets.iter().map(|set| set.iter().collect()).collect(),
            neighbour_sets,
            steps,
            ray_starts: vec![0],
            ray_cells: Vec::new(),
            lines: Vec::new(),
            entries: Vec::new(),
            layout,
        };
        board.find_rays();
        board.find_lines();
        board.find_entries();
        board
    }

    fn every_point(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.points() as u16).map(Point)
    }

    fn every_direction(&self) -> impl Iterator<Item = Direction> + use<> {
        (0..self.directions() as u8).map(Direction)
    }

    fn find_rays(&mut self) {
        for point in self.every_point() {
            for direction in self.every_direction() {
                let mut seen = CellSet::of([point]);
                let mut at = point;
                while let Some(next) = self.step(at, direction).filter(|next| seen.insert(*next)) {
                    self.ray_cells.push(next);
                    at = next;
                }
                self.ray_starts.push(self.ray_cells.len() as u32);
            }
        }
    }

    fn find_lines(&mut self) {
        let leading: Vec<(Direction, Direction)> = self
            .every_direction()
            .zip(&self.layout.headings)
            .filter(|(direction, heading)| heading.leads(*direction))
            .map(|(direction, heading)| (direction, heading.opposite))
            .collect();
        for (ahead, back) in leading {
            let mut done = CellSet::new();
            // First from the cells where a line begins; what is left then are rings.
            for rings in [false, true] {
                for cell in self.all().iter() {
                    let begins = self.straight_step(cell, back, ahead).is_none();
                    if !(begins || rings) || !done.insert(cell) {
                        continue;
                    }
                    let mut cells = vec![cell];
                    let mut at = cell;
                    while let Some(next) =
                        self.straight_step(at, ahead, back).filter(|next| done.insert(*next))
                    {
                        cells.push(next);
                        at = next;
                    }
                    if cells.len() > 1 {
                        self.lines.push(Line { direction: ahead, cells });
                    }
                }
            }
        }
    }

    /// A step that the opposite direction takes back.
    fn straight_step(&self, from: Point, ahead: Direction, back: Direction) -> Option<Point> {
        self.step(from, ahead).filter(|next| self.step(*next, back) == Some(from))
    }

    fn find_entries(&mut self) {
        for from in self.every_point().skip(self.cells()) {
            for direction in self.every_direction() {
                if let Some(first) = self.step(from, direction) {
                    self.entries.push(Entry { from, first, direction });
                }
            }
        }
    }
}

/// The cells from which fewer cells are one step away than there are directions, walls aside.
fn edge(layout: &Layout) -> CellSet {
    let around = |ways: &[Option<Point>]| ways.iter().flatten().copied().collect::<CellSet>().len();
    let ways = layout.steps.chunks(layout.headings.len().max(1)).take(layout.cells);
    (0..).map(Point).zip(ways).filter(|(_, ways)| around(ways) < ways.len()).map(|(cell, _)| cell).collect()
}
