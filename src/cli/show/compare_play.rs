use super::{Tint, table, wrap};
use crate::render::plot::Histogram;
use crate::session::compare::{EstimateAnswer, MeasureAnswer, PlayAnswer};

/// What two rulesets make of random play, with intervals.
pub fn compare_play(games: &[String; 2], play: &PlayAnswer, width: usize, ascii: bool) -> String {
    let rows = measured(&play.measures);
    let sure = play.measures.iter().any(|measure| measure.change.is_not_zero());
    let sure = if sure { "* the change is sure: 0 lies outside its interval\n" } else { "" };
    let enough = if play.sure { ": enough for the main answers" } else { "" };
    let walked = play.measures.iter().map(|measure| measure.games).min().unwrap_or(0);
    let walked = match walked < play.games {
        true => format!("; passes and pieces in {walked}"),
        false => String::new(),
    };
    let head = format!(
        "{}, the same seeds, intervals of 95 %{enough}{walked}",
        Tint::Strong.on(format!("{} random games of each", play.games))
    );
    let names = format!("A: {}, B: {}", games[0], games[1]);
    let table = table(&["", "A", "B", "B - A"], &rows, width);
    let lengths = distribution(&play.lengths(), ascii);
    format!("\n{}\n{names}\n{table}{sure}{lengths}", wrap(&head, width, 2))
}

/// How something is distributed under both, in small bars on one scale.
pub(super) fn distribution(of: &Histogram, ascii: bool) -> String {
    let values = || of.series.iter().flatten().map(|(value, _)| *value);
    let (Some(least), Some(most)) = (values().min(), values().max()) else { return String::new() };
    let [first, second] = &of.sparks(ascii)[..] else { return String::new() };
    format!(
        "{}, {least} to {most} {}\n  A {}\n  B {}\n",
        of.name,
        of.unit,
        first.trim_end(),
        second.trim_end()
    )
}

/// A row for each measure, marked where the change is sure.
pub(super) fn measured(measures: &[MeasureAnswer]) -> Vec<Vec<String>> {
    let row = |measure: &MeasureAnswer| {
        let share = measure.is_share();
        let [first, second] = measure.values.map(|value| written(&value, share, false));
        let sure = if measure.change.is_not_zero() { "*" } else { "" };
        let change = written(&measure.change, share, true);
        vec![format!("{}{sure}", measure.measure), first, second, change]
    };
    measures.iter().map(row).collect()
}

/// `45.2 % (43.0..47.4)`, or with the sign of a change.
fn written(estimate: &EstimateAnswer, share: bool, signed: bool) -> String {
    let number = |value: f64| {
        let (value, digits) = if share { (value * 100.0, 1) } else { (value, 2) };
        // what rounds to 0 has no sign
        let value = if value.abs() < 0.5 / 10_f64.powi(digits) { 0.0 } else { value };
        let digits = digits as usize;
        if signed { format!("{value:+.digits$}") } else { format!("{value:.digits$}") }
    };
    let unit = if share { " %" } else { "" };
    match (estimate.low, estimate.high) {
        (Some(low), Some(high)) => {
            format!("{}{unit} ({}..{})", number(estimate.value), number(low), number(high))
        }
        _ => format!("{}{unit}", number(estimate.value)),
    }
}
