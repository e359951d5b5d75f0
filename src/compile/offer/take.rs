use crate::compile::amount::Amount;
use crate::compile::bits::Bits;
use crate::compile::cells::Cells;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::field::Field;
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::menu::Menu;
use crate::compile::moves::Offer;
use crate::rule::{Fate, Generator, Number, Set};
use std::sync::Arc;

/// The most cells of a row of which each may be left: the walk of the rules has the same bound.
const MOST_SPARED: u32 = 10;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A row of at least `length` cells of `of` is taken with all cells of `along` that extend it.
    pub fn take(
        &mut self,
        generator: &'a Arc<Generator>,
        length: &'a Number,
        of: &'a Set,
        along: &'a Set,
        spare: Option<&'a Set>,
    ) -> Compiled<Offer<B>> {
        let removal = self.removal(Fate::Taken)?;
        let deed = self.deed(removal, generator)?;
        let maker = self.maker(Maker { generator: generator.clone(), piece: None, finish: None, deed })?;
        let (length, of, along) = (self.number(length)?, self.set(of)?, self.set(along)?);
        let spare = spare.map(|spare| self.set(spare)).transpose()?;
        let field = self.field.clone();
        if let (Amount::Fixed(length), Some(leaf)) = (&length, of.leaf()) {
            let length = *length;
            return Ok(Box::new(move |state, choice, menu| {
                if field.has_run(leaf.of(state), length.max(2)) {
                    let spare = spare.as_ref().map_or(B::default(), |spare: &Cells<B>| spare.of(state, choice));
                    field.take_rows(maker, leaf.of(state), along.of(state, choice), spare, length, menu);
                }
            }));
        }
        Ok(Box::new(move |state, choice, menu| {
            let (of, length) = (of.of(state, choice), length.of(state, choice));
            let spare = spare.as_ref().map_or(B::default(), |spare| spare.of(state, choice));
            field.take_rows(maker, of, along.of(state, choice), spare, length, menu);
        }))
    }
}

impl<B: Bits> Field<B> {
    /// The rows that may be taken: unbroken runs of two cells or more of `of` and `along` with `length` cells of
    /// `of` in sequence. What of a row is in `spare` may be left in any choice.
    #[cold]
    #[inline(never)]
    fn take_rows(&self, maker: u16, of: B, along: B, spare: B, length: i64, menu: &mut Menu<B>) {
        for (number, row) in self.rows.iter().enumerate() {
            for run in row.runs(of | along).filter(|run| run.len() >= 2) {
                let mut sequence = 0;
                let holds = run.iter().any(|cell| {
                    sequence = if of.get(usize::from(*cell)) { sequence + 1 } else { 0 };
                    sequence >= length
                });
                if holds && run.len() as i64 >= length {
                    let whole = run.iter().fold(B::default(), |set, cell| set | B::bit(usize::from(*cell)));
                    let at = menu.rows.len();
                    menu.rows.push((number as u16, whole));
                    let mut spared = Vec::new();
                    let mut left = whole & spare;
                    while !left.is_empty() && spared.len() < MOST_SPARED as usize {
                        spared.push(B::bit(left.pop()));
                    }
                    for choice in 0..1u32 << spared.len() {
                        let kept = spared.iter().enumerate().fold(B::default(), |kept, (i, cell)| {
                            kept | cell.only_if(choice >> i & 1 == 1)
                        });
                        menu.push_one(maker, Tag::Row, at, whole & !kept);
                    }
                }
            }
        }
    }
}
