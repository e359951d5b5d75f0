use crate::script::Request;
use std::fmt::Write;

/// The Lua text of a file of rule tests with one case of a name, that has these lines in its table.
pub fn written(request: &Request, name: &str, lines: &[String]) -> String {
    let mut text = format!("local rules = test{}\n\n", opened(request));
    let _ = writeln!(text, "rules:case {} {{", quoted(name));
    lines.iter().for_each(|line| {
        let _ = writeln!(text, "  {line},");
    });
    text + "}\n"
}

/// A text as Lua writes it.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// The game of a test, with what is set and laid over it.
fn opened(request: &Request) -> String {
    let game = quoted(&request.game);
    if request.set.is_empty() && request.with.is_empty() {
        return format!(" {game}");
    }
    let set: Vec<String> =
        request.set.iter().map(|(key, value)| format!("{key} = {}", literal(value))).collect();
    let with: Vec<String> = request.with.iter().map(|layer| quoted(layer)).collect();
    let parts = [("set", set), ("with", with)];
    let parts = parts.iter().filter(|(_, list)| !list.is_empty());
    let parts: Vec<String> = parts.map(|(key, list)| format!("{key} = {{ {} }}", list.join(", "))).collect();
    format!("({game}, {{ {} }})", parts.join(", "))
}

/// A value of an option as Lua writes it.
fn literal(value: &str) -> String {
    match value {
        "true" | "false" => value.to_string(),
        _ if value.parse::<i64>().is_ok() => value.to_string(),
        _ => quoted(value),
    }
}
