use super::{Along, Field};
use crate::compile::bits::Bits;

/// How many lines go through a cell at most.
const MOST: usize = 4;

/// For each line through each cell and each number of steps, where they end both ways, and what they go over.
pub(in crate::compile) struct LineTable<B> {
    /// By cell; lines without a cell where there are fewer.
    pub lines: Vec<[Along<B>; MOST]>,
    /// By line through a cell and number of steps.
    pub ends: Vec<Ends<B>>,
}

/// Where steps along a line end, both ways.
#[derive(Clone, Copy, Default)]
pub(in crate::compile) struct Ends<B> {
    /// What they go over.
    pub over: [B; 2],
    /// The cells where they end; nothing off the board.
    pub at: [B; 2],
}

impl<B: Bits> LineTable<B> {
    /// Where steps along lines in some directions end; only on a grid, and where it takes so many bytes at most.
    pub fn of(field: &Field<B>, directions: &[usize], most: usize) -> Option<Self> {
        let each = field.longest + 2;
        let places = (field.pairs.len() * field.bits.len() + 1) * each;
        if field.shifts.is_none() || field.pairs.len() > MOST || places * size_of::<Ends<B>>() > most {
            return None;
        }
        let none = Along { whole: B::default(), first: 0 };
        let mut table = LineTable { lines: vec![[none; MOST]; B::WIDTH], ends: vec![Ends::default(); each] };
        for cell in field.bits.iter().map(|bit| usize::from(*bit)) {
            for (place, up) in field.pairs.iter().enumerate() {
                let ways = [*up, field.opposites.get(*up).copied().unwrap_or(*up)];
                if !ways.iter().any(|way| directions.contains(way)) {
                    continue;
                }
                table.lines[cell][place] =
                    Along { whole: field.whole_line(cell, *up), first: table.ends.len() };
                for steps in 0..each {
                    let mut ends = Ends::default();
                    for (side, way) in ways.iter().enumerate().filter(|(_, way)| directions.contains(way)) {
                        let path = field.path(*way, cell);
                        let Some(end) = path.get(steps.wrapping_sub(1)) else { continue };
                        let set = |all, cell: &u16| all | B::bit(usize::from(*cell));
                        ends.over[side] = path[..steps - 1].iter().fold(B::default(), set);
                        ends.at[side] = B::bit(usize::from(*end));
                    }
                    table.ends.push(ends);
                }
            }
        }
        Some(table)
    }
}
