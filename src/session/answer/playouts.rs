use super::Pairs;
use super::plots::{branching_panel, length_counts, lengths};
use crate::analysis::Playouts;
use crate::analysis::compare::Estimate;
use crate::position::{Outcome, Player};
use crate::render::plot::{Bar, Bars, Histogram, Panel, plot};
use crate::rule::Game;
use serde::Serialize;

/// What random games came to, and how fast.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayoutsAnswer {
    /// Games played.
    pub games: u64,
    /// Turns in all of them.
    pub plies: u64,
    /// Games given up at the limit of turns.
    pub unfinished: u64,
    /// Time on the clock.
    pub seconds: f64,
    /// Time of all processors.
    pub cpu_seconds: f64,
    /// Games in a second on the clock.
    pub games_per_second: f64,
    /// Turns in a second on the clock.
    pub plies_per_second: f64,
    /// How many games each player won, and `draw`; winners that share are joined by `+`.
    pub outcomes: Pairs<u64>,
    /// Turns of a game.
    pub length: LengthAnswer,
    /// Decisions that were open at once.
    pub branching: BranchingAnswer,
    /// What the random numbers came from.
    pub seed: u64,
    /// How many finished games were how many turns long; for pictures.
    #[serde(skip)]
    pub lengths: Vec<(i64, u64)>,
    /// How many decisions were open in each turn on average; where it was asked for a picture.
    #[serde(skip)]
    pub open_by_turn: Option<Vec<f64>>,
}

/// Turns of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LengthAnswer {
    /// On average over all games.
    pub mean: f64,
    /// The fewest of a finished game.
    pub min: Option<u32>,
    /// The most of a finished game.
    pub max: Option<u32>,
}

/// Decisions open at once.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BranchingAnswer {
    /// On average over all decisions.
    pub mean: f64,
    /// The most.
    pub max: u32,
}

impl PlayoutsAnswer {
    /// Tells what random games came to.
    pub fn of(game: &Game, playouts: &Playouts, seed: u64, seconds: f64, cpu_seconds: f64) -> PlayoutsAnswer {
        PlayoutsAnswer {
            games: playouts.games,
            plies: playouts.plies,
            unfinished: playouts.unfinished,
            seconds,
            cpu_seconds,
            games_per_second: ratio(playouts.games as f64, seconds),
            plies_per_second: ratio(playouts.plies as f64, seconds),
            outcomes: outcomes(game, playouts),
            length: LengthAnswer {
                mean: ratio(playouts.plies as f64, playouts.games as f64),
                min: playouts.shortest,
                max: playouts.longest,
            },
            branching: BranchingAnswer {
                mean: ratio(playouts.open as f64, playouts.decisions as f64),
                max: playouts.most_open,
            },
            seed,
            lengths: length_counts(&playouts.lengths),
            open_by_turn: None,
        }
    }

    /// How long the games were.
    pub fn lengths(&self) -> Histogram {
        lengths(vec![self.lengths.clone()])
    }

    /// A picture of the games, in SVG: outcomes with intervals of 95 %, how long they were, and how many decisions
    /// were open turn by turn. `game` is what was played.
    pub fn plot(&self, game: &str) -> String {
        let share = |count: u64| {
            let estimate = Estimate::share_of_all(count, self.games);
            let percent = |share: f64| 100.0 * share;
            Bar {
                value: percent(estimate.value),
                low: Some(percent(estimate.low)),
                high: Some(percent(estimate.high)),
            }
        };
        let unfinished = (self.unfinished > 0).then(|| ("unfinished".to_string(), self.unfinished));
        let rows = self.outcomes.0.iter().cloned().chain(unfinished).map(|(name, count)| Bars {
            name,
            unit: "%".into(),
            most: Some(100.0),
            bars: vec![share(count)],
        });
        let panels = std::iter::once(Panel::Bars(rows.collect()))
            .chain((!self.lengths.is_empty()).then(|| Panel::Histogram(self.lengths())))
            .chain(self.open_by_turn.iter().map(|open| branching_panel(vec![open.clone()])));
        let title = format!("{game}: {} random games, intervals of 95 %", self.games);
        plot(&title, &[], &panels.collect::<Vec<_>>())
    }
}

fn ratio(of: f64, to: f64) -> f64 {
    if to > 0.0 { of / to } else { 0.0 }
}

/// Every player's wins in the players' order, then shared wins, then draws.
fn outcomes(game: &Game, playouts: &Playouts) -> Pairs<u64> {
    let won = |set: Option<u64>| playouts.outcomes.get(&set).copied().unwrap_or(0);
    let mut told: Vec<(String, u64)> = Vec::new();
    for (player, name) in game.players.iter().enumerate() {
        told.push((name.clone(), won(Some(1 << (player & 63)))));
    }
    for (set, count) in &playouts.outcomes {
        if let Some(set) = set.filter(|set| set.count_ones() > 1) {
            let name = |player: Player| game.players.get(player.index()).map_or("?", String::as_str);
            let names: Vec<&str> = Outcome::Winners(set).winners().map(name).collect();
            told.push((names.join("+"), *count));
        }
    }
    told.push(("draw".to_string(), won(None)));
    Pairs(told)
}
