//! Which cells: the meaning of [`Set`].

use super::View;
use crate::board::{CellSet, Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{Body, Node, Note, Owner, Set, Value};

impl View<'_> {
    /// The cells of a set.
    ///
    /// # Errors
    /// If a function rule fails, or a rule is of another type.
    pub fn cells(&self, set: &Set) -> Result<CellSet, Diagnostic> {
        self.step(Node::Set(set))?;
        let board = self.board();
        Ok(match set {
            Set::Rule(id) => match self.body(*id)? {
                (view, Body::Set(set)) => {
                    let cells = view.cells(set)?;
                    self.host.note(Note::Rule(*id, !cells.is_empty()));
                    cells
                }
                (view, other) => return Err(view.mistyped("a set of cells", other.type_name())),
            },
            Set::All => board.all(),
            Set::Empty => board.all() - *self.position.occupied(),
            Set::Occupied => *self.position.occupied(),
            Set::Owned(owner) => self.topped_by(self.owned(*owner)),
            Set::Top(kinds) => self.topped_by(*kinds),
            Set::Holding(kinds) => self.position.occupied_where(|stack| stack.kinds() & kinds != 0),
            Set::Cells(cells) => *cells,
            Set::PlayerCells(each) => each.get(self.me.index()).copied().unwrap_or_default(),
            Set::Or(left, right) => self.cells(left)? | self.cells(right)?,
            Set::And(left, right) => self.cells(left)? & self.cells(right)?,
            Set::Minus(left, right) => self.cells(left)? - self.cells(right)?,
            Set::Not(inner) => board.all() - self.cells(inner)?,
            Set::Shift(inner, direction) => self.shifted(self.cells(inner)?, *direction),
            Set::Near(inner) => {
                let inner = self.cells(inner)?;
                inner.iter().fold(CellSet::new(), |near, cell| near | *board.neighbour_set(cell))
            }
            Set::Surrounded(inner) => {
                let inner = self.cells(inner)?;
                let full = |cell: &Point| {
                    board.neighbours(*cell).len() == board.directions()
                        && board.neighbour_set(*cell).is_subset(&inner)
                };
                CellSet::of(board.all().iter().filter(full))
            }
            Set::Linked { to, within } => self.linked(self.cells(to)?, self.cells(within)?),
            Set::Sight { from, through } => self.in_sight(self.cells(from)?, self.cells(through)?),
            Set::InLine { length, of } => {
                let length = self.number(length)?;
                let of = self.cells(of)?;
                self.runs(of, length).into_iter().fold(CellSet::new(), |all, run| all | CellSet::of(run))
            }
            Set::Where(condition) => {
                let mut set = CellSet::new();
                for cell in board.all().iter() {
                    if self.at(cell).holds(condition)? {
                        set.insert(cell);
                    }
                }
                set
            }
            Set::Origin => {
                CellSet::of(self.decision.and_then(|decision| decision.from).filter(|p| self.is_cell(*p)))
            }
            Set::Target => {
                CellSet::of(self.decision.and_then(|decision| decision.to).filter(|p| self.is_cell(*p)))
            }
            Set::Between => self.between(),
            Set::Taken => {
                CellSet::of(self.decision.iter().flat_map(|decision| decision.cells.iter().copied()))
            }
            Set::Variable(id) => {
                let cell = self.variable(*id);
                let cell = usize::try_from(cell).ok().filter(|cell| *cell < board.cells());
                CellSet::of(cell.map(|cell| Point(cell as u16)))
            }
            Set::Function(function) => self.cells_of_function(*function)?,
        })
    }

    /// Cells with a chain of neighbours inside `within` to one of `to`.
    pub(super) fn linked(&self, to: CellSet, within: CellSet) -> CellSet {
        let mut reached = to & within;
        let mut fresh = reached;
        while !fresh.is_empty() {
            let near =
                fresh.iter().fold(CellSet::new(), |near, cell| near | *self.board().neighbour_set(cell));
            fresh = (near & within) - reached;
            reached |= fresh;
        }
        reached
    }

    /// The cells of all straight lines from some cells, as far as they go through `through`, and one further.
    fn in_sight(&self, from: CellSet, through: CellSet) -> CellSet {
        let mut seen = CellSet::new();
        for cell in from.iter() {
            for direction in 0..self.board().directions() as u8 {
                let ray = self.board().ray(cell, Direction(direction));
                let free = ray.iter().take_while(|cell| through.contains(**cell)).count();
                seen |= CellSet::of(ray.iter().copied().take(free + 1));
            }
        }
        seen
    }

    /// The types of pieces that somebody owns.
    pub(super) fn owned(&self, owner: Owner) -> u64 {
        match owner {
            Owner::Me => self.game.owned_by(self.me),
            Owner::Player(player) => self.game.owned_by(player),
            Owner::Others => self.game.types_where(|piece| piece.owner.is_some_and(|owner| owner != self.me)),
            Owner::Nobody => self.game.types_where(|piece| piece.owner.is_none()),
        }
    }

    fn topped_by(&self, kinds: u64) -> CellSet {
        self.position.occupied_where(|stack| stack.top().is_some_and(|top| kinds & top.bit() != 0))
    }

    fn shifted(&self, cells: CellSet, direction: Direction) -> CellSet {
        CellSet::of(cells.iter().filter_map(|cell| self.board().step(cell, direction)))
    }

    fn is_cell(&self, point: Point) -> bool {
        usize::from(point.0) < self.board().cells()
    }

    fn between(&self) -> CellSet {
        let Some(decision) = self.decision else { return CellSet::new() };
        let (Some(from), Some(to), Some(direction)) = (decision.from, decision.to, decision.direction) else {
            return CellSet::new();
        };
        CellSet::of(self.board().ray(from, direction).iter().copied().take_while(|cell| *cell != to))
    }

    fn cells_of_function(&self, function: crate::rule::FunctionId) -> Result<CellSet, Diagnostic> {
        match self.call(function)? {
            Value::Cells(cells) => Ok(cells),
            Value::Set(set) => self.cells(&set),
            other => Err(self.mistyped("a set of cells", other.type_name())),
        }
    }
}
