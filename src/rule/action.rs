use super::{Condition, FunctionId, Number, RuleId, Set, VariableId, Who};
use crate::position::Player;

/// What becomes of pieces that leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// They are out of the game.
    Out,
    /// Who decides has captured them.
    Captured,
    /// Each goes back to its owner's hand; what nobody owns is out.
    Returned,
    /// Those of who decides go back to the hand, the others are captured.
    Taken,
}

impl Fate {
    /// Whether who decides captures a piece of an owner.
    pub fn captures(self, owner: Option<Player>, me: Player) -> bool {
        match self {
            Fate::Captured => true,
            Fate::Taken => owner != Some(me),
            Fate::Out | Fate::Returned => false,
        }
    }
}

/// What happens after a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Another rule, by name.
    Rule(RuleId),
    /// One after the other.
    Sequence(Vec<Action>),
    /// The stacks on these cells leave the board.
    Remove(Set, Fate),
    /// The top pieces on these cells become those of the player after their owner, of the same kind.
    Flip(Set),
    /// The top pieces leave their stacks and go beneath the stack on the cell that the decision ends on.
    Tuck(Set),
    /// The top pieces on these cells become another kind of the same owner: for each type, which one.
    Become(Set, Vec<crate::position::Piece>),
    /// A piece comes on top of each of these cells, from outside the game: a type for each player.
    Put(Set, Vec<crate::position::Piece>),
    /// Somebody's hand changes: a type for each player.
    Hand(Who, Vec<crate::position::Piece>, Number),
    /// A variable gets a value.
    Assign(VariableId, Number),
    /// All values of a variable become 0: the first, and how many.
    Clear(VariableId, u16),
    /// A variable gets the number of the first of these cells, or −1.
    AssignCell(VariableId, Set),
    /// Only if a condition holds.
    When(Condition, Box<Action>),
    /// What a function answers.
    Function(FunctionId),
}
