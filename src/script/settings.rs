//! Options that a game declares, and the values they are given.

use super::place::Place;
use super::shared::Shared;
use super::term::Arg;
use crate::diagnostic::{Diagnostic, Kind};
use crate::rule::{GameOption, OptionKind, OptionValue};

/// The values that options are given from outside.
#[derive(Clone, Debug, Default)]
pub(super) struct Settings {
    /// By whoever plays: names and texts.
    pub set: Vec<(String, String)>,
    /// What was drawn by lot: names and texts.
    pub lots: Vec<(String, String)>,
    /// By variants: other defaults.
    pub presets: Vec<(String, OptionValue)>,
}

/// An option with the value that it has now.
pub(super) fn option_in_force(
    shared: &Shared,
    name: &str,
    declared: &Arg,
    at: Place,
) -> Result<GameOption, Diagnostic> {
    let wrong = |words: &[&str], message: String| shared.error(at, words, message);
    let number = |key: &str| declared.get(key).integer();
    let default = match declared.get("default") {
        Arg::Boolean(value) => OptionValue::Flag(*value),
        Arg::Integer(value) => OptionValue::Integer(*value),
        Arg::Text(value) => OptionValue::Text(value.to_string()),
        _ => {
            let message =
                format!("option `{name}` needs `default`: `true` or `false`, a whole number or a text");
            return Err(wrong(&["default", name], message));
        }
    };
    let choices = declared.get("choices").list().iter().filter_map(|word| word.text().map(String::from));
    let choices: Vec<String> = choices.collect();
    let kind = match &default {
        OptionValue::Flag(_) => OptionKind::Flag,
        OptionValue::Integer(_) => OptionKind::Integer {
            min: number("min").unwrap_or(i64::MIN),
            max: number("max").unwrap_or(i64::MAX),
        },
        OptionValue::Text(_) if choices.is_empty() => OptionKind::Text,
        OptionValue::Text(_) => OptionKind::Choice(choices),
    };
    let help = declared.get("help").text().unwrap_or("").to_string();
    let mut option =
        GameOption { name: name.to_string(), kind, default: default.clone(), value: default.clone(), help };
    check(&option, &default).map_err(|why| wrong(&["default"], format!("the default of option {why}")))?;
    let settings = shared.settings.borrow();
    if let Some((_, preset)) = settings.presets.iter().rev().find(|(preset, _)| preset == name) {
        check(&option, preset).map_err(|why| wrong(&[name], format!("a variant's option {why}")))?;
        option.default = preset.clone();
        option.value = preset.clone();
    }
    if let Some((_, text)) = settings.set.iter().rev().find(|(set, _)| set == name) {
        let usage = |why: String| Diagnostic::new(Kind::Usage, format!("option {why}"));
        let value = parse(&option, text).map_err(usage)?;
        check(&option, &value).map_err(usage)?;
        option.value = value;
    }
    Ok(option)
}

/// A text as a value of an option.
fn parse(option: &GameOption, text: &str) -> Result<OptionValue, String> {
    let value = match &option.kind {
        OptionKind::Flag => text.parse().ok().map(OptionValue::Flag),
        OptionKind::Integer { .. } => text.parse().ok().map(OptionValue::Integer),
        OptionKind::Choice(_) | OptionKind::Text => Some(OptionValue::Text(text.to_string())),
    };
    value.ok_or_else(|| format!("`{}` should be {}, found `{text}`", option.name, wanted(&option.kind)))
}

/// Whether a value is in the range of an option; why not.
fn check(option: &GameOption, value: &OptionValue) -> Result<(), String> {
    let fits = match (&option.kind, value) {
        (OptionKind::Flag, OptionValue::Flag(_)) | (OptionKind::Text, OptionValue::Text(_)) => true,
        (OptionKind::Integer { min, max }, OptionValue::Integer(value)) => (min..=max).contains(&value),
        (OptionKind::Choice(choices), OptionValue::Text(value)) => choices.contains(value),
        _ => false,
    };
    if fits {
        return Ok(());
    }
    let near = match (&option.kind, value) {
        (OptionKind::Choice(choices), OptionValue::Text(value)) => {
            crate::diagnostic::nearest(value, choices.iter().map(String::as_str))
                .map_or(String::new(), |near| format!(" (did you mean `{near}`?)"))
        }
        _ => String::new(),
    };
    Err(format!("`{}` should be {}, found `{value}`{near}", option.name, wanted(&option.kind)))
}

fn wanted(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Flag => "`true` or `false`".into(),
        OptionKind::Integer { min: i64::MIN, max: i64::MAX } => "a whole number".into(),
        OptionKind::Integer { min: i64::MIN, max } => format!("a whole number up to {max}"),
        OptionKind::Integer { min, max: i64::MAX } => format!("a whole number from {min} on"),
        OptionKind::Integer { min, max } => format!("a whole number from {min} to {max}"),
        OptionKind::Choice(choices) => format!("one of {}", choices.join(", ")),
        OptionKind::Text => "a text".into(),
    }
}
