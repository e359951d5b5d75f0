use super::ways::Ways;
use super::{Around, Layout, Links, Row, Shift};
use crate::board::{Board, CellSet, Direction, Point};
use crate::compile::bits::Bits;
use crate::compile::choice::{Choice, LEAPS, NONE};

/// The number of no cell.
pub(in crate::compile) const NOWHERE: u16 = u16::MAX;

/// A board laid out over bits. Tables by direction and bit are at `direction * WIDTH + bit`.
#[derive(Debug)]
pub(in crate::compile) struct Field<B> {
    /// The bit of each cell.
    pub bits: Vec<u16>,
    /// The cell of each bit.
    pub points: Vec<u16>,
    /// Every cell.
    pub all: B,
    /// How many directions there are.
    pub directions: usize,
    /// The opposite of each direction.
    pub opposites: Vec<usize>,
    /// The steps of whole sets, on a grid.
    pub shifts: Option<Vec<Shift<B>>>,
    /// The same on any board.
    pub ways: Ways<B>,
    /// Which cells are neighbours.
    pub links: Links<B>,
    /// The cells that have another neighbour in every direction.
    pub inner: B,
    /// The neighbours of each bit.
    pub neighbours: Vec<B>,
    /// Whether what stands around a cell hangs together, where a table can tell.
    pub around: Option<Around<B>>,
    /// The bits that a ray reaches, in order.
    pub paths: Vec<Vec<u16>>,
    /// The same as sets.
    pub rays: Vec<B>,
    /// Whether the rays of each direction go up in bits; only on a grid.
    pub upward: Vec<bool>,
    /// The ways in from the rim: the first cell and the direction.
    pub entries: Vec<(u16, u8)>,
    /// Straight lines.
    pub rows: Vec<Row<B>>,
    /// By the number of a pair of directions and bit, the line on which it is; only on a grid.
    pub row_at: Vec<u16>,
    /// The upward direction of each pair; only on a grid.
    pub pairs: Vec<usize>,
    /// The place of each bit's name among all names in order.
    pub sorted: Vec<u16>,
    /// Whether some ray comes back to where it was.
    pub rings: bool,
    /// How many cells the longest ray has.
    pub longest: usize,
}

impl<B: Bits> Field<B> {
    /// A board over bits; `None` if they are too few.
    pub fn of(board: &Board, layout: &Layout) -> Option<Field<B>> {
        let far = |steps: &[i32]| steps.iter().any(|by| by.unsigned_abs() as usize > B::LONGEST_STEP);
        if layout.width > B::WIDTH || layout.steps.as_deref().is_some_and(far) {
            return None;
        }
        let directions = board.directions();
        let bit = |cell: Point| usize::from(layout.bits[cell.index()]);
        let cells = || (0..board.cells() as u16).map(Point);
        let set_of = |cells: &[Point]| cells.iter().fold(B::default(), |set, cell| set | B::bit(bit(*cell)));
        let mut points = vec![NOWHERE; B::WIDTH];
        let mut neighbours = vec![B::default(); B::WIDTH];
        let mut inner = B::default();
        for cell in cells() {
            points[bit(cell)] = cell.0;
            neighbours[bit(cell)] = set_of(board.neighbours(cell));
            inner = inner | B::bit(bit(cell)).only_if(board.neighbours(cell).len() == directions);
        }
        let mut paths = vec![Vec::new(); directions * B::WIDTH];
        for direction in 0..directions {
            for cell in cells() {
                let ray = board.ray(cell, Direction(direction as u8));
                paths[direction * B::WIDTH + bit(cell)] = ray.iter().map(|cell| bit(*cell) as u16).collect();
            }
        }
        let rays = paths.iter().map(|path| set_of_bits(path)).collect();
        let opposites: Vec<usize> = (0..directions)
            .map(|d| board.opposite(Direction(d as u8)).map_or(d, |opposite| opposite.index()))
            .collect();
        let ways = Ways { ways: (0..directions).map(|d| shifts_of::<B>(board, layout, d)).collect() };
        let grid = layout.steps.as_ref().filter(|_| is_two_way(board));
        let shifts: Option<Vec<Shift<B>>> = grid.map(|steps| {
            let reached = |d: usize| {
                cells()
                    .filter_map(|cell| board.step(cell, Direction(d as u8)))
                    .fold(B::default(), |set, cell| set | B::bit(bit(cell)))
            };
            steps.iter().enumerate().map(|(d, by)| Shift::by(*by, reached(d))).collect()
        });
        let links = shifts.as_deref().and_then(|shifts| links_of(board, layout, shifts, &opposites));
        let around = grid
            .filter(|_| links.is_some() && is_open(board))
            .and_then(|steps| Around::of(neighbours.clone(), layout.stride, steps));
        let rows: Vec<Row<B>> = board.lines().iter().map(|line| Row::of(line, &layout.bits)).collect();
        let upward: Vec<bool> = shifts.iter().flatten().map(|shift| shift.down == 0).collect();
        let pairs: Vec<usize> = (0..upward.len()).filter(|direction| upward[*direction]).collect();
        let row_at = rows_by_pair::<B>(&rows, &pairs, &opposites);
        Some(Field {
            bits: layout.bits.clone(),
            points,
            all: set_of_bits(&layout.bits),
            directions,
            opposites,
            upward,
            pairs,
            row_at,
            shifts,
            links: links.unwrap_or_else(|| Links::Ways(ways.clone())),
            ways,
            inner,
            neighbours,
            around,
            rings: has_rings(board),
            sorted: sorted_names(board, layout, B::WIDTH),
            longest: paths.iter().map(Vec::len).max().unwrap_or(0),
            paths,
            rays,
            entries: board
                .entries()
                .iter()
                .map(|entry| (layout.bits[entry.first.index()], entry.direction.0))
                .collect(),
            rows,
        })
    }

    /// A set of cells as bits.
    pub fn set(&self, cells: &CellSet) -> B {
        cells
            .iter()
            .filter_map(|cell| self.bits.get(cell.index()))
            .fold(B::default(), |set, bit| set | B::bit(usize::from(*bit)))
    }

    /// The bit of a cell; `None` if it is no cell.
    pub fn bit(&self, point: Point) -> Option<u16> {
        self.bits.get(point.index()).copied()
    }

    /// The cell of a bit.
    pub fn point(&self, bit: u16) -> Option<Point> {
        self.points.get(usize::from(bit)).copied().filter(|point| *point != NOWHERE).map(Point)
    }

    /// Whether the last of some cells has a name before that of the first.
    pub fn sorts_backwards(&self, cells: &[u16]) -> bool {
        let place = |cell: Option<&u16>| cell.and_then(|cell| self.sorted.get(usize::from(*cell)));
        place(cells.first()) > place(cells.last())
    }

    /// The cell with the lowest number in a set.
    pub fn first(&self, mut cells: B) -> Option<Point> {
        let mut first = None;
        while !cells.is_empty() {
            let point = self.point(cells.pop() as u16);
            first = [first, point].into_iter().flatten().min();
        }
        first
    }

    /// The cells that a ray reaches, in order.
    #[inline]
    pub fn path(&self, direction: usize, from: usize) -> &[u16] {
        self.paths.get(direction * B::WIDTH + from).map_or(&[], Vec::as_slice)
    }

    /// The same as a set.
    #[inline]
    pub fn ray(&self, direction: usize, from: usize) -> B {
        self.rays.get(direction * B::WIDTH + from).copied().unwrap_or_default()
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn near(&self, cell: usize) -> B {
        self.neighbours.get(cell).copied().unwrap_or_default()
    }

    /// The direction of a decision that moves a stack, and how many steps it goes.
    pub fn line_of(&self, choice: &Choice<B>) -> Option<(usize, usize)> {
        if choice.from == NOWHERE || choice.to == NOWHERE || choice.direction == LEAPS {
            return None;
        }
        let (from, to) = (usize::from(choice.from), usize::from(choice.to));
        if choice.direction == NONE {
            return self.heading(from, to);
        }
        let direction = usize::from(choice.direction);
        let at = self.path(direction, from).iter().position(|cell| usize::from(*cell) == to)?;
        Some((direction, at + 1))
    }

    /// The cell where a decision starts on the board, and its direction.
    pub fn start_of(&self, choice: &Choice<B>) -> Option<(usize, usize)> {
        if choice.entry != NOWHERE && choice.direction != NONE {
            return Some((usize::from(choice.to), usize::from(choice.direction)));
        }
        let from = Some(choice.from).filter(|from| *from != NOWHERE).map(usize::from)?;
        if choice.direction < LEAPS {
            return Some((from, usize::from(choice.direction)));
        }
        self.line_of(choice).map(|(direction, _)| (from, direction))
    }

    /// All cells of the straight line through a cell.
    pub fn whole_line(&self, from: usize, direction: usize) -> B {
        let back = self.opposites.get(direction).map_or(B::default(), |back| self.ray(*back, from));
        self.ray(direction, from) | back | B::bit(from)
    }

    /// The direction in which a straight step of any length leads from one cell to another, and how many steps.
    pub fn heading(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        (0..self.directions).find_map(|direction| {
            let at = self.path(direction, from).iter().position(|cell| usize::from(*cell) == to)?;
            Some((direction, at + 1))
        })
    }
}

fn set_of_bits<B: Bits>(bits: &[u16]) -> B {
    bits.iter().fold(B::default(), |set, bit| set | B::bit(usize::from(*bit)))
}

fn rows_by_pair<B: Bits>(rows: &[Row<B>], pairs: &[usize], opposites: &[usize]) -> Vec<u16> {
    let mut row_at = vec![NOWHERE; pairs.len() * B::WIDTH];
    for (number, row) in rows.iter().enumerate() {
        let runs = |pair: &usize| *pair == row.direction || opposites.get(*pair) == Some(&row.direction);
        let Some(pair) = pairs.iter().position(runs) else { continue };
        for cell in &row.cells {
            row_at[pair * B::WIDTH + usize::from(*cell)] = number as u16;
        }
    }
    row_at
}

fn has_rings(board: &Board) -> bool {
    ways(board).any(|(from, direction)| {
        let last = board.ray(from, direction).last().copied();
        last.is_some_and(|last| board.step(last, direction).is_some())
    })
}

fn sorted_names(board: &Board, layout: &Layout, width: usize) -> Vec<u16> {
    let mut cells: Vec<Point> = (0..board.cells() as u16).map(Point).collect();
    cells.sort_by_key(|cell| board.name(*cell));
    let mut places = vec![0; width];
    for (place, cell) in cells.iter().enumerate() {
        places[usize::from(layout.bits[cell.index()])] = place as u16;
    }
    places
}

/// The steps in one direction, gathered by how many places they move.
fn shifts_of<B: Bits>(board: &Board, layout: &Layout, direction: usize) -> Vec<Shift<B>> {
    let mut shifts: Vec<(i32, Shift<B>)> = Vec::new();
    for cell in (0..board.cells() as u16).map(Point) {
        if let Some(to) = board.step(cell, Direction(direction as u8)) {
            let (from, to) = (layout.bits[cell.index()], layout.bits[to.index()]);
            let by = i32::from(to) - i32::from(from);
            let place = shifts.iter().position(|(known, _)| *known == by).unwrap_or_else(|| {
                shifts.push((by, Shift::by(by, B::default())));
                shifts.len() - 1
            });
            shifts[place].1.to = shifts[place].1.to | B::bit(usize::from(to));
        }
    }
    shifts.into_iter().map(|(_, shift)| shift).collect()
}

/// Whether every step is taken back by the opposite one.
fn is_two_way(board: &Board) -> bool {
    ways(board).all(|(from, direction)| {
        board.step(from, direction).is_none_or(|to| {
            board
                .opposite(direction)
                .is_some_and(|back| back != direction && board.step(to, back) == Some(from))
        })
    })
}

/// Whether no wall stands between cells that lie next to each other on the grid.
fn is_open(board: &Board) -> bool {
    ways(board).all(|(from, direction)| !board.wall(from, direction))
}

fn ways(board: &Board) -> impl Iterator<Item = (Point, Direction)> {
    let directions = board.directions() as u8;
    (0..board.cells() as u16).flat_map(move |cell| (0..directions).map(move |d| (Point(cell), Direction(d))))
}

fn links_of<B: Bits>(
    board: &Board,
    layout: &Layout,
    shifts: &[Shift<B>],
    opposites: &[usize],
) -> Option<Links<B>> {
    let upward = || (0..shifts.len()).filter(|d| shifts[*d].down == 0);
    let by: Vec<u32> = upward().map(|d| shifts[d].up).collect();
    let up: Vec<B> = upward().map(|d| shifts[d].to).collect();
    let down: Vec<B> = upward().map(|d| shifts[opposites[d]].to).collect();
    let paired = upward().all(|d| shifts[opposites[d]].down == shifts[d].up);
    (paired && by.len() * 2 == shifts.len())
        .then(|| Links::of_pairs(&by, &up, &down, layout.meets_edges(board)))
        .flatten()
}
