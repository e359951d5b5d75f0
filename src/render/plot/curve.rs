use super::paper::{ABOVE, BREADTH, COLOURS, GROUND, LEFT, Paper, round_up};
use std::fmt::Write;

/// About how many marks an axis has.
const MARKS: f64 = 8.0;

/// A number over time, for one thing or for two.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// What it is.
    pub name: String,
    /// What the time is counted in.
    pub over: String,
    /// For each thing the number at each time, from the first.
    pub series: Vec<Vec<f64>>,
}

impl Curve {
    pub(super) fn draw(&self, paper: &mut Paper, top: f64) {
        let most = self.series.iter().flatten().copied().fold(0.0, f64::max);
        let most = if most > 0.0 { round_up(most) } else { 1.0 };
        let last = self.series.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(1).max(1) as f64;
        let at = |time: usize| LEFT + BREADTH * time as f64 / last;
        let step = round_up(last / MARKS).max(1.0) as usize;
        let marks = (0..=last as usize).step_by(step).map(|time| (at(time), (time + 1).to_string()));
        let heading = format!("{}, by {}", self.name, self.over);
        paper.axes(top, &heading, &most.to_string(), &marks.collect::<Vec<_>>());
        for (thing, series) in self.series.iter().enumerate() {
            let mut path = String::new();
            for (time, number) in series.iter().enumerate() {
                let y = top + GROUND - (GROUND - ABOVE) * number / most;
                let _ = write!(path, "{}{:.1} {y:.1}", if time == 0 { 'M' } else { 'L' }, at(time));
            }
            // a line of one point shows nothing
            if series.len() == 1 {
                path.push_str("h3");
            }
            if !path.is_empty() {
                paper.line(&path, COLOURS[thing % COLOURS.len()], 2.0);
            }
        }
    }
}
