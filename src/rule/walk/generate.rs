//! Which decisions are open: the meaning of [`Moves`].

use super::View;
use crate::board::{CellSet, Direction, Point};
use crate::diagnostic::Diagnostic;
use crate::position::{Decider, Piece, Player};
use crate::rule::{
    Body, Decision, Directions, Generator, Moves, Node, Note, Number, Pieces, Set, Shape, Value,
};
use std::sync::Arc;

/// The most rows' parts that one taking may choose from: two to the power of the pieces that may be left.
const MOST_SPARED: usize = 10;

impl View<'_> {
    /// The decisions of an expression, in the order of its parts, then of the cells.
    ///
    /// # Errors
    /// If a function rule fails, or a rule is of another type.
    pub fn generate(&self, moves: &Moves) -> Result<Vec<Decision>, Diagnostic> {
        let found = self.all(moves).map_err(|error| self.placed(error, moves))?;
        self.note_moves(moves, !found.is_empty());
        Ok(found)
    }

    fn all(&self, moves: &Moves) -> Result<Vec<Decision>, Diagnostic> {
        self.step(Node::Moves(moves))?;
        Ok(match moves {
            Moves::Rule(id) => match self.body(*id)? {
                (view, Body::Moves(moves)) => view.generate(moves)?,
                (view, other) => return Err(view.mistyped("moves", other.type_name())),
            },
            Moves::Make(generator) => {
                let mut found = Vec::new();
                self.make(generator, &mut found)?;
                self.bounded(found.len())?;
                found
            }
            Moves::Any(parts) => {
                let mut found = Vec::new();
                for part in parts {
                    found.append(&mut self.generate(part)?);
                    self.bounded(found.len())?;
                }
                found
            }
            Moves::First(parts) => {
                for part in parts {
                    let found = self.generate(part)?;
                    if !found.is_empty() {
                        return Ok(found);
                    }
                }
                Vec::new()
            }
            Moves::Only(inner, condition) => {
                let mut kept = Vec::new();
                for decision in self.generate(inner)? {
                    if self.about(&decision).holds(condition)? {
                        kept.push(decision);
                    }
                }
                kept
            }
            Moves::Function(function) => match self.call(*function)? {
                Value::Moves(moves) => self.generate(&moves)?,
                Value::Nothing => Vec::new(),
                other => return Err(self.mistyped("moves", other.type_name())),
            },
        })
    }

    /// Whether an expression makes any decision. Conditions are asked only until one holds.
    ///
    /// # Errors
    /// As [`View::generate`].
    pub fn offers(&self, moves: &Moves) -> Result<bool, Diagnostic> {
        let offers = self.any(moves).map_err(|error| self.placed(error, moves))?;
        self.note_moves(moves, offers);
        Ok(offers)
    }

    fn note_moves(&self, moves: &Moves, offers: bool) {
        if let Moves::Rule(id) = moves {
            self.host.note(Note::Rule(*id, offers));
        }
        self.host.note(Note::Moves(moves, offers));
    }

    fn any(&self, moves: &Moves) -> Result<bool, Diagnostic> {
        self.step(Node::Moves(moves))?;
        Ok(match moves {
            Moves::Rule(id) => match self.body(*id)? {
                (view, Body::Moves(moves)) => view.offers(moves)?,
                (view, other) => return Err(view.mistyped("moves", other.type_name())),
            },
            Moves::Any(parts) | Moves::First(parts) => {
                for part in parts {
                    if self.offers(part)? {
                        return Ok(true);
                    }
                }
                false
            }
            Moves::Only(inner, condition) => {
                for decision in self.generate(inner)? {
                    if self.about(&decision).holds(condition)? {
                        return Ok(true);
                    }
                }
                false
            }
            Moves::Make(_) | Moves::Function(_) => !self.generate(moves)?.is_empty(),
        })
    }

    fn make(&self, generator: &Arc<Generator>, found: &mut Vec<Decision>) -> Result<(), Diagnostic> {
        match &generator.shape {
            Shape::Place { pieces, at } => self.place(generator, pieces, self.cells(at)?, found),
            Shape::Step { from, directions, to, .. } => {
                let to = self.cells(to)?;
                self.along(from, directions, |view, from, direction| {
                    let end = view.board().step(from, direction).filter(|cell| to.contains(*cell));
                    found.extend(end.map(|end| view.moved(generator, from, end, direction)));
                    Ok(())
                })?;
            }
            Shape::Slide { .. } => self.slides(generator, found)?,
            Shape::Hop { from, directions, over, to, .. } => {
                let (over, to) = (self.cells(over)?, self.cells(to)?);
                self.along(from, directions, |view, from, direction| {
                    let middle = view.board().step(from, direction).filter(|cell| over.contains(*cell));
                    let end = middle.and_then(|middle| view.board().step(middle, direction));
                    let end = end.filter(|cell| to.contains(*cell));
                    found.extend(end.map(|end| {
                        let mut decision = view.moved(generator, from, end, direction);
                        decision.cells.extend(middle);
                        decision
                    }));
                    Ok(())
                })?;
            }
            Shape::Jump { from, directions, distance, over, to, .. } => {
                let (over, to) = (self.cells(over)?, self.cells(to)?);
                self.along(from, directions, |view, from, direction| {
                    let end = view.jump_end(generator, from, direction, distance, over)?;
                    let end = end.filter(|cell| to.contains(*cell));
                    found.extend(end.map(|end| view.moved(generator, from, end, direction)));
                    Ok(())
                })?;
            }
            Shape::Leap { from, by, to, .. } => {
                let to = self.cells(to)?;
                for from in self.cells(from)?.iter() {
                    let ends = (self.leaps(from, by) & to).iter().filter(|to| *to != from);
                    found.extend(ends.map(|to| {
                        let mut decision = Decision::of(generator);
                        decision.piece = self.position.stack(from).top();
                        decision.from = Some(from);
                        decision.to = Some(to);
                        decision
                    }));
                    self.bounded(found.len())?;
                }
            }
            Shape::Push { pieces, onto } => self.push(generator, pieces, self.cells(onto)?, found),
            Shape::Flank { pieces, at, over, until } => {
                let (at, over, until) = (self.cells(at)?, self.cells(over)?, self.cells(until)?);
                for cell in at.iter() {
                    let flanked = self.flanked(cell, over, until);
                    if !flanked.is_empty() {
                        for piece in self.available(pieces) {
                            let mut decision = Decision::of(generator);
                            decision.piece = Some(piece);
                            decision.to = Some(cell);
                            decision.cells = flanked.iter().collect();
                            found.push(decision);
                        }
                    }
                }
            }
            Shape::Take { length, exact, of, along, spare, once, .. } => {
                let length = self.number(length)?;
                let (of, along) = (self.cells(of)?, self.cells(along)?);
                let spare = spare.as_ref().map_or(Ok(CellSet::new()), |spare| self.cells(spare))?;
                for (line, row) in self.rows(of, along, length, *exact) {
                    if once.is_some_and(|once| self.is_dealt_with(once, line, &row)) {
                        continue;
                    }
                    self.takings(generator, line, &row, spare, found);
                    self.bounded(found.len())?;
                }
            }
            Shape::Choose { from } => found.extend(self.cells(from)?.iter().map(|cell| {
                let mut decision = Decision::of(generator);
                decision.to = Some(cell);
                decision.piece = self.position.stack(cell).top();
                decision
            })),
            Shape::Bid { listed } => {
                let higher = self.number.filter(|number| *number > i64::from(*listed));
                self.bounded(*listed as usize)?;
                for player in self.speakers() {
                    found.extend((1..=i64::from(*listed)).chain(higher).map(|number| {
                        let mut decision = Decision::of(generator);
                        decision.player = Some(player);
                        decision.number = Some(number);
                        decision
                    }));
                }
            }
            Shape::Say { word } => {
                let mut decision = Decision::of(generator);
                decision.word = Some(word.clone());
                found.push(decision);
            }
        }
        Ok(())
    }

    /// Who may speak now: all players where anyone decides, else who decides.
    pub(super) fn speakers(&self) -> impl Iterator<Item = Player> + use<> {
        let all = self.position.turn().decider == Decider::Anyone;
        let (me, players) = (self.me, self.game.players.len() as u8);
        (0..players).map(Player).filter(move |player| all || *player == me)
    }

    /// Asks `each` for every stack of `from` and every direction.
    pub(super) fn along(
        &self,
        from: &Set,
        directions: &Directions,
        mut each: impl FnMut(&View<'_>, Point, Direction) -> Result<(), Diagnostic>,
    ) -> Result<(), Diagnostic> {
        let directions = self.directions(directions);
        for cell in self.cells(from)?.iter() {
            for direction in &directions {
                each(self, cell, *direction)?;
            }
        }
        Ok(())
    }

    /// The directions meant, as seen by who decides.
    pub(super) fn directions(&self, directions: &Directions) -> Vec<Direction> {
        match directions {
            Directions::All => (0..self.board().directions() as u8).map(Direction).collect(),
            Directions::Same(same) => same.clone(),
            Directions::Each(each) => each.get(self.me.index()).cloned().unwrap_or_default(),
        }
    }

    pub(super) fn moved(
        &self,
        generator: &Arc<Generator>,
        from: Point,
        to: Point,
        direction: Direction,
    ) -> Decision {
        let mut decision = Decision::of(generator);
        decision.piece = self.position.stack(from).top();
        decision.from = Some(from);
        decision.to = Some(to);
        decision.direction = Some(direction);
        decision.arrival = Some(direction);
        decision
    }

    /// Where a jump from a cell in a direction ends: the distance may speak about the stack and its line.
    pub(super) fn jump_end(
        &self,
        generator: &Arc<Generator>,
        from: Point,
        direction: Direction,
        distance: &Number,
        over: CellSet,
    ) -> Result<Option<Point>, Diagnostic> {
        let mut question = Decision::of(generator);
        question.piece = self.position.stack(from).top();
        question.from = Some(from);
        question.direction = Some(direction);
        let distance = self.about(&question).at(from).number(distance)?;
        let ray = self.board().ray(from, direction);
        let steps = usize::try_from(distance).unwrap_or(0);
        if steps == 0 || steps > ray.len() || ray[..steps - 1].iter().any(|cell| !over.contains(*cell)) {
            return Ok(None);
        }
        Ok(Some(ray[steps - 1]))
    }

    /// The cells that a leap may lead to: those at the end of its ways, or every cell.
    pub(super) fn leaps(&self, from: Point, by: &[Vec<Direction>]) -> CellSet {
        if by.is_empty() {
            return self.board().all();
        }
        let end = |way: &Vec<Direction>| {
            way.iter().try_fold(from, |cell, direction| self.board().step(cell, *direction))
        };
        CellSet::of(by.iter().filter_map(end))
    }

    /// The types of pieces that who decides can bring in.
    pub(super) fn available(&self, pieces: &Pieces) -> Vec<Piece> {
        let each = pieces.of.get(self.me.index()).map_or(&[][..], |each| each);
        let enough = |piece: &&Piece| {
            self.game.supply.is_none() || self.position.hand(self.me, **piece) >= u16::from(pieces.count)
        };
        each.iter().filter(enough).copied().collect()
    }

    fn place(&self, generator: &Arc<Generator>, pieces: &Pieces, at: CellSet, found: &mut Vec<Decision>) {
        for piece in self.available(pieces) {
            found.extend(at.iter().map(|cell| {
                let mut decision = Decision::of(generator);
                decision.piece = Some(piece);
                decision.to = Some(cell);
                decision
            }));
        }
    }

    fn push(&self, generator: &Arc<Generator>, pieces: &Pieces, onto: CellSet, found: &mut Vec<Decision>) {
        for piece in self.available(pieces) {
            for entry in self.board().entries() {
                let reach = self.gap(entry.first, entry.direction);
                if let Some(reach) = reach.filter(|reach| onto.contains(*reach)) {
                    let mut decision = Decision::of(generator);
                    decision.piece = Some(piece);
                    decision.from = Some(entry.from);
                    decision.to = Some(entry.first);
                    decision.reach = Some(reach);
                    decision.direction = Some(entry.direction);
                    found.push(decision);
                }
            }
        }
    }

    /// The first empty cell of a line from a cell on.
    pub(super) fn gap(&self, first: Point, direction: Direction) -> Option<Point> {
        let ray = self.board().ray(first, direction).iter().copied();
        std::iter::once(first).chain(ray).find(|cell| self.position.stack(*cell).is_empty())
    }

    /// The cells of `over` that lie in lines between a cell and one of `until`.
    fn flanked(&self, cell: Point, over: CellSet, until: CellSet) -> CellSet {
        let mut flanked = CellSet::new();
        for direction in 0..self.board().directions() as u8 {
            let ray = self.board().ray(cell, Direction(direction));
            let run = ray.iter().take_while(|cell| over.contains(**cell)).count();
            if run > 0 && ray.get(run).is_some_and(|end| until.contains(*end)) {
                flanked |= CellSet::of(ray[..run].iter().copied());
            }
        }
        flanked
    }

    /// The ways of taking a row: all of it, but for any choice of the cells that may be left standing.
    fn takings(
        &self,
        generator: &Arc<Generator>,
        line: usize,
        row: &[Point],
        spare: CellSet,
        found: &mut Vec<Decision>,
    ) {
        let mut row = row.to_vec();
        let name = |cell: &Point| self.board().name(*cell);
        if row.first().map(name) > row.last().map(name) {
            row.reverse();
        }
        let spared: Vec<Point> =
            row.iter().copied().filter(|cell| spare.contains(*cell)).take(MOST_SPARED).collect();
        for choice in 0..1u32 << spared.len() {
            let left =
                |cell: &Point| spared.iter().position(|s| s == cell).is_some_and(|i| choice >> i & 1 == 1);
            let mut decision = Decision::of(generator);
            decision.line = Some(line as u16);
            decision.left = row.iter().copied().find(left);
            decision.cells = row.iter().copied().filter(|cell| !left(cell)).collect();
            found.push(decision);
        }
    }
}
