use super::{Along, Field};
use crate::compile::bits::Bits;
use smallvec::SmallVec;

/// For each line through each cell and each number of steps, where they end both ways, and what they go over.
pub(in crate::compile) struct LineTable<B> {
    /// By cell.
    pub lines: Vec<SmallVec<[Along<B>; 4]>>,
    /// By line through a cell and number of steps.
    pub ends: Vec<[(B, B); 2]>,
}

impl<B: Bits> LineTable<B> {
    /// Where steps along lines in some directions end; only on a grid, and where it takes so many bytes at most.
    pub fn of(field: &Field<B>, directions: &[usize], most: usize) -> Option<Self> {
        let places = field.pairs.len() * field.bits.len() * (field.longest + 2);
        if field.shifts.is_none() || places * size_of::<[(B, B); 2]>() > most {
            return None;
        }
        let mut table =
            LineTable { lines: vec![SmallVec::new(); B::WIDTH], ends: Vec::with_capacity(places) };
        for cell in field.bits.iter().map(|bit| usize::from(*bit)) {
            for up in &field.pairs {
                let ways = [*up, field.opposites.get(*up).copied().unwrap_or(*up)];
                if !ways.iter().any(|way| directions.contains(way)) {
                    continue;
                }
                table.lines[cell].push(Along { whole: field.whole_line(cell, *up), first: table.ends.len() });
                for steps in 0..field.longest + 2 {
                    table.ends.push(ways.map(|way| match field.path(way, cell).get(steps.wrapping_sub(1)) {
                        Some(end) if directions.contains(&way) => {
                            let crossed = &field.path(way, cell)[..steps - 1];
                            let all = |all, cell: &u16| all | B::bit(usize::from(*cell));
                            (B::bit(usize::from(*end)), crossed.iter().fold(B::default(), all))
                        }
                        _ => (B::default(), B::default()),
                    }));
                }
            }
        }
        Some(table)
    }
}
