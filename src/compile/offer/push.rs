use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::moves::Offer;
use crate::compile::plan::OCCUPIED;
use crate::rule::{Body, Generator, Pieces, Set};
use std::sync::Arc;

impl<'a, B: Bits> Compiler<'a, B> {
    /// A piece is pushed in from a rim point; the unbroken run before it moves on one step.
    pub fn push(
        &mut self,
        generator: &'a Arc<Generator>,
        pieces: &'a Pieces,
        onto: &'a Set,
    ) -> Compiled<Offer<B>> {
        if !self.is_every_gap(onto) {
            return Err(self.unsupported("a push that may not end on every empty cell"));
        }
        let mut makers = Vec::new();
        for (piece, hand) in self.incoming(pieces) {
            let push = self.push_in(piece, pieces.count, hand);
            let deed = self.deed(push, generator)?;
            let finish = self.names_piece(piece);
            let maker = Maker { generator: generator.clone(), piece: Some(piece), finish, deed };
            makers.push((self.maker(maker)?, hand));
        }
        let least = i64::from(pieces.count);
        // For each line the ways in that lead onto it, in groups that fit a word.
        let entries = &self.field.entries;
        let lines: Vec<Vec<(B, u64)>> = entries
            .chunks(64)
            .map(|chunk| {
                let mut lines: Vec<(B, u64)> = Vec::new();
                for (number, (first, direction)) in chunk.iter().enumerate() {
                    let first = usize::from(*first);
                    let line = self.field.ray(usize::from(*direction), first) | B::bit(first);
                    match lines.iter_mut().find(|(known, _)| *known == line) {
                        Some((_, ways)) => *ways |= 1 << number,
                        None => lines.push((line, 1 << number)),
                    }
                }
                lines
            })
            .collect();
        Ok(Box::new(move |state, _, menu| {
            let gaps = !state.kept(OCCUPIED);
            for (maker, hand) in &makers {
                if hand.is_some_and(|hand| state.number(hand) < least) {
                    continue;
                }
                for (chunk, lines) in lines.iter().enumerate() {
                    let open = lines.iter().fold(0, |open, (line, ways)| {
                        open | ways & u64::from(gaps.meets(*line)).wrapping_neg()
                    });
                    menu.push(*maker, Tag::Entry, 64 * chunk, B::of_word(open));
                }
            }
        }))
    }

    /// Whether a set is that of all empty cells, by whatever rule's name.
    fn is_every_gap(&self, set: &Set) -> bool {
        match set {
            Set::Empty => true,
            Set::Rule(id) => match &self.game.rule(*id).body {
                Body::Set(inner) => self.is_every_gap(inner),
                _ => false,
            },
            _ => false,
        }
    }
}
