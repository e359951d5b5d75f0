use super::RuleId;
use crate::position::Player;

/// Who decides in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decides {
    /// Whose turn it is.
    Mover,
    /// The player after the one whose turn it is.
    Other,
    /// One player.
    Player(Player),
    /// Whoever speaks first. Not part of any turn.
    Anyone,
    /// Nobody: it is drawn by lot. Not part of any turn.
    Chance,
}

/// A part of the game in which one kind of decision is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Phase {
    /// Its name.
    pub name: String,
    /// Who decides.
    pub decides: Decides,
    /// Whether its decisions only continue a turn that another phase began.
    pub follow_up: bool,
    /// The rule that says which decisions are open.
    pub moves: RuleId,
    /// Which decisions anyone may make besides, whoever decides.
    pub besides: Option<RuleId>,
    /// What happens after each decision, before it is asked how to go on.
    pub after: Option<RuleId>,
    /// What is looked at before anybody decides.
    pub start: Option<RuleId>,
    /// How it goes on after a decision.
    pub next: RuleId,
    /// How it goes on if no decision is open.
    pub blocked: RuleId,
    /// What must hold for a position to be in this phase, if more than that a decision is open.
    pub fits: Option<RuleId>,
}

impl Phase {
    /// Whether its decisions are part of a turn.
    pub fn is_turn(&self) -> bool {
        !matches!(self.decides, Decides::Anyone | Decides::Chance)
    }
}
