use super::{Tint, rules, wrap};
use crate::session::answer::{ChangesAnswer, RuleAnswer};

/// How many decisions are named of those that are new or gone.
const NAMED: usize = 8;

/// How a game is different after its scripts were read again, one line each, in lines of at most so many columns.
pub fn changes(changes: &ChangesAnswer, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let rule = |word: &str, rule: &RuleAnswer| {
        let name = match rule.sentence {
            Some(_) => format!("{} (`{}`, {})", rules::says(rule), rule.rule, rule.at),
            None => format!("`{}` ({})", rule.rule, rule.at),
        };
        format!("{word}: {name}")
    };
    lines.extend(changes.redefined.iter().map(|one| rule("redefined", one)));
    lines.extend(changes.added.iter().map(|one| rule("added", one)));
    lines.extend(changes.removed.iter().map(|name| format!("removed: `{name}`")));
    lines.extend(
        changes.options.iter().map(|one| format!("option: {}={}, {}", one.option, one.value, one.values)),
    );
    lines.extend(changes.options_removed.iter().map(|name| format!("option removed: {name}")));
    if !changes.parts.is_empty() {
        lines.push(format!("changed: {}", changes.parts.join(", ")));
    }
    lines.extend(decisions("open now", &changes.gained));
    lines.extend(decisions("open no longer", &changes.lost));
    if lines.is_empty() {
        lines.push("nothing is different that can be told".to_string());
    }
    lines
        .iter()
        .map(|line| format!("  {}\n", Tint::Faint.on(wrap(line, width.saturating_sub(2), 4))))
        .collect()
}

/// `open now: 3, a1 b2 c3`.
fn decisions(word: &str, texts: &[String]) -> Option<String> {
    let first = texts.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join("  ");
    let more = if texts.len() > NAMED { " ..." } else { "" };
    (!texts.is_empty()).then(|| format!("{word}: {}, {first}{more}", texts.len()))
}
