use super::Case;
use crate::cli::args::Setting;
use crate::diagnostic::nearest;
use serde_json::{Map, Value};
use std::time::Duration;

/// The fields that a case may have. Those of other commands are read and left alone.
const KNOWN: &[&str] = &[
    "id",
    "game",
    "set",
    "with",
    "position",
    "moves",
    "record",
    "seed",
    "depth",
    "unique",
    "divide",
    "move",
    "all",
    "max_depth",
    "time_limit",
    "memory",
    "plainly",
    "n",
    "max_plies",
    "legal",
    "stop_at",
];

/// A line that is no case: whose it was, what is wrong, where in the line.
#[derive(Clone, Debug, PartialEq)]
pub struct BadCase {
    /// The `id`, as far as it was read.
    pub id: Value,
    /// What is wrong.
    pub message: String,
    /// What helps.
    pub help: Option<String>,
    /// The column, from 1, if it is known.
    pub column: Option<usize>,
}

/// Reads a case and lays its fields over what the command line says.
///
/// # Errors
/// What is wrong with the line.
pub fn overlay(base: &Case, line: &str) -> Result<(Value, Case), Box<BadCase>> {
    let told = |id: &Value, message: String, help, column| {
        Box::new(BadCase { id: id.clone(), message, help, column })
    };
    let bad = |id: &Value, message: &str| told(id, message.to_string(), None, None);
    let fields: Map<String, Value> = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return Err(bad(&Value::Null, "a case is an object such as `{\"id\": 1}`")),
        Err(error) => {
            let text = error.to_string();
            let message = text.split(" at line ").next().unwrap_or_default();
            let column = Some(error.column());
            return Err(told(&Value::Null, format!("this is not JSON: {message}"), None, column));
        }
    };
    let id = fields.get("id").cloned().unwrap_or(Value::Null);
    if id.is_null() {
        return Err(bad(&id, "a case needs an `id`"));
    }
    let mut case = base.clone();
    for (name, value) in &fields {
        if !value.is_null() {
            set(&mut case, name, value).map_err(|(message, help)| told(&id, message, help, None))?;
        }
    }
    Ok((id, case))
}

type Wrong = (String, Option<String>);

fn set(case: &mut Case, name: &str, value: &Value) -> Result<(), Wrong> {
    match name {
        "id" => {}
        "game" => case.game = Some(text(name, value)?),
        "set" => settings(&mut case.set, value)?,
        "with" => case.with = texts(name, value)?,
        "position" => case.position = Some(text(name, value)?),
        "moves" => case.moves = Some(texts(name, value)?.join(" ")),
        "record" => case.record = Some(text(name, value)?),
        "seed" => case.seed = Some(number(name, value)?),
        "depth" => case.depth = Some(small(name, value)?),
        "unique" => case.unique = flag(name, value)?,
        "divide" => case.divide = flag(name, value)?,
        "move" => case.text = Some(text(name, value)?),
        "all" => case.all = flag(name, value)?,
        "max_depth" => case.max_depth = Some(small(name, value)?),
        "time_limit" => case.time_limit = Some(duration(name, value)?),
        "memory" => case.memory = Some(bytes(name, value)?),
        "plainly" => case.plainly = flag(name, value)?,
        "n" => case.n = Some(positive(name, value)?),
        "max_plies" => case.max_plies = Some(positive(name, value)?),
        "legal" => case.legal = flag(name, value)?,
        "stop_at" => case.stop_at = Some(small(name, value)?),
        _ => {
            let help = nearest(name, KNOWN.iter().copied()).map(|near| format!("did you mean `{near}`?"));
            return Err((format!("a case has no field `{name}`"), help));
        }
    }
    Ok(())
}

fn wrong(name: &str, expected: &str, value: &Value) -> Wrong {
    let mut found: String = value.to_string();
    if found.chars().count() > 40 {
        found = found.chars().take(39).chain(['…']).collect();
    }
    (format!("the field `{name}` should be {expected}, but it is `{found}`"), None)
}

fn text(name: &str, value: &Value) -> Result<String, Wrong> {
    value.as_str().map(str::to_string).ok_or_else(|| wrong(name, "a text", value))
}

/// A text, or a list of texts.
fn texts(name: &str, value: &Value) -> Result<Vec<String>, Wrong> {
    match value {
        Value::String(text) => Ok(vec![text.clone()]),
        Value::Array(list) => list.iter().map(|value| text(name, value)).collect(),
        _ => Err(wrong(name, "a list of texts", value)),
    }
}

fn number(name: &str, value: &Value) -> Result<u64, Wrong> {
    value.as_u64().ok_or_else(|| wrong(name, "a whole number", value))
}

fn positive(name: &str, value: &Value) -> Result<u64, Wrong> {
    let number = number(name, value)?;
    if number == 0 { Err(wrong(name, "a number from 1 on", value)) } else { Ok(number) }
}

fn small(name: &str, value: &Value) -> Result<u32, Wrong> {
    let number = number(name, value)?;
    u32::try_from(number).map_err(|_| wrong(name, "a smaller number", value))
}

fn duration(name: &str, value: &Value) -> Result<Duration, Wrong> {
    let seconds = value.as_f64().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| wrong(name, "a number of seconds", value))
}

fn bytes(name: &str, value: &Value) -> Result<usize, Wrong> {
    let megabytes =
        usize::try_from(number(name, value)?).ok().and_then(|megabytes| megabytes.checked_mul(1 << 20));
    megabytes.filter(|bytes| *bytes > 0).ok_or_else(|| wrong(name, "a number of megabytes", value))
}

fn flag(name: &str, value: &Value) -> Result<bool, Wrong> {
    value.as_bool().ok_or_else(|| wrong(name, "`true` or `false`", value))
}

/// Lays the values of options over those that are set already.
fn settings(set: &mut Vec<Setting>, value: &Value) -> Result<(), Wrong> {
    let fields = value.as_object().ok_or_else(|| wrong("set", "an object such as `{\"size\": 5}`", value))?;
    for (key, value) in fields {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Bool(_) | Value::Number(_) => value.to_string(),
            _ => return Err(wrong(&format!("set.{key}"), "a text, a number or a truth value", value)),
        };
        match set.iter_mut().find(|known| known.key == *key) {
            Some(known) => known.value = value,
            None => set.push(Setting { key: key.clone(), value }),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn setting(key: &str, value: &str) -> Setting {
        Setting { key: key.into(), value: value.into() }
    }

    #[test]
    fn a_field_beats_the_command_line() {
        let base = Case {
            game: Some("one".into()),
            depth: Some(2),
            set: vec![setting("size", "4"), setting("row", "4")],
            ..Case::default()
        };
        let line = r#"{"id": "x", "depth": 3, "set": {"size": 5, "silver": true}, "moves": ["a1", "b2"]}"#;
        let (id, case) = overlay(&base, line).unwrap();
        assert_eq!(id, json!("x"));
        assert_eq!((case.game.as_deref(), case.depth), (Some("one"), Some(3)));
        assert_eq!(case.set, [setting("size", "5"), setting("row", "4"), setting("silver", "true")]);
        assert_eq!(case.moves.as_deref(), Some("a1 b2"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let bad = |line: &str| overlay(&Case::default(), line).unwrap_err();
        assert_eq!(bad(r#"{"id": 7, "dept": 3}"#).message, "a case has no field `dept`");
        assert_eq!(bad(r#"{"id": 7, "dept": 3}"#).help.unwrap(), "did you mean `depth`?");
        assert_eq!(bad(r#"{"id": 7, "dept": 3}"#).id, json!(7));
        assert_eq!(bad(r#"{"depth": 3}"#).message, "a case needs an `id`");
        assert_eq!(bad(r#"[1]"#).id, Value::Null);
        assert_eq!(
            bad(r#"{"id": 1, "depth": "three"}"#).message,
            "the field `depth` should be a whole number, but it is `\"three\"`"
        );
        let broken = bad(r#"{"id": 1"#);
        assert!(broken.message.starts_with("this is not JSON: "), "{}", broken.message);
        assert_eq!(broken.column, Some(8));
    }
}
