use crate::rule::{Body, Game, Rule};
use crate::script::word::words;

/// A rule of a game that a variant may begin with: a line of its own, which only needs words that every script has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The phase that the rule belongs to; nothing if it is the game's.
    pub phase: Option<String>,
    /// What the line above says.
    pub says: String,
    /// Its name without the phase.
    pub name: String,
    /// Its value as it is written.
    pub value: String,
}

/// A rule to change: of those that forbid something the first, else the first that a line can say.
pub fn change(game: &Game) -> Option<Change> {
    let rules = || game.rules.iter().filter_map(|rule| changeable(game, rule));
    rules().find(|change| change.says.contains(" not ")).or_else(|| rules().next())
}

fn changeable(game: &Game, rule: &Rule) -> Option<Change> {
    if !matches!(rule.body, Body::Set(_) | Body::Number(_) | Body::Condition(_)) {
        return None;
    }
    let says = rule.sentence.as_ref().map(|_| rule.says())?;
    let source = game.sources.iter().find(|source| *source.name == *rule.file)?;
    let line = &source.text[source.line_span(rule.line as usize)?.range()];
    let (target, value) = line.trim().split_once(" = ")?;
    let (holder, name) = target.split_once('.')?;
    let phase = rule.name.rsplit_once('.').map(|(phase, _)| phase.to_string());
    let own = rule.name.rsplit('.').next()?;
    let local = phase.clone().unwrap_or_else(|| "house".to_string());
    let value = rename(value, holder, &local)?;
    (name == own && balanced(&value)).then(|| Change { phase, says, name: own.to_string(), value })
}

/// An expression with its own local name replaced; nothing if it has others.
fn rename(value: &str, holder: &str, local: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut renamed = String::new();
    let mut rest = value;
    let mut quoted = false;
    while let Some(letter) = rest.chars().next() {
        if letter == '"' {
            quoted = !quoted;
        }
        if quoted || !(letter.is_alphabetic() || letter == '_') {
            renamed.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let member = renamed.ends_with(['.', ':']);
        let key = after.trim_start().starts_with('=');
        let known = words().any(|known| known.name.split('.').next() == Some(word));
        match word {
            _ if word == holder && !member => renamed.push_str(local),
            _ if member || key || known => renamed.push_str(word),
            _ => return None,
        }
        rest = after;
    }
    Some(renamed)
}

/// Whether every bracket is closed, and the line so goes on nowhere.
fn balanced(text: &str) -> bool {
    let count = |letters: &[char]| text.chars().filter(|letter| letters.contains(letter)).count();
    count(&['(', '{', '[']) == count(&[')', '}', ']'])
        && !text.contains("--")
        && count(&['"']).is_multiple_of(2)
}
