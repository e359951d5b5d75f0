//! Whether a game's rules speak about what positions are not told apart by: the number of turns played, and how often
//! a position stood before.

use crate::rule::{Action, Body, Condition, Flow, Game, Manner, Moves, Number, Set, Shape};

/// Whether the number of turns played can make a difference. Of functions it is only known what their scripts
/// say: one that never says `ply` cannot ask for it.
pub(super) fn matters(game: &Game) -> bool {
    speaks(game, &Number::Ply, "ply")
}

/// Whether it can make a difference how often a position stood before, which no position tells. Of functions as
/// above.
pub(super) fn recalls(game: &Game) -> bool {
    speaks(game, &Number::Repetitions, "repetitions")
}

/// Whether a game speaks about a number, or a script with functions says its word.
fn speaks(game: &Game, about: &Number, word: &str) -> bool {
    let said = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|said| said == word);
    let finder = Finder { about };
    game.rules.iter().any(|rule| finder.in_body(&rule.body))
        || game.score.as_ref().is_some_and(|score| finder.in_number(score))
        || game.has_functions() && game.sources.iter().any(|source| said(&source.text))
}

/// Looks for a number in trees.
struct Finder<'a> {
    about: &'a Number,
}

impl Finder<'_> {
    fn in_body(&self, body: &Body) -> bool {
        match body {
            Body::Set(set) => self.in_set(set),
            Body::Number(number) => self.in_number(number),
            Body::Condition(condition) => self.in_condition(condition),
            Body::Moves(moves) => self.in_moves(moves),
            Body::Action(action) => self.in_action(action),
            Body::Flow(Flow(steps)) => {
                steps.iter().filter_map(|step| step.when.as_ref()).any(|part| self.in_condition(part))
            }
        }
    }

    fn in_set(&self, set: &Set) -> bool {
        match set {
            Set::Or(left, right) | Set::And(left, right) | Set::Minus(left, right) => {
                self.in_set(left) || self.in_set(right)
            }
            Set::Not(inner) | Set::Shift(inner, _) | Set::Near(inner) | Set::Surrounded(inner) => {
                self.in_set(inner)
            }
            Set::Sight { from, through } => self.in_set(from) || self.in_set(through),
            Set::Linked { to, within } => self.in_set(to) || self.in_set(within),
            Set::InLine { length, of } => self.in_number(length) || self.in_set(of),
            Set::Where(condition) => self.in_condition(condition),
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

    fn in_number(&self, number: &Number) -> bool {
        match number {
            Number::Ply | Number::Repetitions => number == self.about,
            Number::Count(set)
            | Number::Pieces(set)
            | Number::Neighbours(set)
            | Number::Groups(set)
            | Number::OnLine(set) => self.in_set(set),
            Number::Opposite(inner) => self.in_number(inner),
            Number::Add(left, right) | Number::Subtract(left, right) | Number::Multiply(left, right) => {
                self.in_number(left) || self.in_number(right)
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

    fn in_condition(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Some(set) | Condition::None(set) | Condition::In(set) => self.in_set(set),
            Condition::Compare(left, _, right) => self.in_number(left) || self.in_number(right),
            Condition::Line { length, of } => self.in_number(length) || self.in_set(of),
            Condition::Connects { of, from, to } => self.in_set(of) || self.in_set(from) || self.in_set(to),
            Condition::Can(moves) => self.in_moves(moves),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().any(|part| self.in_condition(part)),
            Condition::Not(inner) => self.in_condition(inner),
            Condition::Constant(_) | Condition::Rule(_) | Condition::Function(_) => false,
        }
    }

    fn in_moves(&self, moves: &Moves) -> bool {
        match moves {
            Moves::Make(generator) => {
                self.in_shape(&generator.shape)
                    || generator.action.as_ref().is_some_and(|part| self.in_action(part))
            }
            Moves::Any(parts) | Moves::First(parts) => parts.iter().any(|part| self.in_moves(part)),
            Moves::Only(inner, condition) => self.in_moves(inner) || self.in_condition(condition),
            Moves::Rule(_) | Moves::Function(_) => false,
        }
    }

    fn in_shape(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Place { pieces: _, at } => self.in_set(at),
            Shape::Step { from, directions: _, to, landing: _ } => self.in_set(from) || self.in_set(to),
            Shape::Slide {
                from,
                directions: _,
                through,
                to,
                whole: _,
                deflectors: _,
                manner,
                landing: _,
            } => {
                let Manner { links: _, portals: _, over, at_most, short_by } = manner.as_ref();
                let numbers = [at_most, short_by];
                [from, through, to].into_iter().chain(over).any(|part| self.in_set(part))
                    || numbers.into_iter().flatten().any(|part| self.in_number(part))
            }
            Shape::Hop { from, directions: _, over, to, landing: _ } => {
                self.in_set(from) || self.in_set(over) || self.in_set(to)
            }
            Shape::Jump { from, directions: _, distance, over, to, landing: _ } => {
                self.in_set(from) || self.in_number(distance) || self.in_set(over) || self.in_set(to)
            }
            Shape::Leap { from, by: _, to, landing: _ } => self.in_set(from) || self.in_set(to),
            Shape::Push { pieces: _, onto } => self.in_set(onto),
            Shape::Flank { pieces: _, at, over, until } => {
                self.in_set(at) || self.in_set(over) || self.in_set(until)
            }
            Shape::Take { length, of, along, spare, once: _, fate: _ } => {
                self.in_number(length)
                    || self.in_set(of)
                    || self.in_set(along)
                    || spare.as_ref().is_some_and(|part| self.in_set(part))
            }
            Shape::Choose { from } => self.in_set(from),
            Shape::Bid { listed: _ } | Shape::Say { word: _ } => false,
        }
    }

    fn in_action(&self, action: &Action) -> bool {
        match action {
            Action::Sequence(parts) => parts.iter().any(|part| self.in_action(part)),
            Action::Remove(set, _)
            | Action::Flip(set)
            | Action::Tuck(set)
            | Action::Become(set, _)
            | Action::Put(set, _)
            | Action::AssignCell(_, set) => self.in_set(set),
            Action::Hand(_, _, number) | Action::Assign(_, number) => self.in_number(number),
            Action::When(condition, inner) => self.in_condition(condition) || self.in_action(inner),
            Action::Rule(_) | Action::Clear(..) | Action::Function(_) => false,
        }
    }
}
