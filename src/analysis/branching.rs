use super::PlayoutsJob;
use super::own_rules::OwnRules;
use super::random_game::RandomGame;
use crate::analysis::Work;
use crate::diagnostic::Diagnostic;
use crate::position::Position;
use crate::rule::Game;
use rayon::prelude::*;
use std::sync::Arc;

/// So many games of a series tell enough.
const MOST_GAMES: u64 = 100;
/// Turns after which no more is counted.
const MOST_TURNS: usize = 1000;
/// A turn that fewer games reach says nothing.
const FEWEST: u64 = 5;

/// How many decisions were open in the turns of random games, turn by turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branching {
    /// In how many games.
    pub games: u64,
    /// For each turn the decisions that were open over all that were made, and how many were made.
    turns: Vec<(u64, u64)>,
}

impl Branching {
    /// Looks at the first games of a series of random games by walking them.
    ///
    /// # Errors
    /// What a function rule says. If the work is stopped, the games finished until then are the answer.
    pub fn of(
        game: &Arc<Game>,
        position: &Position,
        job: PlayoutsJob,
        work: &Work,
    ) -> Result<Branching, Diagnostic> {
        let games = job.games.min(MOST_GAMES) as usize;
        let stop = || work.is_stopped();
        let one = |rules: &mut OwnRules, number: usize| {
            let mut counted = Branching::default();
            let begun = position.turn().ply;
            let random = RandomGame::of(job, number as u64);
            let end = random.play(rules.of(game)?, position, &stop, |now, open, _| {
                counted.count((now.turn().ply - begun) as usize, open.len() as u64);
            })?;
            counted.games = 1;
            work.step(1);
            Ok(if end.is_some() { counted } else { Branching::default() })
        };
        work.begin("games", Some(games as u64));
        (0..games)
            .into_par_iter()
            .with_max_len(1)
            .map_init(OwnRules::default, one)
            .try_reduce(Branching::default, |left, right| Ok(left.merge(right)))
    }

    /// The mean of each turn, as far as enough games reach.
    pub fn means(&self) -> Vec<f64> {
        let enough = FEWEST.min(self.games);
        let reached = self.turns.iter().take_while(|(_, made)| *made >= enough.max(1));
        reached.map(|(open, made)| *open as f64 / *made as f64).collect()
    }

    fn count(&mut self, turn: usize, open: u64) {
        if turn >= MOST_TURNS {
            return;
        }
        if turn >= self.turns.len() {
            self.turns.resize(turn + 1, (0, 0));
        }
        let (sum, made) = &mut self.turns[turn];
        (*sum, *made) = (*sum + open, *made + 1);
    }

    fn merge(mut self, other: Branching) -> Branching {
        self.games += other.games;
        self.turns.resize(self.turns.len().max(other.turns.len()), (0, 0));
        for (sum, more) in self.turns.iter_mut().zip(other.turns) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        self
    }
}
