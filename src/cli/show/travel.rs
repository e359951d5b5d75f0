use super::{Tint, table, wrap};
use crate::session::answer::{BreakAnswer, DiffAnswer, StepAnswer, WatchAnswer};

/// How many decisions are named that a rule keeps closed.
const NAMED: usize = 8;

/// Where it stands inside a decision, and what happened last.
pub fn step(answer: &StepAnswer, width: usize) -> String {
    let place = format!("{} {}: effect {} of {}", answer.by, answer.text, answer.step, answer.of);
    let place = Tint::Strong.on(place);
    let Some(words) = &answer.words else {
        return format!("{}\n", wrap(&format!("{place}, nothing has happened yet"), width, 2));
    };
    let back = if answer.back { "taken back: " } else { "" };
    let says = answer.says.as_ref().map_or_else(String::new, |says| {
        let says = wrap(says, width.saturating_sub(2), 4);
        format!("  {}\n", Tint::Faint.on(says))
    });
    format!("{}\n{says}", wrap(&format!("{place}, {back}{words}"), width, 2))
}

/// What differs between two positions, side by side.
pub fn diff(answer: &DiffAnswer, width: usize) -> String {
    let all = answer.cells.iter().chain(&answer.others);
    let value = |value: &String| if value.is_empty() { "-".to_string() } else { value.clone() };
    let rows: Vec<Vec<String>> =
        all.map(|one| vec![one.what.clone(), value(&one.values[0]), value(&one.values[1])]).collect();
    if rows.is_empty() {
        return "nothing differs\n".to_string();
    }
    let [first, second] = answer.plies.map(|ply| format!("ply {ply}"));
    table(&["", &first, &second], &rows, width)
}

/// Texts, one a line.
pub fn list(texts: &[String], nothing: &str) -> String {
    if texts.is_empty() {
        return format!("{nothing}\n");
    }
    texts.iter().map(|text| format!("{text}\n")).collect()
}

/// How watched cells changed, one line each.
pub fn watched(changes: &[WatchAnswer], width: usize) -> String {
    let letters = |letters: &String| if letters.is_empty() { "empty".to_string() } else { letters.clone() };
    let line = |one: &WatchAnswer| {
        let (before, after) = (letters(&one.before), letters(&one.after));
        let by = match (&one.by, &one.text) {
            (Some(by), Some(text)) => format!(" ({by} {text}{})", rule(one.rule.as_ref())),
            _ => String::new(),
        };
        wrap(&format!("{}: {before} -> {after}{by}", Tint::Strong.on(&one.watched)), width, 2) + "\n"
    };
    changes.iter().map(line).collect()
}

fn rule(name: Option<&String>) -> String {
    name.map_or_else(String::new, |name| format!(", `{name}`"))
}

/// What rules decided.
pub fn broke(found: &[BreakAnswer], width: usize) -> String {
    let line = |one: &BreakAnswer| {
        let text = one.text.as_ref().map_or_else(String::new, |text| format!(", `{text}`"));
        let first = one.kept_closed.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(" ");
        let more = if one.kept_closed.len() > NAMED { " ..." } else { "" };
        let closed = if first.is_empty() { String::new() } else { format!(": {first}{more}") };
        let told = format!("{} at ply {}{text}: {}{closed}", Tint::Strong.on(&one.broke), one.ply, one.why);
        let says = Tint::Faint.on(wrap(&format!("{} ({})", one.says, one.at), width.saturating_sub(2), 4));
        format!("{}\n  {says}\n", wrap(&told, width, 2))
    };
    found.iter().map(line).collect()
}
