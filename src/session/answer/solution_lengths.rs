use super::plots::solutions;
use crate::render::plot::{Panel, plot};
use std::collections::BTreeMap;

/// How long the solutions of many puzzles are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolutionLengths {
    solved: BTreeMap<i64, u64>,
    unsolved: u64,
}

impl SolutionLengths {
    /// Counts a puzzle whose shortest solution has so many decisions, or for which none was found.
    pub fn add(&mut self, length: Option<usize>) {
        match length.and_then(|length| i64::try_from(length).ok()) {
            Some(length) => *self.solved.entry(length).or_default() += 1,
            None => self.unsolved += 1,
        }
    }

    /// A picture of the lengths, in SVG.
    pub fn plot(&self) -> String {
        let solved: u64 = self.solved.values().sum();
        let rest = if self.unsolved > 0 { format!(", {} without", self.unsolved) } else { String::new() };
        let series = vec![self.solved.iter().map(|(length, count)| (*length, *count)).collect()];
        plot(&format!("{solved} solutions{rest}"), &[], &[Panel::Histogram(solutions(series))])
    }
}
