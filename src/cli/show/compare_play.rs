use super::{Tint, table};
use crate::session::compare::{EstimateAnswer, PlayAnswer};

/// What two rulesets make of random play, with intervals.
pub fn compare_play(games: &[String; 2], play: &PlayAnswer, width: usize) -> String {
    let mut rows = Vec::new();
    for measure in &play.measures {
        let share = measure.is_share();
        let [first, second] = &measure.values;
        let change = written(&measure.change, share, true);
        let sign = if measure.change.is_not_zero() { "" } else { "unsure" };
        rows.push(vec![
            measure.measure.clone(),
            written(first, share, false),
            written(second, share, false),
            change,
            sign.to_string(),
        ]);
    }
    let enough = if play.sure { ": enough for the main answers" } else { "" };
    let walked = play.measures.iter().map(|measure| measure.games).min().unwrap_or(0);
    let walked = match walked < play.games {
        true => format!("; passes and pieces in {walked}"),
        false => String::new(),
    };
    format!(
        "\n{}, the same seeds, intervals of 95 %{enough}{walked}\n{}",
        Tint::Strong.on(format!("{} random games of each", play.games)),
        table(&["", &games[0], &games[1], "change", ""], &rows, width)
    )
}

/// `45.2 (43.0 to 47.4) %`, or with the sign of a change.
fn written(estimate: &EstimateAnswer, share: bool, signed: bool) -> String {
    let number = |value: f64| {
        let (value, digits) = if share { (value * 100.0, 1) } else { (value, 2) };
        // no `-0.0`
        let value =
            if value.abs() < 0.05 / f64::from(10_i32.pow(digits as u32 - 1)) / 10.0 { 0.0 } else { value };
        if signed { format!("{value:+.digits$}") } else { format!("{value:.digits$}") }
    };
    let unit = if share { " %" } else { "" };
    match (estimate.low, estimate.high) {
        (Some(low), Some(high)) => {
            format!("{}{unit} ({} to {})", number(estimate.value), number(low), number(high))
        }
        _ => format!("{}{unit}", number(estimate.value)),
    }
}
