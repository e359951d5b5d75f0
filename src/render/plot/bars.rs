use super::paper::{BREADTH, COLOURS, LEFT, Paper};

/// How broad a bar is, how far it is to the next, and how much room a row takes beside its bars.
const BAR: f64 = 14.0;
const NEXT: f64 = 16.0;
const ROOM: f64 = 14.0;

/// A number and the ends of its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// The number.
    pub value: f64,
    /// The lower end, where it is known.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// The same number of one thing or of two: a bar for each, with a line for its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What it is.
    pub name: String,
    /// What is written behind it, such as `%`.
    pub unit: String,
    /// Where the scale ends; at the largest number if absent.
    pub most: Option<f64>,
    /// The number of each.
    pub bars: Vec<Bar>,
}

/// How high rows are.
pub(super) fn height(rows: &[Bars]) -> f64 {
    10.0 + rows.iter().map(|row| ROOM + NEXT * row.bars.len() as f64).sum::<f64>()
}

/// Draws rows below `top`.
pub(super) fn draw(paper: &mut Paper, rows: &[Bars], top: f64) {
    let mut y = top + 10.0;
    for row in rows {
        let broad = NEXT * row.bars.len() as f64;
        paper.text((LEFT - 8.0, y + broad / 2.0 + 3.5), "end", &row.name);
        let ends = row.bars.iter().map(|bar| bar.high.unwrap_or(bar.value).max(bar.value));
        let most = row.most.unwrap_or_else(|| ends.fold(0.0, f64::max));
        let at = |value: f64| if most > 0.0 { LEFT + BREADTH * (value / most).clamp(0.0, 1.0) } else { LEFT };
        for (thing, bar) in row.bars.iter().enumerate() {
            one(paper, row, *bar, (y + NEXT * thing as f64, COLOURS[thing % COLOURS.len()]), &at);
        }
        y += ROOM + broad;
    }
}

fn one(paper: &mut Paper, row: &Bars, bar: Bar, (y, colour): (f64, &str), at: &impl Fn(f64) -> f64) {
    let (middle, end) = (y + BAR / 2.0, at(bar.value));
    paper.rectangle((LEFT, y), (end - LEFT, BAR), colour);
    let mut right = end;
    if let (Some(low), Some(high)) = (bar.low, bar.high) {
        let (low, high) = (at(low), at(high));
        right = high.max(end);
        let (up, ends) = (middle - 3.0, format!("M{low:.1} {middle}H{high:.1}"));
        paper.line(&format!("{ends}M{low:.1} {up:.1}v6M{high:.1} {up:.1}v6"), "#1a1a1a", 1.0);
    }
    paper.text((right + 6.0, middle + 4.5), "start", format!("{:.2} {}", bar.value, row.unit).trim());
}
