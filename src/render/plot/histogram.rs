use super::paper::{ABOVE, BREADTH, COLOURS, GROUND, LEFT, Paper, round_up};
use super::spark;

/// The most columns of a histogram.
const MOST: i64 = 24;
/// About how many of them are named.
const MARKS: usize = 8;

/// How often something was how much, for one thing or for two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// What it is.
    pub name: String,
    /// What it counts in.
    pub unit: String,
    /// For each thing every value and how often it was there, in order.
    pub series: Vec<Vec<(i64, u64)>>,
}

/// Values counted in columns of the same breadth.
struct Columns {
    first: i64,
    step: i64,
    count: usize,
    /// For each thing the share of each column.
    shares: Vec<Vec<f64>>,
}

impl Histogram {
    /// How often something was how much, in small bars: a line for each thing, all on one scale, from the least value
    /// to the largest.
    pub fn sparks(&self, ascii: bool) -> Vec<String> {
        let Some(columns) = self.columns() else { return Vec::new() };
        let most = columns.shares.iter().flatten().copied().fold(0.0, f64::max);
        columns.shares.iter().map(|shares| spark(shares, most, ascii)).collect()
    }

    fn columns(&self) -> Option<Columns> {
        let values = || self.series.iter().flatten().map(|(value, _)| *value);
        let (low, high) = (values().min()?, values().max()?);
        let range = high.saturating_sub(low).saturating_add(1);
        let step = if range <= MOST { 1 } else { round_up(range as f64 / MOST as f64) as i64 };
        let first = low.div_euclid(step) * step;
        let count = ((high - first) / step + 1) as usize;
        let share = |series: &Vec<(i64, u64)>| {
            let all = series.iter().map(|(_, often)| often).sum::<u64>().max(1) as f64;
            let mut columns = vec![0.0; count];
            for (value, often) in series {
                columns[((value - first) / step) as usize] += *often as f64 / all;
            }
            columns
        };
        Some(Columns { first, step, count, shares: self.series.iter().map(share).collect() })
    }

    pub(super) fn draw(&self, paper: &mut Paper, top: f64) {
        let heading = match self.unit.as_str() {
            "" => self.name.clone(),
            unit => format!("{} ({unit})", self.name),
        };
        let Some(columns) = self.columns() else {
            paper.axes(top, &heading, "", &[]);
            return;
        };
        let most = columns.shares.iter().flatten().copied().fold(0.0, f64::max);
        let most = round_up(most.max(1e-3)).min(1.0);
        let each = BREADTH / columns.count as f64;
        let apart = columns.count.div_ceil(MARKS);
        let name = |column: usize| {
            let from = columns.first + column as i64 * columns.step;
            if columns.step == 1 { from.to_string() } else { format!("{from}–{}", from + columns.step - 1) }
        };
        let apart = if columns.step == 1 { apart } else { apart.max(columns.count.div_ceil(5)) };
        let marks = (0..columns.count).step_by(apart.max(1));
        let marks = marks.map(|column| (LEFT + each * (column as f64 + 0.5), name(column)));
        let percent = format!("{} %", (most * 1000.0).round() / 10.0);
        paper.axes(top, &heading, &percent, &marks.collect::<Vec<_>>());
        let broad = each * 0.86 / columns.shares.len() as f64;
        for (column, (thing, share)) in columns
            .shares
            .iter()
            .enumerate()
            .flat_map(|(thing, shares)| {
                shares.iter().enumerate().map(move |(at, share)| (at, (thing, share)))
            })
            .filter(|(_, (_, share))| **share > 0.0)
        {
            let high = (GROUND - ABOVE) * share / most;
            let x = LEFT + each * (column as f64 + 0.07) + broad * thing as f64;
            paper.rectangle((x, top + GROUND - high), (broad, high), COLOURS[thing % COLOURS.len()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_in_columns() {
        let of = |series: Vec<(i64, u64)>| Histogram {
            name: "n".into(),
            unit: String::new(),
            series: vec![series],
        };
        let few = of(vec![(3, 1), (5, 3)]).columns().unwrap();
        assert_eq!((few.first, few.step, few.count), (3, 1, 3));
        assert_eq!(few.shares, [vec![0.25, 0.0, 0.75]]);
        let many = of(vec![(7, 1), (18, 1), (311, 2)]).columns().unwrap();
        assert_eq!((many.first, many.step), (0, 20));
        assert_eq!(many.shares[0][0], 0.5, "7 and 18 lie in the first column");
        let below = of(vec![(-30, 1), (30, 1)]).columns().unwrap();
        assert_eq!((below.first, below.step), (-30, 5));
        assert!(of(Vec::new()).columns().is_none());
    }
}
