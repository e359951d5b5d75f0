use crate::rule::{Game, GameOption, OptionKind, Rule};
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
        let holds = |rule: &&Rule| {
            filter.as_ref().is_none_or(|filter| {
                let label = rule.label.as_deref().unwrap_or_default();
                let sentence = rule.sentence.as_deref().unwrap_or_default();
                [rule.name.as_str(), label, sentence].iter().any(|text| text.to_lowercase().contains(filter))
            })
        };
        RulesAnswer {
            game: game.name.clone(),
            title: game.title.clone(),
            with: game.variants.clone(),
            options: game.options.iter().map(OptionAnswer::of).collect(),
            rules: game.rules.iter().filter(holds).map(RuleAnswer::of).collect(),
        }
    }
}

impl RuleAnswer {
    /// What is told of a rule.
    pub fn of(rule: &Rule) -> RuleAnswer {
        RuleAnswer {
            rule: rule.name.clone(),
            label: rule.label.clone(),
            sentence: rule.sentence.clone(),
            at: rule.place(),
            by: rule.by.clone(),
            replaces: rule.replaces.as_deref().map(|old| Box::new(RuleAnswer::of(old))),
        }
    }
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
