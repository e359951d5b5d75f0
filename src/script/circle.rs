//! Rules that ask for each other without end.

use super::draft::Draft;
use super::shared::Shared;
use super::term::Arg;
use super::word::Op;

/// Finds circles among rules that mention each other by name.
pub(super) fn check(shared: &Shared, draft: &Draft) {
    let mut done: Vec<&str> = Vec::new();
    for rule in &draft.rules {
        let mut path = Vec::new();
        if let Some(circle) = walk(draft, &rule.name, &mut path, &mut done) {
            let Some(version) = draft.rule(&circle[0]).and_then(|rule| rule.versions.last()) else {
                continue;
            };
            let short = circle[0].rsplit('.').next().unwrap_or(&circle[0]).to_string();
            let message = match circle.len() {
                1 => format!("rule `{}` asks for itself without end", circle[0]),
                _ => {
                    let names: Vec<String> = circle.iter().map(|name| format!("`{name}`")).collect();
                    format!("rules {} ask for each other without end", names.join(", "))
                }
            };
            shared.find(shared.error(version.at, &[&short], message));
            return;
        }
    }
}

/// The rules of a circle that a rule leads into.
fn walk<'a>(
    draft: &'a Draft,
    name: &'a str,
    path: &mut Vec<&'a str>,
    done: &mut Vec<&'a str>,
) -> Option<Vec<String>> {
    if let Some(start) = path.iter().position(|known| *known == name) {
        return Some(path[start..].iter().map(|name| (*name).to_string()).collect());
    }
    if done.contains(&name) {
        return None;
    }
    path.push(name);
    let rule = draft.rule(name)?;
    let newest = rule.versions.len().saturating_sub(1);
    let mut found = Vec::new();
    for (place, version) in rule.versions.iter().enumerate() {
        // A rule that names itself means what it replaces; the oldest replaces nothing.
        let itself = place == 0 && newest == 0;
        if place == newest || found.contains(&name) {
            mentioned(draft, &version.value, name, &mut found);
        }
        if !itself {
            found.retain(|other| *other != name);
        }
    }
    for other in found {
        if let Some(circle) = walk(draft, other, path, done) {
            return Some(circle);
        }
    }
    path.pop();
    done.push(name);
    None
}

/// The rules that a value mentions.
pub(super) fn mentioned<'a>(draft: &'a Draft, arg: &'a Arg, rule: &str, found: &mut Vec<&'a str>) {
    match arg {
        Arg::Term(term) if term.0.op == Op::Rule => found.extend(term.nth(0).text()),
        Arg::Term(term) => {
            let names = term.0.params.iter().zip(&term.0.args);
            for (param, arg) in names {
                if let (super::word::Type::Set, Some(text)) = (param.ty, arg.text()) {
                    let phase = rule.rsplit_once('.').map(|(phase, _)| phase);
                    let inside = phase.and_then(|phase| draft.rule(&format!("{phase}.{text}")));
                    found.extend(inside.or_else(|| draft.rule(text)).map(|rule| rule.name.as_str()));
                }
            }
            for arg in &term.0.args {
                mentioned(draft, arg, rule, found);
            }
        }
        Arg::List(list) => list.iter().for_each(|arg| mentioned(draft, arg, rule, found)),
        Arg::Map(map) => map.iter().for_each(|(_, arg)| mentioned(draft, arg, rule, found)),
        _ => {}
    }
}
