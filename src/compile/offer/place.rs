use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::moves::Offer;
use crate::rule::{Generator, Pieces, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A piece of the hand comes onto a cell.
    pub fn place(
        &mut self,
        generator: &'a Arc<Generator>,
        pieces: &'a Pieces,
        at: &'a Set,
    ) -> Compiled<Offer<B>> {
        let covers = !self.is_empty_space(at);
        let at = self.set(at)?;
        let makers = self.bringers(generator, pieces, covers)?;
        let least = i64::from(pieces.count);
        if let [(maker, None)] = makers[..] {
            return Ok(Box::new(move |state, choice, menu| {
                menu.push(maker, Tag::To, 0, at.of(state, choice));
            }));
        }
        Ok(Box::new(move |state, choice, menu| {
            let cells = at.of(state, choice);
            for (maker, hand) in &makers {
                if hand.is_none_or(|hand| state.number(hand) >= least) {
                    menu.push(*maker, Tag::To, 0, cells);
                }
            }
        }))
    }

    /// A maker for each piece that may come in, and where its number in hand is kept.
    pub fn bringers(
        &mut self,
        generator: &'a Arc<Generator>,
        pieces: &'a Pieces,
        covers: bool,
    ) -> Compiled<Vec<(u16, Option<usize>)>> {
        let mut makers = Vec::new();
        for (piece, hand) in self.incoming(pieces) {
            let bring = self.bring(piece, pieces.count, hand, covers);
            let deed = self.deed(bring, generator)?;
            let finish = self.names_piece(piece);
            let maker = Maker { generator: generator.clone(), piece: Some(piece), finish, deed };
            makers.push((self.maker(maker)?, hand));
        }
        Ok(makers)
    }
}
