use super::{Condition, RuleId, Who};

/// How the game goes on: the first step whose condition holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Flow(pub Vec<Step>);

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// When it is taken; always if absent.
    pub when: Option<Condition>,
    /// What happens.
    pub next: Next,
    /// The rule that says so.
    pub rule: Option<RuleId>,
}

/// Whose turn it becomes.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnTo {
    /// The next player's.
    Next,
    /// Still the same player's: a new turn.
    Same,
    /// One player's.
    Who(Who),
    /// The player whose number a variable holds.
    Variable(super::VariableId),
}

/// What happens next.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// The turn is complete; another begins in a phase.
    Go {
        /// The phase.
        phase: u8,
        /// Whose turn.
        turn: TurnTo,
    },
    /// The turn goes on in a phase.
    Follow {
        /// The phase.
        phase: u8,
    },
    /// Who must decide passes, if another player can decide; else the game ends by the score.
    Pass,
    /// Somebody wins.
    Win(Who),
    /// Somebody loses; with two players the other wins, with more all others do.
    Lose(Who),
    /// Nobody wins.
    Draw,
    /// The highest score wins; nobody does if all are equal.
    Score,
    /// The highest score wins, and all who have it.
    Share,
    /// Another rule that says how to go on; if none of its steps is taken, the next one here is looked at.
    Rule(RuleId),
}
