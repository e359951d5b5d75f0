use super::{Action, Body, Condition, Flow, Manner, Moves, Next, Number, RuleId, Set, Shape, Step};

/// A place in the tree of a rule, for whoever looks through trees without asking what they mean.
#[derive(Clone, Copy, Debug)]
pub enum Node<'a> {
    /// Cells.
    Set(&'a Set),
    /// A number.
    Number(&'a Number),
    /// A condition.
    Condition(&'a Condition),
    /// Decisions.
    Moves(&'a Moves),
    /// Decisions of one form.
    Shape(&'a Shape),
    /// What happens.
    Action(&'a Action),
    /// How play goes on.
    Flow(&'a Flow),
    /// Another rule, by name: what it says is no part of this tree.
    Rule(RuleId),
}

impl Body {
    /// The root of the rule's tree.
    pub fn node(&self) -> Node<'_> {
        match self {
            Body::Set(set) => Node::Set(set),
            Body::Number(number) => Node::Number(number),
            Body::Condition(condition) => Node::Condition(condition),
            Body::Moves(moves) => Node::Moves(moves),
            Body::Action(action) => Node::Action(action),
            Body::Flow(flow) => Node::Flow(flow),
        }
    }

    /// The rules that it mentions, in order; one may be there several times. What functions ask is not known.
    pub fn mentions(&self) -> Vec<RuleId> {
        let mut found = Vec::new();
        self.node().any(&mut |node| {
            if let Node::Rule(id) = node {
                found.push(id);
            }
            false
        });
        found
    }
}

impl<'a> Node<'a> {
    /// Whether something holds of this place or one below it. Every place is asked, in order, until it holds.
    pub fn any(self, test: &mut dyn FnMut(Node<'a>) -> bool) -> bool {
        test(self) || self.parts().into_iter().any(|part| part.any(test))
    }

    /// Whether asking it goes through all cells, however many it gives.
    pub fn goes_through_cells(self) -> bool {
        match self {
            Node::Set(set) => matches!(
                set,
                Set::Near(_)
                    | Set::Surrounded(_)
                    | Set::Linked { .. }
                    | Set::Sight { .. }
                    | Set::InLine { .. }
            ),
            Node::Number(number) => matches!(number, Number::Groups(_) | Number::OnLine(_)),
            Node::Condition(condition) => {
                matches!(condition, Condition::Line { .. } | Condition::Connects { .. })
            }
            _ => false,
        }
    }

    /// The places directly below, in order.
    pub fn parts(self) -> Vec<Node<'a>> {
        match self {
            Node::Set(set) => of_set(set),
            Node::Number(number) => of_number(number),
            Node::Condition(condition) => of_condition(condition),
            Node::Moves(moves) => of_moves(moves),
            Node::Shape(shape) => of_shape(shape),
            Node::Action(action) => of_action(action),
            Node::Flow(flow) => of_flow(flow),
            Node::Rule(_) => Vec::new(),
        }
    }
}

fn of_set(set: &Set) -> Vec<Node<'_>> {
    match set {
        Set::Rule(id) => vec![Node::Rule(*id)],
        Set::Or(left, right) | Set::And(left, right) | Set::Minus(left, right) => {
            vec![Node::Set(left), Node::Set(right)]
        }
        Set::Not(inner) | Set::Shift(inner, _) | Set::Near(inner) | Set::Surrounded(inner) => {
            vec![Node::Set(inner)]
        }
        Set::Linked { to, within } => vec![Node::Set(to), Node::Set(within)],
        Set::Sight { from, through } => vec![Node::Set(from), Node::Set(through)],
        Set::InLine { length, of } => vec![Node::Number(length), Node::Set(of)],
        Set::Where(condition) => vec![Node::Condition(condition)],
        Set::All
        | Set::Empty
        | Set::Occupied
        | Set::Owned(_)
        | Set::Top(_)
        | Set::Holding(_)
        | Set::Cells(_)
        | Set::PlayerCells(_)
        | Set::Origin
        | Set::Target
        | Set::Between
        | Set::Taken
        | Set::Variable(_)
        | Set::Function(_) => Vec::new(),
    }
}

fn of_number(number: &Number) -> Vec<Node<'_>> {
    match number {
        Number::Rule(id) => vec![Node::Rule(*id)],
        Number::Count(set)
        | Number::Pieces(set)
        | Number::Neighbours(set)
        | Number::Groups(set)
        | Number::OnLine(set) => vec![Node::Set(set)],
        Number::Opposite(inner) => vec![Node::Number(inner)],
        Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
            vec![Node::Number(left), Node::Number(right)]
        }
        Number::Constant(_)
        | Number::Height
        | Number::Hand(..)
        | Number::Captured(..)
        | Number::Variable(_)
        | Number::Ply
        | Number::Repetitions
        | Number::Distance
        | Number::Heading
        | Number::Arrival
        | Number::Deflections
        | Number::PieceMoved
        | Number::Bid
        | Number::Function(_) => Vec::new(),
    }
}

fn of_condition(condition: &Condition) -> Vec<Node<'_>> {
    match condition {
        Condition::Rule(id) => vec![Node::Rule(*id)],
        Condition::Some(set) | Condition::None(set) | Condition::In(set) => vec![Node::Set(set)],
        Condition::Compare(left, _, right) => vec![Node::Number(left), Node::Number(right)],
        Condition::Line { length, of } => vec![Node::Number(length), Node::Set(of)],
        Condition::Connects { of, from, to } => vec![Node::Set(of), Node::Set(from), Node::Set(to)],
        Condition::Can(moves) => vec![Node::Moves(moves)],
        Condition::All(parts) | Condition::Any(parts) => parts.iter().map(Node::Condition).collect(),
        Condition::Not(inner) => vec![Node::Condition(inner)],
        Condition::Constant(_) | Condition::Function(_) => Vec::new(),
    }
}

fn of_moves(moves: &Moves) -> Vec<Node<'_>> {
    match moves {
        Moves::Rule(id) => vec![Node::Rule(*id)],
        Moves::Make(generator) => {
            let action = generator.action.iter().map(Node::Action);
            std::iter::once(Node::Shape(&generator.shape)).chain(action).collect()
        }
        Moves::Any(parts) | Moves::First(parts) => parts.iter().map(Node::Moves).collect(),
        Moves::Only(inner, condition) => vec![Node::Moves(inner), Node::Condition(condition)],
        Moves::Function(_) => Vec::new(),
    }
}

/// Every field is named, so that a new one cannot be overlooked.
fn of_shape(shape: &Shape) -> Vec<Node<'_>> {
    match shape {
        Shape::Place { pieces: _, at } => vec![Node::Set(at)],
        Shape::Step { from, directions: _, to, landing: _ } => vec![Node::Set(from), Node::Set(to)],
        Shape::Slide { from, directions: _, through, to, whole: _, deflectors: _, manner, landing: _ } => {
            let Manner { links: _, portals: _, over, vault, at_most, short_by } = manner.as_ref();
            let sets = [from, through, to].into_iter().chain(over).chain(vault).map(Node::Set);
            sets.chain(at_most.iter().chain(short_by).map(Node::Number)).collect()
        }
        Shape::Hop { from, directions: _, over, to, landing: _ } => {
            vec![Node::Set(from), Node::Set(over), Node::Set(to)]
        }
        Shape::Jump { from, directions: _, distance, over, to, landing: _ } => {
            vec![Node::Set(from), Node::Number(distance), Node::Set(over), Node::Set(to)]
        }
        Shape::Leap { from, by: _, to, landing: _ } => vec![Node::Set(from), Node::Set(to)],
        Shape::Push { pieces: _, onto } => vec![Node::Set(onto)],
        Shape::Flank { pieces: _, at, over, until } => {
            vec![Node::Set(at), Node::Set(over), Node::Set(until)]
        }
        Shape::Take { length, exact: _, of, along, spare, once: _, fate: _ } => {
            let sets = [of, along].into_iter().chain(spare).map(Node::Set);
            std::iter::once(Node::Number(length)).chain(sets).collect()
        }
        Shape::Choose { from } => vec![Node::Set(from)],
        Shape::Bid { listed: _ } | Shape::Say { word: _ } => Vec::new(),
    }
}

fn of_action(action: &Action) -> Vec<Node<'_>> {
    match action {
        Action::Rule(id) => vec![Node::Rule(*id)],
        Action::Sequence(parts) => parts.iter().map(Node::Action).collect(),
        Action::Remove(set, _)
        | Action::Flip(set)
        | Action::Tuck(set)
        | Action::Become(set, _)
        | Action::Put(set, _)
        | Action::AssignCell(_, set) => vec![Node::Set(set)],
        Action::Hand(_, _, number) | Action::Assign(_, number) => vec![Node::Number(number)],
        Action::When(condition, inner) => vec![Node::Condition(condition), Node::Action(inner)],
        Action::Clear(..) | Action::Function(_) => Vec::new(),
    }
}

fn of_flow(flow: &Flow) -> Vec<Node<'_>> {
    let mut parts = Vec::new();
    for Step { when, next, rule: _ } in &flow.0 {
        parts.extend(when.iter().map(Node::Condition));
        if let Next::Rule(id) = next {
            parts.push(Node::Rule(*id));
        }
    }
    parts
}
