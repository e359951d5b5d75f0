use super::words;
use crate::position::{Position, Stack};
use crate::rule::{Game, Node, Number, Shape};

/// How the stacks of a game are written: the letter of the top piece, the height, and a star where a piece that
/// belongs to nobody lies further down.
pub(super) struct Faces<'a> {
    game: &'a Game,
    /// Whether single pieces have their height written too.
    numbered: bool,
    grow: bool,
    nobodys: u64,
}

impl<'a> Faces<'a> {
    /// The faces of one position.
    pub fn new(game: &'a Game, position: &Position) -> Self {
        let nobodys = game.types_where(|piece| piece.owner.is_none());
        let piled =
            |stack: &Stack| stack.height() > 2 || stack.pieces().windows(2).any(|pair| pair[0] != pair[1]);
        let grow = jump_by_height(game);
        let numbered = grow || position.stacks().any(|(_, stack)| piled(stack));
        Faces { game, numbered, grow, nobodys }
    }

    /// Whether stacks grow in this game.
    pub fn grow(&self) -> bool {
        self.grow
    }

    /// Whether no more than its letter is written for a stack.
    pub fn is_bare(&self, stack: &Stack) -> bool {
        stack.height() == 1 && !self.numbered
    }

    /// What is written for a stack; nothing for none.
    pub fn of(&self, stack: &Stack) -> String {
        let Some(top) = stack.top() else { return String::new() };
        let mut face = words::letter(self.game, top).to_string();
        if self.numbered || stack.height() > 1 {
            face.push_str(&stack.height().to_string());
        }
        let below = &stack.pieces()[..stack.height() - 1];
        if below.iter().any(|piece| self.nobodys & piece.bit() != 0) {
            face.push('*');
        }
        face
    }
}

/// Whether stacks jump as far as they are high, so that each one's height is of interest.
fn jump_by_height(game: &Game) -> bool {
    let jumps = &mut |node: Node<'_>| match node {
        Node::Shape(Shape::Jump { distance, .. }) => asks_height(game, Node::Number(distance)),
        _ => false,
    };
    game.rules.iter().any(|rule| rule.body.node().any(jumps))
}

/// Whether something depends on a height, by itself or by the rules that it mentions.
fn asks_height(game: &Game, node: Node<'_>) -> bool {
    node.any(&mut |part| match part {
        Node::Number(Number::Height) => true,
        Node::Rule(id) => asks_height(game, game.rules[id.index()].body.node()),
        _ => false,
    })
}
