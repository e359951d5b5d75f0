use super::estimate::Estimate;
use super::sample::Sample;
use super::{Measure, Unit};
use crate::analysis::Lengths;
use crate::position::Outcome;
use crate::rule::Game;
use std::sync::Arc;

/// Random games under two rulesets, in pairs of the same random numbers.
#[derive(Debug)]
pub(super) struct Series {
    /// The rulesets.
    pub games: [Arc<Game>; 2],
    /// The games.
    pub played: Vec<[Sample; 2]>,
}

impl Series {
    /// What is asked first: does the first player win more, are there more draws, do games last longer.
    pub fn main(&self, z: f64) -> Vec<Measure> {
        let first = self.games[0].players.first().cloned().unwrap_or_default();
        vec![self.share(&wins(&first), z), self.share(DRAW, z), self.length(z)]
    }

    /// Everything that is measured.
    pub fn all(&self, z: f64) -> Vec<Measure> {
        let mut names: Vec<String> = Vec::new();
        let players = self.games.iter().flat_map(|game| game.players.iter().map(|player| wins(player)));
        let ended = self.played.iter().flatten().zip([0, 1].into_iter().cycle());
        let ended = ended.map(|(sample, side)| self.ended(side, sample));
        for name in players.chain([DRAW.to_string()]).chain(ended) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let mut measures: Vec<Measure> = names.iter().map(|name| self.share(name, z)).collect();
        measures.push(self.length(z));
        measures.push(self.ratio(
            "branching",
            Unit::Decisions,
            |sample| (sample.open as f64, sample.decisions as f64),
            z,
        ));
        let walked: Vec<[Sample; 2]> =
            self.played.iter().filter(|pair| pair.iter().all(|one| one.detail.is_some())).copied().collect();
        let walked = Series { games: self.games.clone(), played: walked };
        let detail = |sample: &Sample| {
            sample.detail.map_or((0.0, 0.0), |detail| (f64::from(detail.passes), detail.gone as f64))
        };
        let mut told = vec![walked.ratio("passes", Unit::Times, |sample| (detail(sample).0, 1.0), z)];
        // where there is no end of pieces, none are lost
        if self.games.iter().all(|game| game.supply.is_some()) {
            told.push(walked.ratio("lost pieces", Unit::Pieces, |sample| (detail(sample).1, 1.0), z));
        }
        measures.extend(told.into_iter().filter(|told| told.values.iter().any(|value| value.value != 0.0)));
        measures
    }

    /// How long the finished games were, under each.
    pub fn lengths(&self) -> [Lengths; 2] {
        [0, 1].map(|side: usize| {
            let mut lengths = Lengths::default();
            let ended = self.played.iter().map(|pair| pair[side]).filter(|sample| sample.outcome.is_some());
            ended.for_each(|sample| lengths.add(sample.plies));
            lengths
        })
    }

    fn length(&self, z: f64) -> Measure {
        self.ratio("length", Unit::Turns, |sample| (f64::from(sample.plies), 1.0), z)
    }

    /// In which share of the games it ended so.
    fn share(&self, name: &str, z: f64) -> Measure {
        let (mut both, mut first, mut second) = (0, 0, 0);
        for pair in &self.played {
            match [0, 1].map(|side: usize| self.ended(side, &pair[side]) == name) {
                [true, true] => both += 1,
                [true, false] => first += 1,
                [false, true] => second += 1,
                [false, false] => {}
            }
        }
        let of = self.played.len() as u64;
        Measure {
            name: name.to_string(),
            unit: Unit::Share,
            games: of,
            values: [Estimate::share(both + first, of, z), Estimate::share(both + second, of, z)],
            change: Estimate::change_of_share(both, first, second, of, z),
        }
    }

    /// One sum over all games for each of another, such as options for each decision; how far off it may be by the
    /// first term of its expansion.
    fn ratio(&self, name: &str, unit: Unit, of: impl Fn(&Sample) -> (f64, f64), z: f64) -> Measure {
        let count = self.played.len() as f64;
        let sums = [0, 1].map(|side: usize| {
            let parts = self.played.iter().map(|pair| of(&pair[side]));
            parts.fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
        });
        let ratios = sums.map(|(over, under)| if under > 0.0 { over / under } else { 0.0 });
        let away = |side: usize, pair: &[Sample; 2]| {
            let (over, under) = of(&pair[side]);
            let mean = sums[side].1 / count;
            if mean > 0.0 { (over - ratios[side] * under) / mean } else { 0.0 }
        };
        let value =
            |side: usize| Estimate::mean(ratios[side], self.played.iter().map(|pair| away(side, pair)), z);
        let apart = self.played.iter().map(|pair| away(1, pair) - away(0, pair));
        Measure {
            name: name.to_string(),
            unit,
            games: self.played.len() as u64,
            values: [value(0), value(1)],
            change: Estimate::mean(ratios[1] - ratios[0], apart, z),
        }
    }

    /// How a game ended, in words.
    fn ended(&self, side: usize, sample: &Sample) -> String {
        match sample.outcome {
            None => "unfinished".to_string(),
            Some(Outcome::Draw) => DRAW.to_string(),
            Some(outcome) => {
                let players = &self.games[side].players;
                let names = outcome.winners().filter_map(|who| players.get(who.index()));
                wins(&names.map(String::as_str).collect::<Vec<_>>().join("+"))
            }
        }
    }
}

const DRAW: &str = "draw";

fn wins(name: &str) -> String {
    format!("{name} wins")
}
