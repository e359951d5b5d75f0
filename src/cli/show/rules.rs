use super::{Tint, table, wrap};
use crate::session::answer::{OptionAnswer, RuleAnswer, RulesAnswer};

/// The rules in their sentences; those that say nothing to a player are left out unless they were changed.
pub fn rules(answer: &RulesAnswer, width: usize) -> String {
    let mut text = Tint::Strong.on(&answer.title);
    if !answer.with.is_empty() {
        text.push_str(&format!(" with {}", answer.with.join(", ")));
    }
    text.push('\n');
    for rule in &answer.rules {
        if rule.label.is_some() || rule.sentence.is_some() || rule.replaces.is_some() {
            text.push_str(&one(rule, width));
        }
    }
    if !answer.options.is_empty() {
        text.push_str(&format!("\n{}\n{}", Tint::Strong.on("Options"), options(&answer.options, width)));
    }
    text
}

/// The options with their values.
pub fn options(options: &[OptionAnswer], width: usize) -> String {
    let rows: Vec<Vec<String>> = options
        .iter()
        .map(|option| {
            let set = if option.value == option.default { "" } else { " (set)" };
            let value = format!("{}={}{set}", option.option, option.value);
            vec![value, option.help.clone(), option.values.clone()]
        })
        .collect();
    table(&[], &rows, width)
}

fn one(rule: &RuleAnswer, width: usize) -> String {
    let mut text = format!("\n{}\n", wrap(&says(rule), width, 2));
    text.push_str(&format!("  {}\n", Tint::Faint.on(format!("{}, {}", rule.rule, rule.at))));
    if !rule.used {
        let names: Vec<String> = rule.dropped_by.iter().map(|name| format!("`{name}`")).collect();
        let why = match &names[..] {
            [] => "nothing asks for it".to_string(),
            [one] => format!("{one} asks for it no more"),
            several => format!("{} ask for it no more", several.join(" and ")),
        };
        let words = wrap(&format!("not in force here: {why}"), width.saturating_sub(2), 4);
        text.push_str(&format!("  {words}\n"));
    }
    let mut old = rule.replaces.as_deref();
    while let Some(before) = old {
        let before_it = match &before.sentence {
            Some(_) => format!("what {} says: {}", before.by, says(before)),
            None => format!("`{}` of {}", before.rule, before.by),
        };
        let words = format!("{} says this instead of {before_it}", rule.by);
        text.push_str(&format!("  {}\n", wrap(&words, width.saturating_sub(2), 4)));
        old = before.replaces.as_deref();
    }
    text
}

pub(super) fn says(rule: &RuleAnswer) -> String {
    let label = rule.label.as_ref().map_or_else(String::new, |label| format!("{label} "));
    match &rule.sentence {
        Some(sentence) => format!("{label}{sentence}"),
        None => format!("{label}(rule `{}`)", rule.rule),
    }
}
