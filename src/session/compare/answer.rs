use super::{DifferenceAnswer, MeasureAnswer, PlayAnswer, PuzzlesAnswer, Side};
use crate::analysis::compare::{Compared, Pair};
use crate::diagnostic::Diagnostic;
use crate::render::plot::{Panel, plot};
use serde::Serialize;

/// Whether two rulesets differ, and what that does to play. What comes in pairs is `[first, second]`.
#[derive(Clone, Debug, Serialize)]
pub struct CompareAnswer {
    /// The two.
    pub games: [String; 2],
    /// Whether a difference was found.
    pub differ: bool,
    /// The game after which they differ.
    pub difference: Option<DifferenceAnswer>,
    /// How far it was looked.
    pub search: SearchAnswer,
    /// What the difference does to random play; absent if there is none, or if a script fails.
    pub play: Option<PlayAnswer>,
    /// What it does to the shortest solutions, where both are puzzles for one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzles: Option<PuzzlesAnswer>,
}

/// How far it was looked for a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SearchAnswer {
    /// Every game of so many decisions was looked at.
    pub decisions: u32,
    /// How many positions were.
    pub positions: u64,
    /// Whether there are no others, so that rules that do not differ there are the same.
    pub complete: bool,
    /// How many random games were played besides.
    pub games: u64,
    /// Whether it was stopped before all was looked at that was asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}

impl CompareAnswer {
    /// Tells what a comparison came to.
    ///
    /// # Errors
    /// If the rules cannot be started, or a function rule fails.
    pub fn of(sides: &[Side; 2], compared: &Compared) -> Result<CompareAnswer, Diagnostic> {
        let difference = match &compared.difference {
            Some(found) => {
                let pair = Pair::new(&[sides[0].loaded.game.clone(), sides[1].loaded.game.clone()])?;
                Some(DifferenceAnswer::of(sides, &pair, &compared.start, found)?)
            }
            None => None,
        };
        Ok(CompareAnswer {
            games: [sides[0].name(), sides[1].name()],
            differ: difference.is_some(),
            difference,
            search: SearchAnswer {
                decisions: compared.depth,
                positions: compared.positions,
                complete: compared.complete,
                games: compared.games,
                stopped: compared.stopped,
            },
            play: None,
            puzzles: None,
        })
    }

    /// A picture of what was measured, in SVG: a bar for each ruleset with its interval, and
    /// how lengths, open decisions and solutions are distributed. Nothing if nothing was.
    pub fn plot(&self) -> Option<String> {
        let games = self.play.as_ref().map(|play| format!("{} random games of each", play.games));
        let boards = self.puzzles.as_ref().map(|puzzles| format!("{} boards", puzzles.boards));
        let parts: Vec<String> = games.into_iter().chain(boards).collect();
        let play = self.play.iter().flat_map(|play| &play.measures);
        let puzzles = self.puzzles.iter().flat_map(|puzzles| &puzzles.measures);
        let rows: Vec<_> = play.chain(puzzles).map(MeasureAnswer::bars).collect();
        if rows.is_empty() {
            return None;
        }
        let mut panels = vec![Panel::Bars(rows)];
        panels.extend(self.play.iter().flat_map(PlayAnswer::panels));
        panels.extend(self.puzzles.iter().map(|puzzles| Panel::Histogram(puzzles.lengths())));
        let title = format!("{}, intervals of 95 %", parts.join(", "));
        Some(plot(&title, &self.games, &panels))
    }
}
