//! How many: [`Number`] as code.

use super::amount::Amount;
use super::bits::Bits;
use super::cells::Cells;
use super::choice::{Choice, LEAPS, NONE};
use super::compiler::{Compiled, Compiler};
use super::field::NOWHERE;
use super::kept::KeptNumber;
use super::variable::Place;
use crate::position::{Piece, Player};
use crate::rule::{Body, Number, Set};

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles a number.
    pub fn number(&mut self, number: &'a Number) -> Compiled<Amount<B>> {
        let field = self.field.clone();
        Ok(match number {
            Number::Constant(value) => Amount::Fixed(*value),
            Number::Rule(id) => self.rule(*id, |compiler, body| match body {
                Body::Number(number) => compiler.number(number),
                other => Err(compiler.mistyped(other)),
            })?,
            Number::Height if self.plan.habits.stacks => {
                self.plan.heights = true;
                Amount::code(|state, choice| match choice.asked() {
                    NOWHERE => 0,
                    cell => i64::from(state.height(usize::from(cell))),
                })
            }
            Number::Height => {
                let occupied = self.occupied();
                Amount::code(move |state, choice| {
                    i64::from(occupied.of(state).meets(Choice::set_of(choice.asked())))
                })
            }
            Number::Count(set) => count(self.set(set)?),
            Number::Pieces(set) => self.pieces(set)?,
            Number::Neighbours(set) => {
                let set = self.set(set)?;
                let rim = self.rim_neighbours();
                Amount::code(move |state, choice| {
                    let near = match (choice.asked(), choice.entry) {
                        (NOWHERE, NOWHERE) => return 0,
                        (NOWHERE, entry) => rim.get(usize::from(entry)).copied().unwrap_or_default(),
                        (cell, _) => field.near(usize::from(cell)),
                    };
                    i64::from((set.of(state, choice) & near).count())
                })
            }
            Number::Groups(set) => {
                let (set, links) = (self.set(set)?, self.field.links.clone());
                Amount::code(move |state, choice| links.groups(set.of(state, choice), i64::MAX))
            }
            Number::Hand(who, kinds) => {
                let player = who.of(self.me, self.game.players.len());
                self.held(*kinds, |piece| KeptNumber::Hand(player, piece))
            }
            Number::Captured(who, kinds) => {
                let player = who.of(self.me, self.game.players.len());
                self.held(*kinds, |piece| KeptNumber::Captured(player, piece))
            }
            Number::Variable(id) => match self.variable(*id)? {
                Place::At(slot) => Amount::Kept(slot),
                place => Amount::code(move |state, choice| state.number(place.of(choice))),
            },
            Number::Ply => Amount::code(|state, _| i64::from(state.ply)),
            Number::Repetitions => return Err(self.unsupported("how often a position stood")),
            Number::Distance => Amount::code(move |_, choice| match field.line_of(choice) {
                Some((_, steps)) => steps as i64,
                // From the rim to the first cell it is one step.
                None => i64::from(choice.entry != NOWHERE),
            }),
            Number::OnLine(set) => {
                let set = self.set(set)?;
                Amount::code(move |state, choice| {
                    let Some((from, direction)) = field.start_of(choice) else { return 0 };
                    i64::from((set.of(state, choice) & field.whole_line(from, direction)).count())
                })
            }
            Number::Heading => Amount::code(move |_, choice| {
                if choice.direction < LEAPS {
                    return i64::from(choice.direction);
                }
                field.line_of(choice).map_or(-1, |(direction, _)| direction as i64)
            }),
            // What is turned aside on its way is not compiled.
            Number::Arrival => Amount::code(move |_, choice| {
                if choice.direction < LEAPS && choice.from != NOWHERE {
                    return i64::from(choice.direction);
                }
                field.line_of(choice).map_or(-1, |(direction, _)| direction as i64)
            }),
            Number::Deflections => Amount::Fixed(0),
            Number::Opposite(inner) => {
                let inner = self.number(inner)?;
                Amount::code(move |state, choice| {
                    let direction = usize::try_from(inner.of(state, choice)).ok();
                    let opposite = direction.and_then(|direction| field.opposites.get(direction));
                    opposite.map_or(-1, |opposite| *opposite as i64)
                })
            }
            Number::PieceMoved => {
                self.plan.habits.asks_piece = true;
                Amount::code(|_, choice| if choice.piece == NONE { -1 } else { i64::from(choice.piece) })
            }
            Number::Bid => return Err(self.unsupported("a number that is bid")),
            Number::Add(left, right) => self.arithmetic(left, right, i64::saturating_add)?,
            Number::Subtract(left, right) => self.arithmetic(left, right, i64::saturating_sub)?,
            Number::Multiply(left, right) => self.arithmetic(left, right, i64::saturating_mul)?,
            Number::Function(_) => return Err(self.unsupported("a function")),
        })
    }

    /// What a number is behind the names of rules.
    pub fn number_behind(&self, mut number: &'a Number) -> &'a Number {
        for _ in 0..self.game.rules.len() {
            match number {
                Number::Rule(id) => match &self.game.rule(*id).body {
                    Body::Number(inner) => number = inner,
                    _ => return number,
                },
                _ => return number,
            }
        }
        number
    }

    /// Whether a number is the height of the stack in question and nothing else.
    pub fn is_height(&self, number: &'a Number) -> bool {
        *self.number_behind(number) == Number::Height
    }

    fn pieces(&mut self, set: &'a Set) -> Compiled<Amount<B>> {
        let (set, occupied) = (self.set(set)?, self.occupied());
        if !self.plan.habits.stacks {
            return Ok(count(super::set::intersection(set, Cells::Leaf(occupied))));
        }
        self.plan.heights = true;
        Ok(match set.leaf() {
            Some(leaf) => Amount::code(move |state, _| state.pieces(leaf.of(state) & occupied.of(state))),
            None => {
                Amount::code(move |state, choice| state.pieces(set.of(state, choice) & occupied.of(state)))
            }
        })
    }

    /// The sum of what is held of some types.
    fn held(&mut self, kinds: u64, number: impl Fn(Piece) -> KeptNumber) -> Amount<B> {
        let pieces = (0..self.game.pieces.len() as u8).map(Piece).filter(|piece| kinds & piece.bit() != 0);
        let slots: Vec<usize> = pieces.map(|piece| self.plan.number(number(piece))).collect();
        match slots[..] {
            [] => Amount::Fixed(0),
            [slot] => Amount::Kept(slot),
            _ => Amount::code(move |state, _| slots.iter().map(|slot| state.number(*slot)).sum()),
        }
    }

    fn arithmetic(
        &mut self,
        left: &'a Number,
        right: &'a Number,
        make: impl Fn(i64, i64) -> i64 + Send + Sync + 'static,
    ) -> Compiled<Amount<B>> {
        Ok(match (self.number(left)?, self.number(right)?) {
            (Amount::Fixed(left), Amount::Fixed(right)) => Amount::Fixed(make(left, right)),
            (left, right) => {
                Amount::code(move |state, choice| make(left.of(state, choice), right.of(state, choice)))
            }
        })
    }

    /// The cells next to the rim point of each way in.
    fn rim_neighbours(&self) -> Vec<B> {
        let board = &self.game.board;
        board.entries().iter().map(|entry| self.field.set(board.neighbour_set(entry.from))).collect()
    }

    /// The place of what a player may still bring in of a type.
    pub fn hand(&mut self, player: Player, piece: Piece) -> usize {
        self.plan.number(KeptNumber::Hand(player, piece))
    }
}

fn count<B: Bits>(set: Cells<B>) -> Amount<B> {
    match set {
        Cells::Leaf(leaf) => Amount::code(move |state, _| i64::from(leaf.of(state).count())),
        Cells::Code(code) => Amount::code(move |state, choice| i64::from(code(state, choice).count())),
    }
}
