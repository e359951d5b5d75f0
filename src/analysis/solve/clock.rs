//! Whether a game's rules speak about the number of turns played, so that positions which differ only in it
//! must be told apart.

use crate::rule::{Action, Body, Condition, Flow, Game, Manner, Moves, Number, Set, Shape};

/// Whether the number of turns played can make a difference. Of functions it is only known what their scripts
/// say: one that never says `ply` cannot ask for it.
pub(super) fn matters(game: &Game) -> bool {
    let said = |text: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .any(|word| matches!(word, "ply" | "repetitions"))
    };
    game.rules.iter().any(|rule| in_body(&rule.body))
        || game.score.as_ref().is_some_and(in_number)
        || game.has_functions() && game.sources.iter().any(|source| said(&source.text))
}

fn in_body(body: &Body) -> bool {
    match body {
        Body::Set(set) => in_set(set),
        Body::Number(number) => in_number(number),
        Body::Condition(condition) => in_condition(condition),
        Body::Moves(moves) => in_moves(moves),
        Body::Action(action) => in_action(action),
        Body::Flow(Flow(steps)) => steps.iter().filter_map(|step| step.when.as_ref()).any(in_condition),
    }
}

fn in_set(set: &Set) -> bool {
    match set {
        Set::Or(left, right) | Set::And(left, right) | Set::Minus(left, right) => {
            in_set(left) || in_set(right)
        }
        Set::Not(inner) | Set::Shift(inner, _) | Set::Near(inner) | Set::Surrounded(inner) => in_set(inner),
        Set::Sight { from, through } => in_set(from) || in_set(through),
        Set::Linked { to, within } => in_set(to) || in_set(within),
        Set::InLine { length, of } => in_number(length) || in_set(of),
        Set::Where(condition) => in_condition(condition),
        Set::Rule(_)
        | Set::All
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
        | Set::Function(_) => false,
    }
}

fn in_number(number: &Number) -> bool {
    match number {
        Number::Ply | Number::Repetitions => true,
        Number::Count(set)
        | Number::Pieces(set)
        | Number::Neighbours(set)
        | Number::Groups(set)
        | Number::OnLine(set) => in_set(set),
        Number::Opposite(inner) => in_number(inner),
        Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
            in_number(left) || in_number(right)
        }
        Number::Constant(_)
        | Number::Rule(_)
        | Number::Height
        | Number::Hand(..)
        | Number::Captured(..)
        | Number::Variable(_)
        | Number::Distance
        | Number::Heading
        | Number::Arrival
        | Number::Deflections
        | Number::PieceMoved
        | Number::Bid
        | Number::Function(_) => false,
    }
}

fn in_condition(condition: &Condition) -> bool {
    match condition {
        Condition::Some(set) | Condition::None(set) | Condition::In(set) => in_set(set),
        Condition::Compare(left, _, right) => in_number(left) || in_number(right),
        Condition::Line { length, of } => in_number(length) || in_set(of),
        Condition::Connects { of, from, to } => in_set(of) || in_set(from) || in_set(to),
        Condition::Can(moves) => in_moves(moves),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(in_condition),
        Condition::Not(inner) => in_condition(inner),
        Condition::Constant(_) | Condition::Rule(_) | Condition::Function(_) => false,
    }
}

fn in_moves(moves: &Moves) -> bool {
    match moves {
        Moves::Make(generator) => {
            in_shape(&generator.shape) || generator.action.as_ref().is_some_and(in_action)
        }
        Moves::Any(parts) | Moves::First(parts) => parts.iter().any(in_moves),
        Moves::Only(inner, condition) => in_moves(inner) || in_condition(condition),
        Moves::Rule(_) | Moves::Function(_) => false,
    }
}

fn in_shape(shape: &Shape) -> bool {
    match shape {
        Shape::Place { pieces: _, at } => in_set(at),
        Shape::Step { from, directions: _, to, landing: _ } => in_set(from) || in_set(to),
        Shape::Slide { from, directions: _, through, to, whole: _, deflectors: _, manner, landing: _ } => {
            let Manner { links: _, portals: _, over, at_most, short_by } = manner.as_ref();
            let numbers = [at_most, short_by];
            [from, through, to].into_iter().chain(over).any(in_set)
                || numbers.into_iter().flatten().any(in_number)
        }
        Shape::Hop { from, directions: _, over, to, landing: _ } => {
            in_set(from) || in_set(over) || in_set(to)
        }
        Shape::Jump { from, directions: _, distance, over, to, landing: _ } => {
            in_set(from) || in_number(distance) || in_set(over) || in_set(to)
        }
        Shape::Leap { from, by: _, to, landing: _ } => in_set(from) || in_set(to),
        Shape::Push { pieces: _, onto } => in_set(onto),
        Shape::Flank { pieces: _, at, over, until } => in_set(at) || in_set(over) || in_set(until),
        Shape::Take { length, of, along, spare, once: _, fate: _ } => {
            in_number(length) || in_set(of) || in_set(along) || spare.as_ref().is_some_and(in_set)
        }
        Shape::Choose { from } => in_set(from),
        Shape::Bid { listed: _ } | Shape::Say { word: _ } => false,
    }
}

fn in_action(action: &Action) -> bool {
    match action {
        Action::Sequence(parts) => parts.iter().any(in_action),
        Action::Remove(set, _)
        | Action::Flip(set)
        | Action::Tuck(set)
        | Action::Become(set, _)
        | Action::Put(set, _)
        | Action::AssignCell(_, set) => in_set(set),
        Action::Hand(_, _, number) | Action::Assign(_, number) => in_number(number),
        Action::When(condition, inner) => in_condition(condition) || in_action(inner),
        Action::Rule(_) | Action::Clear(..) | Action::Function(_) => false,
    }
}
