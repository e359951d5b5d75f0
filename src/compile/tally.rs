use super::lengths::Lengths;
use crate::position::Outcome;
use std::collections::BTreeMap;
use std::ops::Range;

/// Which random games are to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayoutJob {
    /// Their numbers in the series: any split of a series over threads gives the same games.
    pub games: Range<u64>,
    /// What their random numbers come from.
    pub seed: u64,
    /// After how many more turns a game is given up, if it is.
    pub max_plies: Option<u32>,
}

/// What random games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayoutTally {
    /// Games played.
    pub games: u64,
    /// Turns in all of them.
    pub plies: u64,
    /// Games given up at the limit.
    pub unfinished: u64,
    /// How the finished ones ended: the set of winners, or nothing for a draw.
    pub outcomes: BTreeMap<Option<u64>, u64>,
    /// The fewest turns of a finished game.
    pub shortest: Option<u32>,
    /// The most turns of a finished game.
    pub longest: Option<u32>,
    /// How long the finished ones were.
    pub lengths: Lengths,
    /// Decisions made, follow-up decisions and passes among them.
    pub decisions: u64,
    /// Open decisions over all decisions made.
    pub open: u64,
    /// The most that were open at once.
    pub most_open: u32,
}

impl PlayoutTally {
    /// Both series as one.
    pub fn merge(mut self, other: PlayoutTally) -> PlayoutTally {
        self.games += other.games;
        self.plies += other.plies;
        self.unfinished += other.unfinished;
        for (outcome, count) in other.outcomes {
            *self.outcomes.entry(outcome).or_default() += count;
        }
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.into_iter().chain(other.longest).max();
        self.lengths.merge(&other.lengths);
        self.decisions += other.decisions;
        self.open += other.open;
        self.most_open = self.most_open.max(other.most_open);
        self
    }

    /// Counts a game that ended, or that was given up.
    pub fn add(&mut self, plies: u32, outcome: Option<Outcome>) {
        self.games += 1;
        self.plies += u64::from(plies);
        let Some(outcome) = outcome else {
            self.unfinished += 1;
            return;
        };
        let winners = match outcome {
            Outcome::Winners(set) => Some(set),
            Outcome::Draw => None,
        };
        *self.outcomes.entry(winners).or_default() += 1;
        self.lengths.add(plies);
        self.shortest = Some(self.shortest.map_or(plies, |least| least.min(plies)));
        self.longest = Some(self.longest.map_or(plies, |most| most.max(plies)));
    }
}
