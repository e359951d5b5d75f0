use super::{RuleCoverageAnswer, ScriptCoverage, StretchAnswer};
use std::fmt::Write;

/// What stands before a line that was never reached.
const NEVER: &str = "#####";

impl ScriptCoverage {
    /// The script with how often each line was reached before it: how often its rule fired, or its part of a function
    /// ran. Beneath a line stands what of it never happened.
    pub fn listing(&self) -> String {
        let mut text = format!("{}\n", self.script);
        for (number, line) in (1..).zip(self.source.text.lines()) {
            let rules: Vec<&RuleCoverageAnswer> =
                self.rules.iter().filter(|rule| rule.line == number).collect();
            let stretches: Vec<&StretchAnswer> =
                self.functions.iter().filter(|stretch| stretch.line == number).collect();
            let count = count(&rules, &stretches);
            writeln!(text, "{}", format!("{count:>8} | {line}").trim_end()).ok();
            for note in notes(&rules, &stretches, line, count == NEVER) {
                writeln!(text, "{:>8} | {note}", "").ok();
            }
        }
        text
    }
}

fn count(rules: &[&RuleCoverageAnswer], stretches: &[&StretchAnswer]) -> String {
    let times =
        rules.iter().map(|rule| rule.fired).chain(stretches.iter().map(|stretch| stretch.times)).max();
    match times {
        None => String::new(),
        Some(0) if stretches.iter().any(|stretch| stretch.loads) => "loading".to_string(),
        Some(0) => NEVER.to_string(),
        Some(times) => times.to_string(),
    }
}

/// What of a line never happened.
fn notes(
    rules: &[&RuleCoverageAnswer],
    stretches: &[&StretchAnswer],
    line: &str,
    never: bool,
) -> Vec<String> {
    let indent: String = line.chars().take_while(|letter| letter.is_whitespace()).collect();
    let mut notes = Vec::new();
    for rule in rules {
        if rule.fired == 0 && rule.asked > 0 {
            notes.push(format!("{indent}^ asked {} times, and never fired", rule.asked));
        }
        let branches = rule.branches.iter().filter(|branch| branch.times == 0 && rule.fired > 0);
        notes.extend(branches.map(|branch| format!("{indent}^ never: {}", branch.branch)));
    }
    if !never {
        let missed = stretches.iter().filter(|stretch| stretch.never());
        notes.extend(missed.map(|stretch| {
            let before = (stretch.column as usize).saturating_sub(1);
            format!("{}^ never: {}", " ".repeat(before), stretch.text)
        }));
    }
    notes
}
