use super::{OptionAnswer, PositionAnswer, RuleAnswer};
use crate::diagnostic::Diagnostic;
use crate::rule::{Game, GameOption, Rule};
use crate::session::Session;
use serde::Serialize;

/// What became of a game whose scripts were read again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReloadAnswer {
    /// What happened, in words.
    pub done: String,
    /// Where the game stands.
    #[serde(flatten)]
    pub now: PositionAnswer,
    /// What is different.
    pub changes: ChangesAnswer,
}

/// How a game is different after its scripts were read again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChangesAnswer {
    /// Rules that were not there before.
    pub added: Vec<RuleAnswer>,
    /// Rules that say something else.
    pub redefined: Vec<RuleAnswer>,
    /// The names of rules that are gone.
    pub removed: Vec<String>,
    /// Options that are new or take other values.
    pub options: Vec<OptionAnswer>,
    /// The names of options that are gone.
    pub options_removed: Vec<String>,
    /// What else is different, in a word each: `players`, `pieces`, `board`, `start`, `phases`, `notation`.
    pub parts: Vec<&'static str>,
    /// The decisions that are open only now.
    pub gained: Vec<String>,
    /// The decisions that were open and are no longer.
    pub lost: Vec<String>,
}

impl ChangesAnswer {
    /// How a game is different from what it was.
    ///
    /// # Errors
    /// If a function rule fails in the new rules.
    pub fn between(before: &Session, after: &Session) -> Result<ChangesAnswer, Diagnostic> {
        let (old, new) = (before.game(), after.game());
        let find = |game: &Game, name: &str| game.find_rule(name).map(|id| game.outline(game.rule(id)));
        let is_new = |rule: &&Rule| find(old, &rule.name).is_none();
        let other = |rule: &&Rule| find(old, &rule.name).is_some_and(|said| said != new.outline(rule));
        let gone = |rule: &&Rule| find(new, &rule.name).is_none();
        let known = |option: &&GameOption| !old.options.iter().any(|known| known == *option);
        let left = |option: &&GameOption| !new.options.iter().any(|other| other.name == option.name);
        let was = open(before).unwrap_or_default();
        let is = open(after)?;
        Ok(ChangesAnswer {
            added: new.rules.iter().filter(is_new).map(RuleAnswer::of).collect(),
            redefined: new.rules.iter().filter(other).map(RuleAnswer::of).collect(),
            removed: old.rules.iter().filter(gone).map(|rule| rule.name.clone()).collect(),
            options: new.options.iter().filter(known).map(OptionAnswer::of).collect(),
            options_removed: old.options.iter().filter(left).map(|option| option.name.clone()).collect(),
            parts: parts(old, new),
            gained: is.iter().filter(|text| !was.contains(text)).cloned().collect(),
            lost: was.iter().filter(|text| !is.contains(text)).cloned().collect(),
        })
    }

    /// Whether nothing is different that can be told.
    pub fn is_empty(&self) -> bool {
        *self == ChangesAnswer::default()
    }
}

fn open(session: &Session) -> Result<Vec<String>, Diagnostic> {
    Ok(session.decisions()?.into_iter().map(|(text, _)| text).collect())
}

/// What is different of what a game is made of besides rules and options.
fn parts(old: &Game, new: &Game) -> Vec<&'static str> {
    let phases = |game: &Game| game.phases.iter().map(|phase| phase.name.clone()).collect::<Vec<_>>();
    let grammar = |game: &Game| game.grammar.iter().map(|layer| layer.text.clone()).collect::<Vec<_>>();
    let board = |game: &Game| format!("{:?}", game.board);
    let found = [
        ("players", old.players != new.players),
        ("pieces", old.pieces != new.pieces || old.supply != new.supply),
        ("board", board(old) != board(new)),
        ("start", old.setup != new.setup || old.variables != new.variables),
        ("phases", phases(old) != phases(new)),
        ("notation", grammar(old) != grammar(new)),
    ];
    found.into_iter().filter(|(_, differs)| *differs).map(|(part, _)| part).collect()
}
