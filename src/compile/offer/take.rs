use crate::compile::amount::Amount;
use crate::compile::bits::Bits;
use crate::compile::cells::Cells;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::{Field, NOWHERE};
use crate::compile::leaf::Leaf;
use crate::compile::maker::Maker;
use crate::compile::menu::Menu;
use crate::compile::moves::Offer;
use crate::compile::state::State;
use crate::rule::{Body, Fate, Generator, Moves, Number, Set, Shape, VariableId};
use std::sync::Arc;

/// The most cells of a row of which each may be left: the walk of the rules has the same bound.
const MOST_SPARED: usize = 10;

/// Which rows may be taken: how many cells of what, what extends them, and what of them may be left.
pub(in crate::compile) type WhichRows<'a> = (&'a Number, &'a Set, &'a Set, Option<&'a Set>);

impl<'a, B: Bits> Compiler<'a, B> {
    /// A row of at least `length` cells of `of` is taken with all cells of `along` that extend it.
    pub fn take(
        &mut self,
        generator: &'a Arc<Generator>,
        (length, of, along, spare): WhichRows<'a>,
        exact: bool,
        once: Option<VariableId>,
        fate: Fate,
    ) -> Compiled<Offer<B>> {
        let removal = self.removal(fate)?;
        let dealt = once.map(|once| self.dealt(once, (length, of, along))).transpose()?;
        let known = dealt.as_ref().map(|(dealt, _)| dealt.clone());
        let deed = match dealt {
            Some((_, deal)) => self.deed((removal, deal), generator)?,
            None => self.deed(removal, generator)?,
        };
        let maker = self.maker(Maker { generator: generator.clone(), piece: None, finish: None, deed })?;
        let (length, of, along) = (self.number(length)?, self.set(of)?, self.set(along)?);
        let spare = spare.map(|spare| self.set(spare)).transpose()?;
        let field = self.field.clone();
        let take = move |of: B, length: i64, state: &State<B>, choice: &_, menu: &mut Menu<B>| {
            let spare = spare.as_ref().map_or(B::default(), |spare: &Cells<B>| spare.of(state, choice));
            let rows = Rows { field: &field, of, along: along.of(state, choice), length };
            if exact {
                return rows.offer_parts(maker, menu);
            }
            rows.offer(
                maker,
                spare,
                |line| known.as_ref().map_or(B::default(), |known| known.on(state, line)),
                menu,
            );
        };
        let field = self.field.clone();
        Ok(match (length, of.leaf()) {
            (Amount::Fixed(length), Some(leaf)) => Box::new(move |state, choice, menu| {
                if field.has_run(leaf.of(state), length) {
                    take(leaf.of(state), length, state, choice, menu);
                }
            }),
            (length, _) => Box::new(move |state, choice, menu| {
                take(of.of(state, choice), length.of(state, choice), state, choice, menu);
            }),
        })
    }
}

impl<'a, B: Bits> Compiler<'a, B> {
    /// The run that must stand for any decision to be open, if all that is open is to take rows.
    pub fn gate(&mut self, body: &'a Body) -> Compiled<Option<(Leaf<B>, i64)>> {
        let Body::Moves(moves) = body else { return Ok(None) };
        let mut moves = moves;
        for _ in 0..self.game.rules.len() {
            match moves {
                Moves::Rule(id) => match &self.game.rule(*id).body {
                    Body::Moves(inner) => moves = inner,
                    _ => return Ok(None),
                },
                Moves::Only(inner, _) => moves = inner,
                _ => break,
            }
        }
        let Moves::Make(generator) = moves else { return Ok(None) };
        let Shape::Take { length, of, .. } = &generator.shape else { return Ok(None) };
        let (length, of) = (self.number(length)?, self.set(of)?);
        Ok(match (length, of.leaf()) {
            (Amount::Fixed(length), Some(leaf)) => Some((leaf, length)),
            _ => None,
        })
    }
}

/// The rows on a board: unbroken runs of two cells or more of `of` and `along` with `length` cells of `of` in
/// sequence.
pub(in crate::compile) struct Rows<'a, B> {
    /// The board.
    pub field: &'a Field<B>,
    /// What must stand in sequence.
    pub of: B,
    /// What extends a row.
    pub along: B,
    /// How many in sequence.
    pub length: i64,
}

impl<B: Bits> Rows<'_, B> {
    /// The rows on one line.
    pub fn on(&self, line: usize) -> impl Iterator<Item = &[u16]> {
        let runs = self.field.rows.get(line).into_iter().flat_map(|row| row.runs(self.of | self.along));
        runs.filter(|run| run.len() >= 2 && run.len() as i64 >= self.length).filter(|run| {
            let mut sequence = 0;
            run.iter().any(|cell| {
                sequence = if self.of.get(usize::from(*cell)) { sequence + 1 } else { 0 };
                sequence >= self.length
            })
        })
    }

    /// Adds every way of taking a row that is not dealt with yet.
    #[cold]
    #[inline(never)]
    fn offer(&self, maker: u16, spare: B, dealt_with: impl Fn(usize) -> B, menu: &mut Menu<B>) {
        let length =
            u32::try_from(self.length.max(1)).unwrap_or(u32::MAX).min(self.field.bits.len() as u32 + 1);
        let standing = self.of | self.along;
        let grid = self.field.links.each_run_end(self.of, length, |pair, mut ends| {
            while !ends.is_empty() {
                let cell = ends.low();
                let whole = self.field.run_through(pair, cell, standing);
                ends = ends & !whole;
                let line = self.field.row_at.get(pair * B::WIDTH + cell).copied();
                if let Some(line) = line.filter(|line| *line != NOWHERE && whole.count() >= 2) {
                    self.offer_row(maker, usize::from(line), whole, spare, &dealt_with, menu);
                }
            }
        });
        if !grid {
            for line in 0..self.field.rows.len() {
                for run in self.on(line) {
                    let whole = run.iter().fold(B::default(), |all, cell| all | B::bit(usize::from(*cell)));
                    self.offer_row(maker, line, whole, spare, &dealt_with, menu);
                }
            }
        }
    }

    /// Adds every taking of exactly `length` cells in sequence.
    #[cold]
    #[inline(never)]
    fn offer_parts(&self, maker: u16, menu: &mut Menu<B>) {
        let length = usize::try_from(self.length).unwrap_or(0).max(2);
        for (line, row) in self.field.rows.iter().enumerate() {
            for part in row.cells.windows(length) {
                let cells = part.iter().fold(B::default(), |all, cell| all | B::bit(usize::from(*cell)));
                if (cells & !self.of).is_empty() {
                    menu.rows.push((line as u16, cells));
                    menu.push_row(maker, line, None, cells);
                }
            }
        }
    }

    /// Adds every way of taking one row: what of it is in `spare` may be left in any choice.
    fn offer_row(
        &self,
        maker: u16,
        line: usize,
        whole: B,
        spare: B,
        dealt_with: &impl Fn(usize) -> B,
        menu: &mut Menu<B>,
    ) {
        if whole.meets(dealt_with(line)) {
            return;
        }
        menu.rows.push((line as u16, whole));
        if !whole.meets(spare) {
            return menu.push_row(maker, line, None, whole);
        }
        // In the order in which a row is written.
        let cells = self.field.rows.get(line).map_or(&[][..], |row| row.cells.as_slice());
        let inside = || cells.iter().copied().filter(|cell| whole.get(usize::from(*cell)));
        let ends = [inside().next(), inside().next_back()].map(|end| end.unwrap_or(NOWHERE));
        let turned = self.field.sorts_backwards(&ends);
        let ordered = (0..cells.len()).map(|at| cells[if turned { cells.len() - 1 - at } else { at }]);
        let (mut spared, mut count) = ([0u16; MOST_SPARED], 0);
        for cell in ordered.filter(|cell| (whole & spare).get(usize::from(*cell))).take(MOST_SPARED) {
            spared[count] = cell;
            count += 1;
        }
        for choice in 0..1u32 << count {
            let left = || spared[..count].iter().enumerate().filter(|(i, _)| choice >> i & 1 == 1);
            let kept = left().fold(B::default(), |kept, (_, cell)| kept | B::bit(usize::from(*cell)));
            menu.push_row(maker, line, left().next().map(|(_, cell)| *cell), whole & !kept);
        }
    }
}

impl<B: Bits> Field<B> {
    /// The unbroken run of a set through a cell along a pair of directions, on a grid.
    #[inline]
    fn run_through(&self, pair: usize, cell: usize, standing: B) -> B {
        let up = self.pairs.get(pair).copied().unwrap_or_default();
        let down = self.opposites.get(up).copied().unwrap_or_default();
        let (above, below) = (self.ray(up, cell), self.ray(down, cell));
        let free_above = above & (above & !standing).below_low();
        let free_below = below & (below & !standing).above_high();
        B::bit(cell) | free_above | free_below
    }
}
