use super::{MeasureAnswer, Side};
use crate::analysis::compare::{Length, Puzzle, Puzzles};
use crate::diagnostic::Diagnostic;
use crate::notation::write_position;
use crate::render::plot::Histogram;
use crate::rule::Rules;
use crate::session::answer::plots::{counted, solutions};
use serde::Serialize;

/// What two rulesets make of the same puzzles. What comes in pairs is `[first, second]`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzlesAnswer {
    /// How many boards were solved.
    pub boards: u64,
    /// What their random numbers came from; absent where there is only the one asked about.
    pub seed: Option<u64>,
    /// How many of them have a solution, under each.
    pub solved: [u64; 2],
    /// Of how many it is not known whether they have one, or how long it is, under each.
    pub unknown: [u64; 2],
    /// On how many of those solved under both the second's solution is shorter.
    pub shorter: u64,
    /// On how many both are of the same length.
    pub same: u64,
    /// On how many the second's is longer.
    pub longer: u64,
    /// What was measured: `solution` (its length, over the boards solved under both), `solvable`.
    pub measures: Vec<MeasureAnswer>,
    /// How often the length changes by how much: pairs of the change and a number of boards, in order.
    pub changes: Vec<(i64, u64)>,
    /// How many boards have solutions of which length, under each; for pictures.
    #[serde(skip)]
    pub lengths: [Vec<(i64, u64)>; 2],
    /// The board on which the length changes most.
    pub example: Option<PuzzleAnswer>,
}

/// A board, and how long its shortest solutions are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PuzzleAnswer {
    /// The board, as a position's text.
    pub position: String,
    /// How many decisions the shortest solution has under each; nothing where there is none.
    pub lengths: [Option<u32>; 2],
}

impl PuzzlesAnswer {
    /// How long the shortest solutions are under each.
    pub fn lengths(&self) -> Histogram {
        solutions(self.lengths.to_vec())
    }

    /// Tells what was solved.
    ///
    /// # Errors
    /// If the rules cannot be started.
    pub fn of(sides: &[Side; 2], puzzles: &Puzzles, seed: Option<u64>) -> Result<PuzzlesAnswer, Diagnostic> {
        let count = |side: usize, test: fn(Length) -> bool| {
            puzzles.puzzles.iter().filter(|puzzle| test(puzzle.lengths[side])).count() as u64
        };
        let solved = |side| count(side, |length| matches!(length, Length::Solved(_)));
        let unknown = |side| count(side, |length| length == Length::Unknown);
        let apart = puzzles.pairs();
        let changes = counted(apart.iter().map(|[first, second]| i64::from(*second) - i64::from(*first)));
        let sum = |test: fn(i64) -> bool| {
            changes.iter().filter(|(by, _)| test(*by)).map(|(_, boards)| boards).sum::<u64>()
        };
        Ok(PuzzlesAnswer {
            boards: puzzles.puzzles.len() as u64,
            seed,
            solved: [solved(0), solved(1)],
            unknown: [unknown(0), unknown(1)],
            shorter: sum(|by| by < 0),
            same: sum(|by| by == 0),
            longer: sum(|by| by > 0),
            measures: vec![MeasureAnswer::of(&puzzles.length()), MeasureAnswer::of(&puzzles.solvable())],
            changes,
            lengths: [0, 1].map(|side: usize| {
                let solved = puzzles.puzzles.iter().filter_map(|puzzle| match puzzle.lengths[side] {
                    Length::Solved(length) => Some(i64::from(length)),
                    _ => None,
                });
                counted(solved)
            }),
            example: example(sides, puzzles)?,
        })
    }
}

/// The first of the boards on which the length changes most.
fn example(sides: &[Side; 2], puzzles: &Puzzles) -> Result<Option<PuzzleAnswer>, Diagnostic> {
    let length = |length| match length {
        Length::Solved(length) => Some(length),
        _ => None,
    };
    let apart = |puzzle: &Puzzle| match puzzle.lengths {
        [Length::Solved(first), Length::Solved(second)] => first.abs_diff(second),
        _ => 0,
    };
    let most = puzzles.puzzles.iter().map(apart).max().unwrap_or(0);
    let Some(puzzle) = puzzles.puzzles.iter().find(|puzzle| apart(puzzle) == most && most > 0) else {
        return Ok(None);
    };
    let rules = Rules::new(sides[0].loaded.game.clone())?;
    let position = write_position(&rules, &puzzle.board[0]);
    Ok(Some(PuzzleAnswer { position, lengths: puzzle.lengths.map(length) }))
}
