use crate::analysis::Used;
use crate::rule::{Game, GameOption, OptionKind, Rule, RuleId};
use serde::Serialize;

/// The rules of a game in their own sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesAnswer {
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The house rules laid over it, in order.
    pub with: Vec<String>,
    /// What may be set.
    pub options: Vec<OptionAnswer>,
    /// The rules, in the order of the scripts.
    pub rules: Vec<RuleAnswer>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleAnswer {
    /// Its name.
    pub rule: String,
    /// Its number in the rulebook.
    pub label: Option<String>,
    /// What it says to a player.
    pub sentence: Option<String>,
    /// `file:line`.
    pub at: String,
    /// The game or variant that says it.
    pub by: String,
    /// Whether it has a say: a rule that a variant no longer mentions has none.
    pub used: bool,
    /// The rules that mentioned it before a variant took their place, if it has no say any more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dropped_by: Vec<String>,
    /// What stood in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Box<RuleAnswer>>,
}

/// One option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionAnswer {
    /// Its name.
    pub option: String,
    /// Its value now.
    pub value: String,
    /// Its value unless set.
    pub default: String,
    /// The values that it takes, in words.
    pub values: String,
    /// What it does.
    pub help: String,
}

impl RulesAnswer {
    /// The rules of a game; those that hold a text in their name, number or sentence if one is given.
    pub fn of(game: &Game, filter: Option<&str>) -> RulesAnswer {
        let filter = filter.map(str::to_lowercase);
        let holds = |answer: &RuleAnswer| {
            filter.as_ref().is_none_or(|filter| {
                let said = [Some(&answer.rule), answer.label.as_ref(), answer.sentence.as_ref()];
                said.into_iter().flatten().any(|text| text.to_lowercase().contains(filter))
            })
        };
        RulesAnswer {
            game: game.name.clone(),
            title: game.title.clone(),
            with: game.variants.clone(),
            options: game.options.iter().map(OptionAnswer::of).collect(),
            rules: RuleAnswer::all(game).into_iter().filter(holds).collect(),
        }
    }
}

impl RuleAnswer {
    /// What is told of all rules of a game.
    fn all(game: &Game) -> Vec<RuleAnswer> {
        let used = Used::of(game);
        let told = |(number, rule): (usize, &Rule)| {
            let id = RuleId(number as u16);
            let used = used.may_ask(game, id);
            let dropped_by = if used { Vec::new() } else { dropped_by(game, id) };
            RuleAnswer { used, dropped_by, ..RuleAnswer::of(rule) }
        };
        game.rules.iter().enumerate().map(told).collect()
    }

    /// What is told of a rule by itself.
    pub fn of(rule: &Rule) -> RuleAnswer {
        RuleAnswer {
            rule: rule.name.clone(),
            label: rule.label.clone(),
            sentence: rule.sentence.clone(),
            at: rule.place(),
            by: rule.by.clone(),
            used: true,
            dropped_by: Vec::new(),
            replaces: rule.replaces.as_deref().map(|old| Box::new(RuleAnswer::of(old))),
        }
    }
}

/// The rules that mentioned a rule before a variant took their place.
fn dropped_by(game: &Game, id: RuleId) -> Vec<String> {
    let mentioned = |rule: &&Rule| {
        let older = std::iter::successors(rule.replaces.as_deref(), |rule| rule.replaces.as_deref());
        older.into_iter().any(|old| old.body.mentions().contains(&id))
    };
    game.rules.iter().filter(mentioned).map(|rule| rule.name.clone()).collect()
}

impl OptionAnswer {
    /// What is told of an option.
    pub fn of(option: &GameOption) -> OptionAnswer {
        let values = match &option.kind {
            OptionKind::Flag => "true or false".to_string(),
            OptionKind::Integer { min, max } => format!("{min} to {max}"),
            OptionKind::Choice(words) => words.join(", "),
            OptionKind::Text => "any text".to_string(),
        };
        OptionAnswer {
            option: option.name.clone(),
            value: option.value.to_string(),
            default: option.default.to_string(),
            values,
            help: option.help.clone(),
        }
    }
}
