use crate::analysis::solve::{Solved, Verdict};
use crate::rule::{Decision, Game};
use serde::Serialize;

/// The shortest way to win, or what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SolveAnswer {
    /// Whether a solution was found.
    pub solved: bool,
    /// How many decisions it has.
    pub length: Option<usize>,
    /// Whether the answer is proven: none is shorter, or there is none at all.
    pub optimal: bool,
    /// The decisions.
    pub moves: Vec<String>,
    /// Every solution has at least so many decisions; absent if it is proven that there is none.
    pub lower_bound: Option<u32>,
    /// All shortest solutions, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<Vec<Vec<String>>>,
    /// Whether there are more shortest solutions than are told.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// The limit that was reached before the answer was known: `depth`, `time`, `memory` or `interrupt`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_by: Option<&'static str>,
    /// Positions from which the search went on.
    pub nodes: u64,
    /// Time on the clock.
    pub seconds: f64,
    /// Time of the processor.
    pub cpu_seconds: f64,
    /// Most bytes held at a time.
    pub bytes: usize,
    /// How it was searched: `walked` or `slides`.
    pub method: &'static str,
}

impl SolveAnswer {
    /// Tells what a search found; `all` tells every solution.
    pub fn of(game: &Game, solved: &Solved, all: bool, seconds: f64, cpu_seconds: f64) -> SolveAnswer {
        let texts = |line: &Vec<Decision>| line.iter().map(|decision| game.decision_text(decision)).collect();
        let mut lines: Vec<Vec<String>> = solved.solutions.iter().map(texts).collect();
        lines.sort();
        SolveAnswer {
            solved: solved.verdict == Verdict::Solved,
            length: solved.length(),
            optimal: !matches!(solved.verdict, Verdict::Unknown(_)),
            moves: lines.first().cloned().unwrap_or_default(),
            lower_bound: solved.lower_bound,
            solutions: all.then_some(lines),
            more: solved.more,
            stopped_by: match solved.verdict {
                Verdict::Unknown(stop) => Some(stop.word()),
                _ => None,
            },
            nodes: solved.nodes,
            seconds,
            cpu_seconds,
            bytes: solved.bytes,
            method: solved.method.word(),
        }
    }
}
