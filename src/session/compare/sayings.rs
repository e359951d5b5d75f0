use crate::rule::{Game, Rule};
use serde::Serialize;
use std::fmt::Write;

/// A rule that says something else in each of two games, or is in one only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Saying {
    /// Its name.
    pub rule: String,
    /// What it says in each: number and sentence, or its name; nothing where there is no such rule.
    pub says: [Option<String>; 2],
    /// `file:line` in each.
    pub at: [Option<String>; 2],
}

/// The rules that are not the same in two games, in the order of the second one's scripts.
pub fn sayings(first: &Game, second: &Game) -> Vec<Saying> {
    let find = |game: &Game, name: &str| game.rules.iter().position(|rule| rule.name == name);
    let mut names: Vec<&str> = second.rules.iter().map(|rule| rule.name.as_str()).collect();
    names.extend(
        first.rules.iter().map(|rule| rule.name.as_str()).filter(|name| find(second, name).is_none()),
    );
    let mut found = Vec::new();
    // what a variant replaced is kept under a name with the parent's in brackets
    for name in names.into_iter().filter(|name| !name.ends_with(')')) {
        let rules = [first, second].map(|game| find(game, name).map(|place| (game, &game.rules[place])));
        if let [Some(one), Some(other)] = rules
            && told(one) == told(other)
        {
            continue;
        }
        found.push(Saying {
            rule: name.to_string(),
            says: rules.map(|rule| rule.map(|(_, rule)| rule.says())),
            at: rules.map(|rule| rule.map(|(_, rule)| rule.place())),
        });
    }
    found
}

/// A rule's sentence, the line of its script, and its meaning with the names of the rules that it uses.
fn told((game, rule): (&Game, &Rule)) -> (String, String, String) {
    let source = game.sources.iter().find(|source| *source.name == *rule.file);
    let line = source.and_then(|source| source.text.lines().nth((rule.line as usize).saturating_sub(1)));
    let body = format!("{:?}", rule.body);
    let mut parts = body.split("RuleId(");
    let mut meaning = parts.next().unwrap_or_default().to_string();
    for part in parts {
        // numbers of rules depend on how many stand before them
        let (number, rest) = part.split_once(')').unwrap_or((part, ""));
        let name = number.parse().ok().and_then(|number: usize| game.rules.get(number));
        let _ = write!(meaning, "{}{rest}", name.map_or("?", |rule| rule.name.as_str()));
    }
    (rule.says(), line.unwrap_or_default().trim().to_string(), meaning)
}
