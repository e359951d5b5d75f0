use super::{Action, Condition, Flow, Moves, Number, Set};

/// A named rule of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub u16);

impl RuleId {
    /// Its place in the list of rules.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a rule says.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// Which cells.
    Set(Set),
    /// How many.
    Number(Number),
    /// Whether.
    Condition(Condition),
    /// Which decisions.
    Moves(Moves),
    /// What happens.
    Action(Action),
    /// How it goes on.
    Flow(Flow),
}

impl Body {
    /// What such a rule is called in messages.
    pub fn type_name(&self) -> &'static str {
        match self {
            Body::Set(_) => "a set of cells",
            Body::Number(_) => "a number",
            Body::Condition(_) => "a condition",
            Body::Moves(_) => "moves",
            Body::Action(_) => "an action",
            Body::Flow(_) => "a course of play",
        }
    }
}

/// A rule: its name, its sentence, where it stands, and what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// `phase.rule`, or `rule` where it belongs to no phase.
    pub name: String,
    /// The number of the rule in the rulebook, such as `E5`.
    pub label: Option<String>,
    /// The sentence that says it to a player.
    pub sentence: Option<String>,
    /// The script.
    pub file: String,
    /// The line in it, from 1.
    pub line: u32,
    /// What it says.
    pub body: Body,
    /// The variant that put it in the place of another rule, and what stood there.
    pub replaces: Option<Box<Rule>>,
    /// The variant, or the game, that says it.
    pub by: String,
}

impl Rule {
    /// `file:line`.
    pub fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    /// `E5 A stack with all six neighbours occupied may not move.`, or the name if nothing is said.
    pub fn says(&self) -> String {
        match (&self.label, &self.sentence) {
            (Some(label), Some(sentence)) => format!("{label} {sentence}"),
            (None, Some(sentence)) => sentence.clone(),
            (Some(label), None) => format!("{label} ({})", self.name),
            (None, None) => format!("rule `{}`", self.name),
        }
    }
}
