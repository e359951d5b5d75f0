use crate::rule::{Game, GameOption, OptionKind};
use crate::session::command::Engine;
use serde::Serialize;

/// What may be chosen before a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// The games.
    pub games: Vec<String>,
    /// The house rules of this one.
    pub variants: Vec<String>,
    /// Its options.
    pub options: Vec<OptionOf>,
}

/// An option, as a page asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionOf {
    /// Its name.
    pub name: String,
    /// Its value now.
    pub value: String,
    /// Its value unless set.
    pub default: String,
    /// What it does.
    pub help: String,
    /// What kind of values it takes: `flag`, `integer`, `choice` or `text`.
    pub kind: &'static str,
    /// The smallest and the largest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<(i64, i64)>,
    /// The words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
}

impl Rules {
    /// What may be chosen for the game that is played.
    pub fn of(engine: &Engine) -> Rules {
        let game: &Game = engine.session().game();
        let names = engine.shelf().library().names();
        Rules {
            games: names.into_iter().filter(|name| !name.contains('/')).collect(),
            variants: engine.variants(),
            options: game.options.iter().map(OptionOf::of).collect(),
        }
    }
}

impl OptionOf {
    fn of(option: &GameOption) -> OptionOf {
        let (kind, range, words) = match &option.kind {
            OptionKind::Flag => ("flag", None, Vec::new()),
            OptionKind::Integer { min, max } => ("integer", Some((*min, *max)), Vec::new()),
            OptionKind::Choice(words) => ("choice", None, words.clone()),
            OptionKind::Text => ("text", None, Vec::new()),
        };
        OptionOf {
            name: option.name.clone(),
            value: option.value.to_string(),
            default: option.default.to_string(),
            help: option.help.clone(),
            kind,
            range,
            words,
        }
    }
}
