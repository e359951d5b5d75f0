use crate::analysis::compare::{Estimate, Measure, Play, Unit};
use crate::render::plot::{Bar, Bars, Histogram, Panel};
use crate::session::answer::plots::{branching_panel, length_counts, lengths};
use serde::Serialize;

/// What two rulesets make of random play. What comes in pairs is `[first, second]`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayAnswer {
    /// How many random games were played under each, in pairs of the same random numbers.
    pub games: u64,
    /// Whether the main answers were sure before all games were played that were allowed.
    pub sure: bool,
    /// What the random numbers came from.
    pub seed: u64,
    /// What was measured.
    pub measures: Vec<MeasureAnswer>,
    /// How many finished games were how many turns long, under each; for pictures.
    #[serde(skip)]
    pub lengths: [Vec<(i64, u64)>; 2],
    /// How many decisions were open in each turn on average, under each; where it was asked for a picture.
    #[serde(skip)]
    pub branching: Option<[Vec<f64>; 2]>,
}

/// Something about play that was measured under both.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MeasureAnswer {
    /// What: `NAME wins`, `draw`, `unfinished`, `length`, `branching`, `passes`, `lost pieces`; of puzzles `solution`,
    /// `solvable`.
    pub measure: String,
    /// What it counts in: `share`, `turns`, `decisions`, `times`, `pieces`.
    pub unit: &'static str,
    /// In how many games of each.
    pub games: u64,
    /// What it is under each.
    pub values: [EstimateAnswer; 2],
    /// By how much the second is larger.
    pub change: EstimateAnswer,
}

/// A number that was measured, and the ends of an interval of 95 %; without ends where too little was measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct EstimateAnswer {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl PlayAnswer {
    /// Tells what was measured.
    pub fn of(play: &Play, seed: u64) -> PlayAnswer {
        let measures = play.measures.iter().map(MeasureAnswer::of).collect();
        let lengths = play.lengths.each_ref().map(length_counts);
        PlayAnswer { games: play.games, sure: play.sure, seed, measures, lengths, branching: None }
    }

    /// How long the games were under each.
    pub fn lengths(&self) -> Histogram {
        lengths(self.lengths.to_vec())
    }

    /// The pictures of what was measured, beside single numbers: lengths, and decisions open turn by turn.
    pub(super) fn panels(&self) -> Vec<Panel> {
        std::iter::once(Panel::Histogram(self.lengths()))
            .chain(self.branching.iter().map(|both| branching_panel(both.to_vec())))
            .collect()
    }
}

impl MeasureAnswer {
    pub(super) fn bars(&self) -> Bars {
        let (unit, by) = if self.is_share() { ("%", 100.0) } else { (self.unit, 1.0) };
        let bars = self.values.map(|value| Bar {
            value: value.value * by,
            low: value.low.map(|low| low * by),
            high: value.high.map(|high| high * by),
        });
        let most = self.is_share().then_some(100.0);
        Bars { name: self.measure.clone(), unit: unit.to_string(), most, bars: bars.to_vec() }
    }

    pub(super) fn of(measure: &Measure) -> MeasureAnswer {
        MeasureAnswer {
            measure: measure.name.clone(),
            unit: match measure.unit {
                Unit::Share => "share",
                Unit::Turns => "turns",
                Unit::Decisions => "decisions",
                Unit::Times => "times",
                Unit::Pieces => "pieces",
            },
            games: measure.games,
            values: measure.values.map(EstimateAnswer::of),
            change: EstimateAnswer::of(measure.change),
        }
    }

    /// Whether it is a share of all games.
    pub fn is_share(&self) -> bool {
        self.unit == "share"
    }
}

impl EstimateAnswer {
    fn of(estimate: Estimate) -> EstimateAnswer {
        // more digits say nothing
        let short = |number: f64| (number * 1e6).round() / 1e6;
        let end = |end: f64| end.is_finite().then_some(short(end));
        EstimateAnswer { value: short(estimate.value), low: end(estimate.low), high: end(estimate.high) }
    }

    /// Whether 0 lies outside.
    pub fn is_not_zero(&self) -> bool {
        self.low.is_some_and(|low| low > 0.0) || self.high.is_some_and(|high| high < 0.0)
    }
}
