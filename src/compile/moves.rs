//! Which decisions are open: [`Moves`] as code.

use super::bits::Bits;
use super::check::Check;
use super::choice::Choice;
use super::compiler::{Compiled, Compiler};
use super::maker::{Finish, Maker};
use super::menu::Menu;
use super::state::State;
use crate::position::Piece;
use crate::rule::{Body, Condition, Generator, Moves, Node, RuleId, Shape};
use std::sync::Arc;

/// Code that adds the open decisions to a menu.
pub(super) type Offer<B> = Box<dyn Fn(&State<B>, &Choice<B>, &mut Menu<B>) + Send + Sync>;

impl<'a, B: Bits> Compiler<'a, B> {
    /// Compiles what makes the decisions of a rule.
    pub fn moves_rule(&mut self, rule: RuleId) -> Compiled<Offer<B>> {
        self.rule(rule, |compiler, body| match body {
            Body::Moves(moves) => compiler.moves(moves),
            other => Err(compiler.mistyped(other)),
        })
    }

    /// Compiles what makes decisions.
    pub fn moves(&mut self, moves: &'a Moves) -> Compiled<Offer<B>> {
        if !matches!(moves, Moves::Rule(_) | Moves::Make(_) | Moves::Any(_)) {
            self.strides = None;
        }
        Ok(match moves {
            Moves::Rule(id) => self.moves_rule(*id)?,
            Moves::Make(generator) => self.generator(generator)?,
            Moves::Any(parts) => {
                let mut offers = self.parts(parts)?;
                if offers.len() == 1 {
                    return Ok(offers.remove(0));
                }
                Box::new(move |state, choice, menu| {
                    for offer in &offers {
                        offer(state, choice, menu);
                    }
                })
            }
            Moves::First(parts) => {
                let offers = self.parts(parts)?;
                Box::new(move |state, choice, menu| {
                    let before = menu.total();
                    for offer in &offers {
                        offer(state, choice, menu);
                        if menu.total() > before {
                            return;
                        }
                    }
                })
            }
            Moves::Only(inner, condition) => self.only(inner, condition)?,
            Moves::Function(_) => return Err(self.unsupported("a function")),
        })
    }

    fn parts(&mut self, parts: &'a [Moves]) -> Compiled<Vec<Offer<B>>> {
        parts.iter().map(|part| self.moves(part)).collect()
    }

    fn only(&mut self, inner: &'a Moves, condition: &'a Condition) -> Compiled<Offer<B>> {
        let about_decision = self.mentions(Node::Condition(condition))?.decision;
        let first = self.makers.len();
        let offer = self.moves(inner)?;
        let finishes: Vec<Option<Finish<B>>> =
            self.makers[first..].iter().map(|maker| maker.finish.clone()).collect();
        let check = match self.condition(condition)? {
            Check::Fixed(true) => return Ok(offer),
            Check::Fixed(false) => return Ok(Box::new(|_, _, _| {})),
            check => check,
        };
        if !about_decision {
            return Ok(Box::new(move |state, choice, menu| {
                if check.holds(state, choice) {
                    offer(state, choice, menu);
                }
            }));
        }
        let field = self.field.clone();
        Ok(Box::new(move |state, choice, menu| {
            let before = menu.groups();
            offer(state, choice, menu);
            menu.retain(before, &field, |mut found| {
                found.cell = choice.cell;
                let made_by = usize::from(found.maker).wrapping_sub(first);
                if let Some(Some(finish)) = finishes.get(made_by) {
                    finish(state, &mut found);
                }
                check.holds(state, &found)
            });
        }))
    }

    fn generator(&mut self, generator: &'a Arc<Generator>) -> Compiled<Offer<B>> {
        if !matches!(generator.shape, Shape::Step { .. }) {
            self.strides = None;
        }
        match &generator.shape {
            Shape::Place { pieces, at } => self.place(generator, pieces, at),
            Shape::Step { from, directions, to, landing } => {
                self.step(generator, from, directions, to, *landing)
            }
            Shape::Slide { deflectors, .. } if !deflectors.is_empty() => {
                Err(self.unsupported("a slide that is turned aside"))
            }
            Shape::Slide { manner, .. } if manner.vault.is_some() && !manner.is_plain_but_for_vaults() => {
                Err(self.unsupported("a slide that vaults in a manner of its own"))
            }
            Shape::Slide { from, directions, through, to, whole, landing, manner, .. }
                if !manner.is_plain_but_for_vaults() =>
            {
                let along = (from, directions, through, to);
                self.slide_in_manner(generator, along, (*whole, *landing), manner)
            }
            Shape::Slide { from, directions, through, to, whole, landing, manner, .. } => {
                let along = (from, directions, through, to);
                match &manner.vault {
                    Some(over) => self.vault(generator, along, over, *whole, *landing),
                    None => self.slide(generator, along, *whole, *landing),
                }
            }
            Shape::Hop { from, directions, over, to, landing } => {
                self.hop(generator, (from, directions, over, to), *landing)
            }
            Shape::Jump { from, directions, distance, over, to, landing } => {
                self.jump(generator, (from, directions, over, to), distance, *landing)
            }
            Shape::Leap { from, by, to, landing } => self.leap(generator, from, by, to, *landing),
            Shape::Push { pieces, onto } => self.push(generator, pieces, onto),
            Shape::Flank { pieces, at, over, until } => self.flank(generator, pieces, at, over, until),
            Shape::Take { length, exact, of, along, spare, once, fate } => {
                let rows = (length, of, along, spare.as_ref());
                self.take(generator, rows, *exact, *once, *fate)
            }
            Shape::Choose { from } => self.choose(generator, from),
            Shape::Bid { .. } => Err(self.unsupported("a bid")),
            Shape::Say { .. } => self.say(generator),
        }
    }

    /// Notes a generator; its number goes with every decision that it makes.
    pub fn maker(&mut self, maker: Maker<B>) -> Compiled<u16> {
        let number = u16::try_from(self.makers.len()).map_err(|_| self.unsupported("so many generators"))?;
        self.makers.push(maker);
        Ok(number)
    }

    /// The pieces that who decides may bring in: each with where its number in hand is kept, if it is limited.
    pub fn incoming(&mut self, pieces: &crate::rule::Pieces) -> Vec<(Piece, Option<usize>)> {
        let each = pieces.of.get(self.me.index()).cloned().unwrap_or_default();
        let limited = self.game.supply.is_some();
        each.into_iter().map(|piece| (piece, limited.then(|| self.hand(self.me, piece)))).collect()
    }

    /// What says the piece of a decision of a type, if some rule asks for it.
    pub fn names_piece(&self, piece: Piece) -> Option<Finish<B>> {
        if !self.plan.habits.asks_piece {
            return None;
        }
        Some(Arc::new(move |_, choice| choice.piece = piece.0))
    }

    /// What says the piece on the cell that a decision leaves, if some rule asks for it.
    pub fn names_top(&mut self, cell: fn(&Choice<B>) -> u16) -> Option<Finish<B>> {
        if !self.plan.habits.asks_piece {
            return None;
        }
        let tops: Vec<_> = (0..self.game.pieces.len() as u8).map(|t| (t, self.top(Piece(t).bit()))).collect();
        Some(Arc::new(move |state, choice| {
            let at = Choice::set_of(cell(choice));
            for (piece, top) in &tops {
                if top.of(state).meets(at) {
                    choice.piece = *piece;
                }
            }
        }))
    }
}

/// One finish after another.
pub(super) fn both<B: Bits>(first: Option<Finish<B>>, second: Option<Finish<B>>) -> Option<Finish<B>> {
    match (first, second) {
        (Some(first), Some(second)) => Some(Arc::new(move |state, choice| {
            first(state, choice);
            second(state, choice);
        })),
        (first, second) => first.or(second),
    }
}
