//! How many: the meaning of [`Number`].

use super::View;
use crate::board::{CellSet, Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::position::Piece;
use crate::rule::{Body, Node, Note, Number, Value, VariableId, Whose};

impl View<'_> {
    /// The value of a number.
    ///
    /// # Errors
    /// If a function rule fails, or a rule is of another type.
    pub fn number(&self, number: &Number) -> Result<i64, Diagnostic> {
        self.step(Node::Number(number))?;
        Ok(match number {
            Number::Constant(value) => *value,
            Number::Rule(id) => match self.body(*id)? {
                (view, Body::Number(number)) => {
                    let number = view.number(number)?;
                    self.host.note(Note::Rule(*id, true));
                    number
                }
                (view, other) => return Err(view.mistyped("a number", other.type_name())),
            },
            Number::Height => self.asked().map_or(0, |cell| self.position.stack(cell).height() as i64),
            Number::Count(set) => self.cells(set)?.len() as i64,
            Number::Pieces(set) => {
                self.cells(set)?.iter().map(|cell| self.position.stack(cell).height() as i64).sum()
            }
            Number::Neighbours(set) => match self.asked() {
                Some(cell) => (self.cells(set)? & *self.board().neighbour_set(cell)).len() as i64,
                None => 0,
            },
            Number::Groups(set) => self.groups(self.cells(set)?),
            Number::Hand(who, kinds) => {
                let player = who.of(self.me, self.game.players.len());
                self.pieces_of(*kinds).map(|piece| i64::from(self.position.hand(player, piece))).sum()
            }
            Number::Captured(who, kinds) => {
                let player = who.of(self.me, self.game.players.len());
                self.pieces_of(*kinds).map(|piece| i64::from(self.position.captured(player, piece))).sum()
            }
            Number::Variable(id) => self.variable(*id),
            Number::Ply => i64::from(self.position.turn().ply),
            Number::Repetitions => self.position.repetitions() as i64,
            Number::Distance => self.distance(),
            Number::OnLine(set) => match self.decision.and_then(|d| d.from.zip(d.direction)) {
                Some((from, direction)) => (self.cells(set)? & self.whole_line(from, direction)).len() as i64,
                None => 0,
            },
            Number::Heading => self
                .decision
                .and_then(|decision| decision.direction)
                .map_or(-1, |direction| i64::from(direction.0)),
            Number::Arrival => self
                .decision
                .and_then(|decision| decision.arrival)
                .map_or(-1, |direction| i64::from(direction.0)),
            Number::Deflections => self.decision.map_or(0, |decision| i64::from(decision.deflections)),
            Number::Opposite(inner) => u8::try_from(self.number(inner)?)
                .ok()
                .filter(|direction| usize::from(*direction) < self.board().directions())
                .and_then(|direction| self.board().opposite(Direction(direction)))
                .map_or(-1, |direction| i64::from(direction.0)),
            Number::PieceMoved => {
                self.decision.and_then(|decision| decision.piece).map_or(-1, |piece| i64::from(piece.0))
            }
            Number::Bid => self.decision.and_then(|decision| decision.number).unwrap_or(-1),
            Number::Add(left, right) => self.number(left)?.saturating_add(self.number(right)?),
            Number::Subtract(left, right) => self.number(left)?.saturating_sub(self.number(right)?),
            Number::Multiply(left, right) => self.number(left)?.saturating_mul(self.number(right)?),
            Number::Function(function) => match self.call(*function)? {
                Value::Number(value) => value,
                other => return Err(self.mistyped("a number", other.type_name())),
            },
        })
    }

    /// The value of a variable.
    pub fn variable(&self, id: VariableId) -> i64 {
        self.position.variable(self.variable_index(id))
    }

    /// The place of a variable's value in the position.
    pub(super) fn variable_index(&self, id: VariableId) -> u16 {
        let of = match id.whose {
            Whose::Nobody => 0,
            Whose::Player(who) => who.of(self.me, self.game.players.len()).0,
            Whose::Moved => self.decision.and_then(|decision| decision.piece).map_or(0, |piece| piece.0),
        };
        id.index + u16::from(of)
    }

    /// The cell in question: the one asked about, else the origin of the decision.
    fn asked(&self) -> Option<Point> {
        self.cell.or_else(|| self.decision.and_then(|decision| decision.from))
    }

    fn pieces_of(&self, kinds: u64) -> impl Iterator<Item = Piece> {
        (0..self.game.pieces.len() as u8).map(Piece).filter(move |piece| kinds & piece.bit() != 0)
    }

    fn distance(&self) -> i64 {
        let Some(decision) = self.decision else { return 0 };
        let (Some(from), Some(to), Some(direction)) = (decision.from, decision.to, decision.direction) else {
            return 0;
        };
        self.board()
            .ray(from, direction)
            .iter()
            .position(|cell| *cell == to)
            .map_or(0, |steps| steps as i64 + 1)
    }

    /// All cells of the straight line through a cell.
    fn whole_line(&self, from: Point, direction: Direction) -> CellSet {
        let board = self.board();
        let ahead = CellSet::of(board.ray(from, direction).iter().copied());
        let behind = board.opposite(direction).map(|back| CellSet::of(board.ray(from, back).iter().copied()));
        ahead | behind.unwrap_or_default() | CellSet::of([from])
    }

    fn groups(&self, mut set: CellSet) -> i64 {
        let mut groups = 0;
        while let Some(cell) = set.first() {
            set = set - self.linked(CellSet::of([cell]), set);
            groups += 1;
        }
        groups
    }
}
