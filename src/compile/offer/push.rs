use crate::compile::bits::Bits;
use crate::compile::compiler::{Compiled, Compiler};
use crate::compile::group::Tag;
use crate::compile::maker::Maker;
use crate::compile::moves::Offer;
use crate::compile::plan::OCCUPIED;
use crate::rule::{Body, Generator, Pieces, Set};
use std::sync::Arc;

/// Which ways in from the rim lead onto a line with a gap: for each eight bits of the layout and each pattern of
/// gaps in them, the ways that these gaps open.
struct OpenWays {
    eights: Vec<[u64; 256]>,
}

impl OpenWays {
    /// The ways that are open.
    #[inline(always)]
    fn with<B: Bits>(&self, gaps: B) -> u64 {
        self.eights
            .iter()
            .enumerate()
            .fold(0, |open, (eight, ways)| open | ways[(gaps.window(8 * eight as isize) & 255) as usize])
    }
}

/// For each pattern of eight bits, what its bits stand for together.
fn table(bit: impl Fn(usize) -> u64) -> [u64; 256] {
    let mut table = [0; 256];
    for pattern in 1..256usize {
        let lowest = pattern.trailing_zeros() as usize;
        table[pattern] = table[pattern & (pattern - 1)] | bit(lowest);
    }
    table
}

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
        let open: Vec<OpenWays> = self.field.entries.chunks(64).map(|some| self.open_ways(some)).collect();
        Ok(Box::new(move |state, _, menu| {
            let gaps = !state.kept(OCCUPIED);
            for (maker, hand) in &makers {
                if hand.is_some_and(|hand| state.number(hand) < least) {
                    continue;
                }
                for (chunk, open) in open.iter().enumerate() {
                    menu.push(*maker, Tag::Entry, 64 * chunk, B::of_word(open.with(gaps)));
                }
            }
        }))
    }

    /// What says which of some ways in are open.
    fn open_ways(&self, entries: &[(u16, u8)]) -> OpenWays {
        let lines = entries.iter().map(|(first, direction)| {
            let first = usize::from(*first);
            self.field.ray(usize::from(*direction), first) | B::bit(first)
        });
        let lines: Vec<B> = lines.collect();
        let ways = |cell: usize| {
            lines.iter().enumerate().fold(0, |ways, (at, line)| ways | u64::from(line.get(cell)) << at)
        };
        let last = self.field.bits.iter().max().map_or(0, |bit| usize::from(*bit));
        OpenWays { eights: (0..=last / 8).map(|eight| table(|bit| ways(8 * eight + bit))).collect() }
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
