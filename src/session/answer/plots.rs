//! Parts of pictures of numbers that several answers have.

use crate::analysis::Lengths;
use crate::render::plot::{Curve, Histogram, Panel};

/// Every value and how often it is there, in order.
pub(in crate::session) fn counted(values: impl Iterator<Item = i64>) -> Vec<(i64, u64)> {
    let mut values: Vec<i64> = values.collect();
    values.sort_unstable();
    values.chunk_by(|left, right| left == right).map(|same| (same[0], same.len() as u64)).collect()
}

/// Every length and how many games were so long.
pub(in crate::session) fn length_counts(lengths: &Lengths) -> Vec<(i64, u64)> {
    lengths.iter().map(|(turns, games)| (i64::from(turns), games)).collect()
}

/// How long games were.
pub(in crate::session) fn lengths(series: Vec<Vec<(i64, u64)>>) -> Histogram {
    Histogram { name: "length of finished games".into(), unit: "turns".into(), series }
}

/// How long shortest solutions were.
pub(in crate::session) fn solutions(series: Vec<Vec<(i64, u64)>>) -> Histogram {
    Histogram { name: "shortest solution".into(), unit: "decisions".into(), series }
}

/// How many decisions were open turn by turn.
pub(in crate::session) fn branching_panel(series: Vec<Vec<f64>>) -> Panel {
    Panel::Curve(Curve { name: "branching".into(), over: "turn".into(), series })
}
