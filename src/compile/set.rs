//! Which cells: [`Set`] as code.

use super::bits::Bits;
use super::cells::Cells;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::field::NOWHERE;
use crate::rule::{Body, Set};

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles a set.
    pub fn set(&mut self, set: &'a Set) -> Compiled<Cells<B>> {
        if let Some(leaf) = self.shown(set) {
            return Ok(Cells::Leaf(leaf));
        }
        let all = self.field.all;
        Ok(match set {
            Set::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Set(set) => compiler.set(set),
                other => Err(compiler.mistyped(other)),
            })?,
            Set::All | Set::Empty | Set::Occupied | Set::Owned(_) | Set::Top(_) => {
                return Err(self.unsupported("an expression nested so deep"));
            }
            Set::Holding(kinds) => Cells::Leaf(self.holding(*kinds)),
            Set::Cells(cells) => Cells::constant(self.field.set(cells)),
            Set::PlayerCells(each) => {
                let cells = each.get(self.me.index()).map_or(B::default(), |cells| self.field.set(cells));
                Cells::constant(cells)
            }
            Set::Or(left, right) => {
                let (left, right) = (self.set(left)?, self.set(right)?);
                match (left.as_constant(), right.as_constant()) {
                    (Some(left), Some(right)) => Cells::constant(left | right),
                    _ => join(left, right, |left, right| left | right),
                }
            }
            Set::And(left, right) => {
                let (left, right) = (self.set(left)?, self.set(right)?);
                intersection(left, right)
            }
            Set::Minus(left, right) => self.minus(left, right)?,
            Set::Not(inner) => {
                let inner = self.set(inner)?;
                complement(inner, all)
            }
            Set::Shift(inner, direction) => {
                let inner = self.set(inner)?;
                match self.field.shifts.as_ref().and_then(|shifts| shifts.get(direction.index())).copied() {
                    Some(shift) => map(inner, move |cells| shift.go(cells)),
                    None => {
                        let (field, direction) = (self.field.clone(), direction.index());
                        map(inner, move |cells| field.ways.go(direction, cells))
                    }
                }
            }
            Set::Near(inner) => {
                let (inner, links) = (self.set(inner)?, self.field.links.clone());
                map(inner, move |cells| links.near(cells) & all)
            }
            Set::Surrounded(inner) => {
                let (inner, links, full) = (self.set(inner)?, self.field.links.clone(), self.field.inner);
                map(inner, move |cells| links.surrounded(cells) & full)
            }
            Set::Linked { to, within } => {
                let (to, within, links) = (self.set(to)?, self.set(within)?, self.field.links.clone());
                join(to, within, move |to, within| links.flood(to, within))
            }
            Set::Sight { from, through } => self.in_sight(from, through)?,
            Set::InLine { length, of } => self.in_line(length, of)?,
            Set::Where(condition) => self.cellwise(condition)?,
            Set::Origin => Cells::code(|_, choice| Choice::<B>::set_of(choice.from)),
            Set::Target => Cells::code(|_, choice| Choice::<B>::set_of(choice.to)),
            Set::Between => {
                let field = self.field.clone();
                Cells::code(move |_, choice| match field.start_of(choice) {
                    Some((from, direction)) if choice.from != NOWHERE => {
                        let path = field.path(direction, from).iter().take_while(|cell| **cell != choice.to);
                        path.fold(B::default(), |set, cell| set | B::bit(usize::from(*cell)))
                    }
                    _ => B::default(),
                })
            }
            Set::Taken => {
                self.plan.habits.asks_taken = true;
                Cells::code(|_, choice| choice.cells)
            }
            Set::Variable(id) => {
                let place = self.variable(*id)?;
                let bits = self.field.bits.clone();
                Cells::code(move |state, choice| {
                    let cell =
                        usize::try_from(state.number(place.of(choice))).ok().and_then(|at| bits.get(at));
                    Choice::set_of(cell.copied().unwrap_or(NOWHERE))
                })
            }
            Set::Function(_) => return Err(self.unsupported("a function")),
        })
    }

    /// One set without another. Own pieces but for those closed in are asked in one piece.
    fn minus(&mut self, left: &'a Set, right: &'a Set) -> Compiled<Cells<B>> {
        let all = self.field.all;
        let left = self.set(left)?;
        if let (Set::Surrounded(inner), Some(own)) = (self.behind(right), left.leaf())
            && let Some(inner) = self.set(inner)?.leaf()
        {
            let (links, full) = (self.field.links.clone(), self.field.inner);
            return Ok(Cells::code(move |state, _| {
                own.of(state) & !(links.surrounded(inner.of(state)) & full)
            }));
        }
        if let (Set::Shift(inner, direction), Some(own)) = (self.behind(right), left.leaf())
            && let Some(shift) =
                self.field.shifts.as_ref().and_then(|shifts| shifts.get(direction.index())).copied()
            && let Some(inner) = self.set(inner)?.leaf()
        {
            return Ok(Cells::code(move |state, _| own.of(state) & !shift.go(inner.of(state))));
        }
        let right = self.set(right)?;
        Ok(intersection(left, complement(right, all)))
    }
}

/// What is in both.
pub(super) fn intersection<B: Bits>(left: Cells<B>, right: Cells<B>) -> Cells<B> {
    match (left.leaf(), right.leaf()) {
        (Some(own), Some(other)) => match (own.as_constant(), other.as_constant()) {
            (_, Some(cells)) => Cells::Leaf(own.within(cells)),
            (Some(cells), _) => Cells::Leaf(other.within(cells)),
            _ => Cells::code(move |state, _| own.of(state) & other.of(state)),
        },
        _ => join(left, right, |left, right| left & right),
    }
}

/// What of the board is not in it.
pub(super) fn complement<B: Bits>(cells: Cells<B>, all: B) -> Cells<B> {
    match cells.leaf().and_then(|leaf| leaf.complement(all)) {
        Some(leaf) => Cells::Leaf(leaf),
        None => map(cells, move |cells| all & !cells),
    }
}

/// A set made of one other.
pub(super) fn map<B: Bits>(cells: Cells<B>, make: impl Fn(B) -> B + Send + Sync + 'static) -> Cells<B> {
    match cells {
        Cells::Leaf(leaf) => Cells::code(move |state, _| make(leaf.of(state))),
        Cells::Code(code) => Cells::code(move |state, choice| make(code(state, choice))),
    }
}

/// A set made of two others.
pub(super) fn join<B: Bits>(
    left: Cells<B>,
    right: Cells<B>,
    make: impl Fn(B, B) -> B + Send + Sync + 'static,
) -> Cells<B> {
    match (left, right) {
        (Cells::Leaf(left), Cells::Leaf(right)) => {
            Cells::code(move |state, _| make(left.of(state), right.of(state)))
        }
        (left, right) => {
            Cells::code(move |state, choice| make(left.of(state, choice), right.of(state, choice)))
        }
    }
}
