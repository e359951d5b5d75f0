use std::collections::BTreeMap;

/// Lengths below this are counted in a row, so that counting one is a single step.
const FEW: usize = 1 << 12;

/// How many games were how many turns long.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    /// By the number of turns, up to the longest below the bound.
    few: Vec<u64>,
    many: BTreeMap<u32, u64>,
}

impl Lengths {
    /// Counts a game of so many turns.
    pub fn add(&mut self, turns: u32) {
        self.count(turns, 1);
    }

    /// Counts the games of another count too.
    pub fn merge(&mut self, other: &Lengths) {
        other.iter().for_each(|(turns, games)| self.count(turns, games));
    }

    /// Every length of which there are games, in order, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> {
        let few = self.few.iter().enumerate().map(|(turns, games)| (turns as u32, *games));
        few.filter(|(_, games)| *games > 0).chain(self.many.iter().map(|(turns, games)| (*turns, *games)))
    }

    fn count(&mut self, turns: u32, games: u64) {
        let place = turns as usize;
        if place >= FEW {
            *self.many.entry(turns).or_default() += games;
            return;
        }
        if place >= self.few.len() {
            self.few.resize(place + 1, 0);
        }
        self.few[place] += games;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_counted_in_order() {
        let (mut one, mut other) = (Lengths::default(), Lengths::default());
        for turns in [5, 3, 1_000_000, 5, 4096] {
            one.add(turns);
        }
        for turns in [7, 3, 1_000_000] {
            other.add(turns);
        }
        one.merge(&other);
        assert_eq!(one.iter().collect::<Vec<_>>(), [(3, 2), (5, 2), (7, 1), (4096, 1), (1_000_000, 2)]);
    }
}
