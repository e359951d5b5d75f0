use super::{Tint, count};
use crate::session::coverage::{CoverageAnswer, ScriptCoverage, StretchAnswer, WitnessAnswer};
use std::fmt::Write;

/// A line about something that was reached or not: how often, what, where it can be seen.
struct Row {
    times: u64,
    loads: bool,
    what: String,
    seen: String,
}

/// Which rules fired, script by script: how often, and where each can be seen.
pub fn coverage(answer: &CoverageAnswer) -> String {
    let mut text = format!("\n{}\n", heading(answer));
    for script in &answer.scripts {
        writeln!(text, "\n{}: {}", Tint::Strong.on(&script.script), sum(script)).ok();
        let rows = rows(script);
        let wide = rows.iter().map(|row| row.what.chars().count()).max().unwrap_or(0);
        for Row { times, loads, what, seen } in rows {
            let space = " ".repeat(wide - what.chars().count());
            match times {
                0 if loads => writeln!(text, "{}  {what}", Tint::Faint.on(" loading")).ok(),
                0 => {
                    let line = format!("{}  {what}{space}  {seen}", Tint::Bad.on("   never"));
                    writeln!(text, "{}", line.trim_end()).ok()
                }
                times => writeln!(text, "{times:>8}  {what}{space}  {seen}").ok(),
            };
        }
    }
    text + &never(answer)
}

/// The scripts, with how often each line was reached.
pub fn listing(answer: &CoverageAnswer) -> String {
    let listings: String = answer.scripts.iter().map(|script| format!("\n{}", script.listing())).collect();
    format!("\n{}\n{listings}{}", heading(answer), never(answer))
}

fn heading(answer: &CoverageAnswer) -> String {
    let games = match answer.games {
        0 => String::new(),
        games => format!(" and {} (seed {})", count(games, "random game"), answer.seed),
    };
    format!("coverage by {}{games}", count(answer.tests, "test"))
}

/// `13 of 14 rules, 4 of 5 branches, 7 of 8 parts of functions`.
fn sum(script: &ScriptCoverage) -> String {
    let branches = || script.rules.iter().flat_map(|rule| &rule.branches);
    let parts = [
        (script.rules.iter().filter(|rule| rule.fired > 0).count(), script.rules.len(), "rules"),
        (branches().filter(|branch| branch.times > 0).count(), branches().count(), "branches"),
        (
            script.functions.iter().filter(|stretch| !stretch.never()).count(),
            script.functions.len(),
            "parts of functions",
        ),
    ];
    let parts = parts.iter().filter(|(_, all, _)| *all > 0);
    parts.map(|(some, all, what)| format!("{some} of {all} {what}")).collect::<Vec<_>>().join(", ")
}

fn rows(script: &ScriptCoverage) -> Vec<Row> {
    let mut rows = Vec::new();
    for rule in &script.rules {
        let label = rule.label.as_ref().map_or_else(String::new, |label| format!(" ({label})"));
        let asked = match (rule.fired, rule.asked) {
            (0, 0) => String::new(),
            (0, asked) => format!("asked {asked} times"),
            _ => seen(rule.witness.as_ref()),
        };
        rows.push(Row {
            times: rule.fired,
            loads: false,
            what: format!("{}{label}", rule.rule),
            seen: asked,
        });
        rows.extend(rule.branches.iter().map(|branch| Row {
            times: branch.times,
            loads: false,
            what: format!("  {}", branch.branch),
            seen: seen(branch.witness.as_ref()),
        }));
    }
    let together = script.functions.chunk_by(|before, stretch| stretch.goes_on(before));
    rows.extend(together.map(|part| Row {
        times: part[0].times,
        loads: part[0].loads,
        what: lines(part),
        seen: seen(part[0].witness.as_ref()),
    }));
    rows
}

/// Where stretches stand that run together.
fn lines(part: &[StretchAnswer]) -> String {
    let (first, last) = (&part[0], &part[part.len() - 1]);
    match first.line == last.line {
        true => format!("line {}: {}", first.line, first.text),
        false => format!("lines {} to {}: {}", first.line, last.line, first.text),
    }
}

fn seen(witness: Option<&WitnessAnswer>) -> String {
    match witness {
        None => String::new(),
        Some(WitnessAnswer { test: Some(name), at: Some(at), .. }) => format!("{at} {name}"),
        Some(witness) => witness.command.clone(),
    }
}

/// What was never reached, by name.
fn never(answer: &CoverageAnswer) -> String {
    let never = &answer.never;
    let parts = [
        ("rules that never fired", &never.rules),
        ("branches never taken", &never.branches),
        ("parts of functions that never ran", &never.functions),
    ];
    let mut text = String::new();
    for (what, names) in parts.iter().filter(|(_, names)| !names.is_empty()) {
        write!(text, "\n{}:\n  {}\n", Tint::Bad.on(what), names.join("\n  ")).ok();
    }
    if text.is_empty() { "\neverything was reached\n".to_string() } else { text }
}
