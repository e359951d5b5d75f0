//! What a tree speaks about besides the position: the cell in question, the decision in question.

use super::bits::Bits;
use super::compiler::{Compiled, Compiler};
use crate::rule::{Condition, Moves, Node, Number, Set, VariableId, Whose};
use std::ops::BitOr;

/// What is spoken about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mentions {
    /// The cell in question.
    pub cell: bool,
    /// The decision in question.
    pub decision: bool,
}

impl BitOr for Mentions {
    type Output = Mentions;

    fn bitor(self, other: Mentions) -> Mentions {
        Mentions { cell: self.cell || other.cell, decision: self.decision || other.decision }
    }
}

const NEITHER: Mentions = Mentions { cell: false, decision: false };
const DECISION: Mentions = Mentions { cell: false, decision: true };
const BOTH: Mentions = Mentions { cell: true, decision: true };

impl<'a, B: Bits> Compiler<'a, B> {
    /// What a tree speaks about, the rules that it mentions included.
    pub fn mentions(&mut self, node: Node<'a>) -> Compiled<Mentions> {
        if let Node::Rule(id) = node {
            return self.rule(id, |compiler, body| compiler.mentions(body.node()));
        }
        let mut all = by_itself(node);
        for part in node.parts() {
            // What a decision does besides is not asked where only its being open matters.
            if !matches!(part, Node::Action(_)) {
                all = all | self.mentions(part)?;
            }
        }
        // The cell that its condition speaks about is its own.
        Ok(if let Node::Set(Set::Where(_)) = node { Mentions { cell: false, ..all } } else { all })
    }
}

/// What a word speaks about, whatever it is said of.
fn by_itself(node: Node<'_>) -> Mentions {
    match node {
        Node::Set(set) => of_set(set),
        Node::Number(number) => of_number(number),
        Node::Condition(Condition::In(_) | Condition::Function(_)) | Node::Moves(Moves::Function(_)) => BOTH,
        Node::Condition(_)
        | Node::Moves(_)
        | Node::Shape(_)
        | Node::Action(_)
        | Node::Flow(_)
        | Node::Rule(_) => NEITHER,
    }
}

fn of_variable(id: VariableId) -> Mentions {
    if id.whose == Whose::Moved { DECISION } else { NEITHER }
}

fn of_set(set: &Set) -> Mentions {
    match set {
        Set::Variable(id) => of_variable(*id),
        Set::Origin | Set::Target | Set::Between | Set::Taken => DECISION,
        Set::Function(_) => BOTH,
        Set::Rule(_)
        | Set::All
        | Set::Empty
        | Set::Occupied
        | Set::Owned(_)
        | Set::Top(_)
        | Set::Holding(_)
        | Set::Cells(_)
        | Set::PlayerCells(_)
        | Set::Or(..)
        | Set::And(..)
        | Set::Minus(..)
        | Set::Not(_)
        | Set::Shift(..)
        | Set::Near(_)
        | Set::Surrounded(_)
        | Set::Linked { .. }
        | Set::Sight { .. }
        | Set::InLine { .. }
        | Set::Where(_) => NEITHER,
    }
}

fn of_number(number: &Number) -> Mentions {
    match number {
        Number::Variable(id) => of_variable(*id),
        Number::Height | Number::Neighbours(_) | Number::Function(_) => BOTH,
        Number::OnLine(_)
        | Number::Distance
        | Number::Heading
        | Number::Arrival
        | Number::Deflections
        | Number::PieceMoved
        | Number::Bid => DECISION,
        Number::Rule(_)
        | Number::Constant(_)
        | Number::Hand(..)
        | Number::Captured(..)
        | Number::Ply
        | Number::Repetitions
        | Number::Count(_)
        | Number::Pieces(_)
        | Number::Groups(_)
        | Number::Opposite(_)
        | Number::Add(..)
        | Number::Subtract(..)
        | Number::Multiply(..) => NEITHER,
    }
}
