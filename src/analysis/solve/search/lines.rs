//! By which decisions positions were met.

use rustc_hash::FxHashMap;

/// A decision in a position: the number of the position, and of the decision among the open ones.
pub(super) type Way = (u32, u32);

/// The ways by which each position was met with the fewest decisions.
#[derive(Debug)]
pub(super) struct Ways {
    /// The first way to each position but the first.
    first: Vec<Way>,
    /// Further ways as short, where all are wanted.
    more: Vec<(u32, Way)>,
    all: bool,
    /// The ways that win.
    pub goals: Vec<Way>,
}

impl Ways {
    /// None yet; whether all are to be kept.
    pub fn new(all: bool) -> Self {
        Ways { first: Vec::new(), more: Vec::new(), all, goals: Vec::new() }
    }

    /// Notes a way to a position: whether it is the first one, and whether it is as short as the first.
    pub fn found(&mut self, position: usize, first: bool, as_short: bool, way: Way) {
        if first {
            self.first.push(way);
        } else if self.all && as_short {
            self.more.push((position as u32, way));
        }
    }

    /// Bytes that all of it holds.
    pub fn size(&self) -> usize {
        self.first.capacity() * size_of::<Way>() + self.more.capacity() * size_of::<(u32, Way)>()
    }

    /// The ways from the first position to a win, `most` at the most, and whether there are more.
    pub fn lines(&self, most: usize) -> (Vec<Vec<Way>>, bool) {
        let mut further: FxHashMap<u32, Vec<Way>> = FxHashMap::default();
        for (position, way) in &self.more {
            further.entry(*position).or_default().push(*way);
        }
        let mut lines = Vec::new();
        // each entry: the ways to the end, the last decision first
        let mut open: Vec<Vec<Way>> = self.goals.iter().rev().map(|goal| vec![*goal]).collect();
        while let Some(line) = open.pop() {
            if lines.len() >= most {
                return (lines, true);
            }
            let position = line.last().map_or(0, |way| way.0);
            let Some(before) = position.checked_sub(1).and_then(|i| self.first.get(i as usize)) else {
                lines.push(line.into_iter().rev().collect());
                continue;
            };
            let others = further.get(&position).into_iter().flatten();
            for way in others.rev().chain([before]) {
                let mut longer = line.clone();
                longer.push(*way);
                open.push(longer);
            }
        }
        (lines, false)
    }
}
