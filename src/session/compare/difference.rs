use super::rule_test::rule_test;
use super::{Doer, Reason, Saying, Side, sayings};
use crate::analysis::compare::{Both, Cause, Difference, Entry, Found, Pair};
use crate::board::Point;
use crate::diagnostic::Diagnostic;
use crate::notation::write_position;
use crate::render::Mark;
use crate::session::{Diagram, ErrorAnswer};
use serde::Serialize;

/// About how many decisions both rulesets are asked why.
const MOST_ASKED: usize = 3;

/// A game after which two rulesets differ. What comes in pairs is `[first, second]`.
#[derive(Clone, Debug, Serialize)]
pub struct DifferenceAnswer {
    /// `open`: other decisions are open; `effect`: the last decision does something else; `outcome`: it ends the game
    /// in another way; `error`: a script fails under one.
    pub kind: &'static str,
    /// The decisions of the game.
    pub moves: Vec<String>,
    /// Whether no game is shorter after which they differ.
    pub shortest: bool,
    /// The decisions that are open under one only.
    pub only: [Vec<String>; 2],
    /// What of the positions differs.
    pub entries: Vec<EntryAnswer>,
    /// What fails under each.
    pub errors: [Option<ErrorAnswer>; 2],
    /// Why decisions are open under one only.
    pub reasons: Vec<Reason>,
    /// The rules by which the last decision changes something, under each.
    pub by: [Vec<Doer>; 2],
    /// The rules that differ, whether they matter here or not.
    pub rules: Vec<Saying>,
    /// The positions.
    pub positions: [String; 2],
    /// A rule test that holds under one and not under the other; nothing where a script fails.
    pub test: Option<String>,
    /// The boards.
    #[serde(skip)]
    pub boards: [Diagram; 2],
}

/// An entry of a position's text that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EntryAnswer {
    /// What: a cell, `turn`, `hand.NAME`, `captured.NAME`, `outcome`, `score.NAME`.
    pub key: String,
    /// What it is under each.
    pub values: [String; 2],
}

impl DifferenceAnswer {
    /// Tells a difference.
    ///
    /// # Errors
    /// If a function rule fails.
    pub(super) fn of(
        sides: &[Side; 2],
        pair: &Pair,
        start: &Both,
        (difference, found): &(Difference, Found),
    ) -> Result<DifferenceAnswer, Diagnostic> {
        let games = [0, 1].map(|side: usize| &sides[side].loaded.game);
        let mut answer = DifferenceAnswer {
            kind: "open",
            moves: difference.game.clone(),
            shortest: *found == Found::Shortest,
            only: [Vec::new(), Vec::new()],
            entries: Vec::new(),
            errors: [None, None],
            reasons: Vec::new(),
            by: [Vec::new(), Vec::new()],
            rules: sayings(games[0], games[1]),
            positions: [0, 1].map(|side: usize| write_position(&pair.rules()[side], &difference.at[side])),
            test: None,
            boards: [0, 1].map(|side: usize| Diagram {
                game: games[side].clone(),
                position: difference.at[side].clone(),
                marks: Vec::new(),
            }),
        };
        let mut points: [Vec<Point>; 2] = [Vec::new(), Vec::new()];
        match &difference.cause {
            Cause::Open(only) => {
                answer.only = only.clone();
                // some of each, as far as there are any
                let some = only.iter().flat_map(|only| only.iter().take(MOST_ASKED.div_ceil(2)));
                for text in some.take(MOST_ASKED) {
                    let (reason, about) = Reason::of(sides, pair, &difference.at, text)?;
                    answer.reasons.push(reason);
                    points.iter_mut().zip(about).for_each(|(points, about)| points.extend(about));
                }
            }
            Cause::Effect(entries) => {
                answer.kind =
                    if entries.iter().any(|entry| entry.key == "outcome") { "outcome" } else { "effect" };
                answer.entries = entries.iter().map(EntryAnswer::of).collect();
                for (side, points) in points.iter_mut().enumerate() {
                    let board = &games[side].board;
                    points.extend(entries.iter().filter_map(|entry| board.find(&entry.key)));
                }
                for side in [0, 1] {
                    if let Some(events) = pair.events(side, difference) {
                        answer.by[side] = Doer::all(games[side], &events);
                    }
                }
            }
            Cause::Fault(side, error) => {
                answer.kind = "error";
                answer.errors[*side] = Some(ErrorAnswer::of(error));
            }
        }
        answer.test = rule_test(sides, pair, start, difference, &answer.reasons);
        for (board, points) in answer.boards.iter_mut().zip(points) {
            board.marks = points.into_iter().map(|point| (point, Mark::Named)).collect();
        }
        Ok(answer)
    }
}

impl EntryAnswer {
    fn of(entry: &Entry) -> EntryAnswer {
        EntryAnswer { key: entry.key.clone(), values: entry.values.clone() }
    }
}
