//! What players can hold at all: which pieces can come into a hand, and which can be captured.

use super::{Action, Fate, Game, Landing, Moves, Node, Rule, Shape};
use crate::position::{Piece, Player};

impl Game {
    /// The most pieces of a type that a player can ever have in hand: what he begins with, unless more can come.
    pub fn most_in_hand(&self, player: Player, piece: Piece) -> u16 {
        let own = self.pieces[piece.index()].owner == Some(player);
        let comes = self.does(&|node| match node {
            Node::Action(Action::Hand(_, each, _)) => each.get(player.index()) == Some(&piece),
            _ => own && matches!(fate(node), Some(Fate::Returned | Fate::Taken)),
        });
        let first = self.setup.hands.iter().filter(|hand| (hand.0, hand.1) == (player, piece));
        if comes { u16::MAX } else { first.map(|hand| hand.2).sum() }
    }

    /// Whether a player can ever capture a piece of a type.
    pub fn may_capture(&self, player: Player, piece: Piece) -> bool {
        let owner = self.pieces[piece.index()].owner;
        self.does(&|node| match node {
            Node::Shape(
                Shape::Step { landing, .. }
                | Shape::Slide { landing, .. }
                | Shape::Hop { landing, .. }
                | Shape::Jump { landing, .. }
                | Shape::Leap { landing, .. },
            ) => *landing == Landing::Capture,
            _ => fate(node).is_some_and(|fate| fate.captures(owner, player)),
        })
    }

    /// Whether a rule does something, or one whose place it took; of what functions do it is not known.
    fn does(&self, something: &dyn Fn(Node<'_>) -> bool) -> bool {
        let may = &mut |node: Node<'_>| {
            matches!(node, Node::Action(Action::Function(_)) | Node::Moves(Moves::Function(_)))
                || something(node)
        };
        let versions = |rule| std::iter::successors(Some(rule), |rule: &&Rule| rule.replaces.as_deref());
        self.rules.iter().flat_map(versions).any(|rule| rule.body.node().any(may))
    }
}

/// What becomes of the pieces that a place of a tree takes off the board.
fn fate(node: Node<'_>) -> Option<Fate> {
    match node {
        Node::Action(Action::Remove(_, fate)) | Node::Shape(Shape::Take { fate, .. }) => Some(*fate),
        _ => None,
    }
}
