/// How it can be seen that something happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Witness {
    /// In a rule test: its name, and `file:line`.
    Test(String, String),
    /// In a random game, after these decisions.
    Game(Vec<String>),
}

/// How often something happened, and where it can be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    /// How often.
    pub times: u64,
    /// The first test in which it happened, or else the shortest of the games.
    pub witness: Option<Witness>,
}

impl Hits {
    /// It happened so often more.
    pub(super) fn add(&mut self, times: u64, witness: &Witness) {
        if times == 0 {
            return;
        }
        self.times += times;
        self.see(witness);
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Hits) {
        self.times += other.times;
        other.witness.iter().for_each(|witness| self.see(witness));
    }

    fn see(&mut self, witness: &Witness) {
        let better = match (&self.witness, witness) {
            (None, _) | (Some(Witness::Game(_)), Witness::Test(..)) => true,
            (Some(Witness::Game(known)), Witness::Game(game)) => game.len() < known.len(),
            (Some(Witness::Test(..)), _) => false,
        };
        if better {
            self.witness = Some(witness.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Hits, Witness};

    #[test]
    fn a_test_shows_it_best_and_then_the_shortest_game() {
        let game = |length: usize| Witness::Game(vec!["a1".to_string(); length]);
        let test = Witness::Test("D1".into(), "d_test.lua:3".into());
        let mut hits = Hits::default();
        for (times, witness) in [(0, game(0)), (2, game(5)), (1, game(3)), (1, game(4))] {
            hits.add(times, &witness);
        }
        assert_eq!(hits, Hits { times: 4, witness: Some(game(3)) });
        hits.merge(&Hits { times: 1, witness: Some(test.clone()) });
        hits.add(1, &game(1));
        assert_eq!(hits, Hits { times: 6, witness: Some(test) });
    }
}
