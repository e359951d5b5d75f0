//! Rules that ask for each other without end.

use super::draft::Draft;
use super::place::Place;
use super::shared::Shared;
use super::term::Arg;
use super::word::Op;
use rustc_hash::FxHashMap;

/// Whether there is no circle among rules that mention each other by name; one that there is becomes a finding.
pub(super) fn check(shared: &Shared, draft: &Draft) -> bool {
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
            return false;
        }
    }
    true
}

/// How many expressions may lie in each other, through all the rules that they mention.
const DEEPEST: usize = 400;

/// Finds rules that lead through too many others.
pub(super) fn check_depth(shared: &Shared, draft: &Draft) {
    let mut known: FxHashMap<&str, usize> = FxHashMap::default();
    for rule in &draft.rules {
        if depth(draft, &rule.name, &mut known, 0) > DEEPEST {
            let at = rule.versions.last().map_or(Place::default(), |version| version.at);
            let message =
                format!("rule `{}` leads through more than {DEEPEST} expressions in each other", rule.name);
            shared.find(shared.error(at, &[rule.name.rsplit('.').next().unwrap_or("")], message));
            return;
        }
    }
}

fn depth<'a>(draft: &'a Draft, name: &'a str, known: &mut FxHashMap<&'a str, usize>, level: usize) -> usize {
    if let Some(depth) = known.get(name) {
        return *depth;
    }
    if level > DEEPEST {
        return level;
    }
    let Some(rule) = draft.rule(name) else { return 0 };
    let mut found = Vec::new();
    let mut own = 0;
    for version in &rule.versions {
        own += usize::from(version.value.depth());
        mentioned(draft, &version.value, name, &mut found);
    }
    found.retain(|other| *other != name);
    let below = found.into_iter().map(|other| depth(draft, other, known, level + 1)).max().unwrap_or(0);
    known.insert(name, own + below + 1);
    own + below + 1
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
    let mut found = Vec::new();
    for (place, version) in rule.versions.iter().enumerate().rev() {
        let mut own = Vec::new();
        mentioned(draft, &version.value, name, &mut own);
        let names_itself = own.contains(&name);
        // A rule that names itself means what it replaces; the oldest replaces nothing.
        own.retain(|other| place == 0 || *other != name);
        found.extend(own);
        if !names_itself {
            break;
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
